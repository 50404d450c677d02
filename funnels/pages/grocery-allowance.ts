import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Grocery allowances by ZIP code',
    button: 'Check my area',
    taps: 'Medicare Advantage needs Part A and Part B. Have both?',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const groceryAllowance = defineAskingPages(openings, [
  // How a food allowance runs through a month: loading, spending, what is left.
  {
    path: '/grocery-allowance-r2',
    brands: ['sd', 'm10'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDGROALLOW27_M', m10: 'MULTI-PLAN_SAMPLEM10GROALLOW27_M' },
    template: 'landing',
    title: 'How a grocery allowance works',
    description:
      'From the day it loads to the day it ends: how a grocery allowance in a Medicare Advantage plan may work at the checkout.',
    headline: 'How a grocery allowance works at the store',
    subheadline: 'Some plans in some areas help members with certain conditions buy food.',
    image: 'groceries',
    form: 'medicare-short',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Hear the terms of a grocery allowance',
      text: 'A licensed insurance agent can read them from a plan’s own booklet: how often it loads, where it works, when it ends. Or go on here.',
    },
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Allowance terms in plain words' },
          { icon: 'phone', text: 'A licensed agent to look up amounts' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How an allowance works through a month',
        steps: [
          {
            title: 'The allowance loads',
            text: 'Often on the first day of the month or the quarter, on a card that the plan mails to you.',
          },
          {
            title: 'You shop for food',
            text: 'At the checkout, the card pays for approved foods. You pay for everything else.',
          },
          {
            title: 'You check the balance',
            text: 'It is on the receipt, in an app, or a phone call away.',
          },
          {
            title: 'The period ends',
            text: 'In a few plans, what is left moves to the next month. In many, it ends on the last day.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four allowance terms to ask about',
        introduction: 'The same amount can be worth more or less to you, depending on these.',
        cards: [
          {
            icon: 'calendar',
            title: 'How often it loads',
            text: 'A monthly amount suits a small household. A quarterly one allows one big shopping trip.',
          },
          {
            icon: 'storefront',
            title: 'Where you can use it',
            text: 'Some plans name large chains, some add markets, some only deliver. Delivery may have a fee.',
          },
          {
            icon: 'basket',
            title: 'Shared or for food alone',
            text: 'Food may share one amount with drugstore items. What you spend on one lowers the other.',
          },
          {
            icon: 'wallet',
            title: 'If the card is lost',
            text: 'Ask whom to call, and whether the balance is moved to a new card.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'How a member gets the allowance',
        paragraphs: [
          'Food is among the special supplemental benefits for the chronically ill. The plan confirms a member’s condition and its other criteria before anything is loaded.',
          'Joining the plan is one step, approval is the next. Ask how long approval takes, and check that the plan’s doctors and costs suit you either way.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about paying with an allowance',
        questions: [
          {
            question: 'What if the card does not pay for an item?',
            answer:
              'Then it is likely not on the approved list. Pay for it yourself, or ask the plan for the list of foods.',
          },
          {
            question: 'Can I take cash out of the allowance?',
            answer: 'No. The amount pays for approved items and nothing else.',
          },
          {
            question: 'Can my daughter shop for me?',
            answer: 'Often yes, with your card. Ask the plan how it handles a helper.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about grocery allowances near you',
        text: 'Enter your ZIP code, or let a licensed insurance agent look for plans in your county that mention food.',
      },
    ],
  },

  // The same topic as a quiz, around the place of food among one’s other needs.
  {
    path: '/grocery-allowance-r2-quiz',
    brands: ['m10', 'sd'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GROALLOWQUIZ27_M', sd: 'MULTI-PLAN_SAMPLESDGROALLOWQUIZ27_M' },
    template: 'quiz',
    title: 'Grocery allowance: a few questions',
    description:
      'Answer one question at a time and learn what a grocery allowance depends on, and whom to ask about it in your county.',
    headline: 'Should you ask about a grocery allowance?',
    subheadline: 'Plans in some areas have one for members with certain chronic conditions.',
    image: 'groceries',
    form: 'medicare-quiz',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Three things a grocery allowance depends on',
        cards: [
          {
            icon: 'document',
            title: 'Your coverage',
            text: 'The allowance comes with some Medicare Advantage plans. You need Part A and Part B to join one.',
          },
          {
            icon: 'heart',
            title: 'The plan’s criteria',
            text: 'It is a special supplemental benefit for the chronically ill. The questions here leave your health out.',
          },
          {
            icon: 'map-pin',
            title: 'Your county',
            text: 'An insurer can offer the allowance in one county and leave it out in the next.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Check these along with the allowance',
        introduction: 'They matter every month, with an allowance or without.',
        items: [
          'Your doctors and hospital are in its network.',
          'Each of your medicines is on its drug list, at a cost you can carry.',
          'You know the most you could pay for care in one year.',
        ],
        note: 'If all three fit, a grocery allowance can help you choose between two plans.',
      },
      {
        kind: 'faq',
        heading: 'Questions about the quiz result',
        questions: [
          {
            question: 'Will the quiz tell me if I get the allowance?',
            answer:
              'It gives you a number to call and tells you what to ask. The plan itself decides who gets the allowance.',
          },
          {
            question: 'What if I do not have Part B yet?',
            answer: 'The quiz tells you where people sign up for it. You can still go on and ask an agent.',
          },
        ],
      },
    ],
  },

  // The number first: what an agent can look up about groceries during one call.
  {
    path: '/grocery-allowance-now',
    brands: ['ac', 'bridge'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACGROALLOWNOW27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGEGROALLOWNOW27_M' },
    template: 'call',
    title: 'Call about a grocery allowance',
    description:
      'Speak with a licensed insurance agent about plans in your county that may have a grocery allowance, and what it asks of you.',
    headline: 'Ask about a grocery allowance by phone',
    subheadline: 'Some plans offer one, in some areas. An agent can check your county.',
    image: 'groceries',
    leadsWith: 'call',
    form: 'medicare-call',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'coin', text: 'The call is at no cost to you' },
          { icon: 'check', text: 'No obligation to choose a plan' },
          { icon: 'clock', text: 'Hours are printed beside the number' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What happens on a call about groceries',
        steps: [
          {
            title: 'The agent introduces the call',
            text: 'You hear how many companies they work with, and that the call is recorded.',
          },
          {
            title: 'You give your ZIP code',
            text: 'The agent looks for plans in your county that list food among their benefits.',
          },
          {
            title: 'You hear the plan’s rules',
            text: 'The conditions it names, how approval works, the amount and the stores. Ask the agent to repeat what you want to note.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three grocery questions to ask on the call',
        introduction: 'Read them to the agent and note the answers.',
        cards: [
          {
            icon: 'carrot',
            title: '“Is it for food, or only for drugstore items?”',
            text: 'Many plans have an allowance for the drugstore shelf and none for groceries.',
          },
          {
            icon: 'people',
            title: '“Who in the plan receives it?”',
            text: 'Help with food is a special supplemental benefit for the chronically ill, so not all members do.',
          },
          {
            icon: 'stethoscope',
            title: '“Is my doctor in this plan’s network?”',
            text: 'Have the agent look up each doctor you see, along with the grocery benefit.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Have these ready for the call',
        items: [
          'A pencil, and paper for the plan’s full name.',
          'The names of your doctors and your drugstore.',
          'Your medicine bottles.',
          'The booklet of the plan you have now, if you have one.',
        ],
        note: 'You need not give your Medicare number to hear about plans.',
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans near you help with groceries',
        text: 'Call during the hours beside the number. At other times, give your ZIP code here and call when an agent is there.',
      },
    ],
  },
]);
