import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Grocery allowances by ZIP code',
    button: 'Check my area',
    taps: 'Groceries start with Part A and Part B. Have both?',
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
    headline: 'A grocery allowance: how it loads, works and ends',
    subheadline: 'Some plans in some areas help members with certain conditions buy food.',
    image: 'groceries',
    form: 'medicare-short',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'One question before you go?',
      text: 'An agent can read you the terms of an allowance from a plan’s own booklet: how often it loads, where it works, when it ends. Or carry on with the form.',
    },
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Terms from plan papers, in short sentences' },
          { icon: 'phone', text: 'A licensed agent for the numbers' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'One month with an allowance',
        steps: [
          {
            title: 'It loads',
            text: 'Often on the first day of the month or the quarter, on a card that the plan mails to you.',
          },
          {
            title: 'You shop',
            text: 'At the checkout, the card pays for approved foods. You pay for everything else on the belt.',
          },
          {
            title: 'You check',
            text: 'The balance is on the receipt, in an app, or a phone call away.',
          },
          {
            title: 'It ends',
            text: 'In many plans, what is left on the last day is gone. In a few, it moves to the next month.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four terms to ask about',
        introduction: 'The same amount can be worth more or less to you, depending on these.',
        cards: [
          {
            icon: 'clock',
            title: 'How often',
            text: 'Monthly suits a small household. Quarterly allows one big shop, if you have a freezer.',
          },
          {
            icon: 'bus',
            title: 'Where',
            text: 'Some plans name large chains, some add markets, some only deliver. Delivery may have a fee.',
          },
          {
            icon: 'basket',
            title: 'Shared or separate',
            text: 'Food may draw on the same purse as drugstore items. Spend on one and the other shrinks.',
          },
          {
            icon: 'lock',
            title: 'If the card is lost',
            text: 'Ask whom to call, and whether the balance is moved to a new card.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why not every member has one',
        paragraphs: [
          'Food is among the special supplemental benefits for the chronically ill. The plan confirms a member’s condition and its other criteria before anything is loaded.',
          'Joining the plan and being approved for the allowance are two steps. Ask how long the second takes, and whether the plan still suits you if the answer is no.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about paying with it',
        questions: [
          {
            question: 'What if an item is refused?',
            answer: 'It is likely not on the approved list. You may pay for it yourself or put it back.',
          },
          {
            question: 'Can I take cash out?',
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
        heading: 'Ask for the terms, then decide',
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
    headline: 'Could a grocery allowance matter in your choice?',
    subheadline: 'Plans in some areas have one for members with certain chronic conditions.',
    image: 'groceries',
    form: 'medicare-quiz',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Three things it depends on',
        cards: [
          {
            icon: 'document',
            title: 'Your coverage',
            text: 'Only Medicare Advantage plans can have the allowance, and only some of them do.',
          },
          {
            icon: 'heart',
            title: 'The plan’s criteria',
            text: 'It is a special supplemental benefit for the chronically ill. The questions here leave your health out.',
          },
          {
            icon: 'bus',
            title: 'Your county',
            text: 'An insurer can offer the allowance in one county and leave it out in the next.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Put these above food on your list',
        introduction: 'If a plan fails one of them, an allowance seldom makes up for it.',
        items: [
          'Your doctors and hospital are in its network.',
          'Each of your medicines is on its drug list, at a cost you can carry.',
          'You know the most you could pay for care in one year.',
        ],
        note: 'If all three fit, the extras are a fair way to choose between two plans.',
      },
      {
        kind: 'faq',
        heading: 'Questions about the result',
        questions: [
          {
            question: 'Does the last screen say that I get the allowance?',
            answer: 'No. Only a plan can decide that. You see a number to call, and what to ask.',
          },
          {
            question: 'What if I do not have Part B yet?',
            answer: 'Then you are told so, and where people sign up for it. You can stop there.',
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
    subheadline: 'Plans in some areas have one. A licensed agent can check your county.',
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
          { icon: 'shield', text: 'No obligation to choose a plan' },
          { icon: 'clock', text: 'Hours are printed beside the number' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What happens on the call',
        steps: [
          {
            title: 'The agent says who they are',
            text: 'And how many companies they work with, and that the line is recorded.',
          },
          {
            title: 'You give a ZIP code',
            text: 'They look for plans in your county that list food among their benefits.',
          },
          {
            title: 'They read you the rules',
            text: 'Conditions the plan names, how approval works, the amount, the stores. Ask them to slow down.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three questions to ask on the call',
        introduction: 'Say them as they stand here.',
        cards: [
          {
            icon: 'basket',
            title: '“Is it for food, or only for drugstore items?”',
            text: 'Many plans have an allowance for the drugstore shelf and none for groceries.',
          },
          {
            icon: 'heart',
            title: '“Who in the plan receives it?”',
            text: 'Help with food is a special supplemental benefit for the chronically ill, so not all members do.',
          },
          {
            icon: 'people',
            title: '“Is my doctor still in?”',
            text: 'Have the agent look up each doctor you see before you hear any more about extras.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Have these within reach',
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
        heading: 'Phones closed just now?',
        text: 'The hours stand beside the number. You can give your ZIP code now and dial when somebody is there to answer.',
      },
    ],
  },
]);
