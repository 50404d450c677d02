import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Over-the-counter allowances: to read, to call, to preview. */
const openings: Openings = {
  english: {
    asks: 'OTC benefits where you live: ZIP code',
    button: 'Check my area',
    taps: 'Part A and Part B of Medicare: do you have both?',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const otcAllowance = defineAskingPages(openings, [
  // How an over-the-counter allowance runs through the year: its calendar decides what it is worth.
  {
    path: '/otc-allowance',
    brands: ['ayb', 'm10'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBOTCALLOW27_M', m10: 'MULTI-PLAN_SAMPLEM10OTCALLOW27_M' },
    template: 'landing',
    title: 'How an OTC allowance works',
    description:
      'Monthly, quarterly or yearly: how an over-the-counter allowance in a Medicare Advantage plan runs, and what to ask.',
    headline: 'How an over-the-counter allowance works through the year',
    subheadline: 'Some plans in some areas have one, by the month, quarter or year.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Ask what happens to an unused amount',
      text: 'Some plans let it carry over for a while. A licensed insurance agent can look up the rule for plans in your county that have an allowance.',
    },
    explains: ['otc-allowance', 'medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'The plan makes the list, you choose from it',
        paragraphs: [
          'An OTC allowance is a set amount that a plan puts toward health items sold without a prescription. The plan chooses the items, the places and the calendar. You choose from what is there.',
          'It pays for listed items only, and for you only. What is left over cannot be taken out as money.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Monthly, quarterly or yearly: which suits you',
        introduction: 'How often the amount is added matters as much as the amount.',
        columns: ['Added', 'Suits', 'Watch for'],
        rows: [
          [
            'Every month',
            'Things you use up: toothpaste, cough drops, vitamins',
            'The rest of one month may be gone when the next begins',
          ],
          [
            'Every quarter',
            'A larger order four times a year',
            'An order placed in the last days may count for the next',
          ],
          [
            'Once a year',
            'One bigger item, such as a blood pressure monitor, if it is listed',
            'A limit on each order, or on how many of one item',
          ],
        ],
        note: 'Each plan sets its own calendar. Unused amounts usually end with the plan year.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four questions to ask about each plan',
        introduction: 'Read them to the agent, plan by plan, and write the answers side by side.',
        cards: [
          {
            icon: 'basket',
            title: 'Which items are on the list?',
            text: 'Look for three things that you buy anyway.',
          },
          {
            icon: 'calendar',
            title: 'When can you use the amount?',
            text: 'Ask when it is added, when it ends, and whether any of it carries over.',
          },
          {
            icon: 'package',
            title: 'How do orders reach you?',
            text: 'By mail, or at a store counter. Ask what shipping costs and how long it takes.',
          },
          {
            icon: 'wallet',
            title: 'Is the amount shared with other benefits?',
            text: 'Some plans join it with others, such as dental. Spending on one then leaves less for the rest.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about an OTC allowance',
        questions: [
          {
            question: 'Can I order for my husband too?',
            answer: 'No. The allowance is for the member alone. If he has a plan of his own, he can look up its list.',
          },
          {
            question: 'Does the allowance pay for prescriptions?',
            answer:
              'Prescribed medicines go through a plan’s drug coverage instead. For a few shelf items, a plan may want you to talk with your doctor first.',
          },
          {
            question: 'Will the allowance stay the same next year?',
            answer:
              'It may not. Members get an Annual Notice of Change each fall. Look there for the amount, the list and the stores.',
          },
          {
            question: 'What about my Medicare supplement policy?',
            answer:
              'Compare both before you change. A supplement cannot be used together with Medicare Advantage, and in most states it may be difficult to buy one again later.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans near you have an allowance',
        text: 'Start with your ZIP code, or call a licensed insurance agent with these four questions.',
      },
    ],
  },

  // The phone version: what to have ready and what an agent will ask.
  {
    path: '/otc-allowance-now',
    brands: ['sd', 'm10'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDOTCALLOWNOW27_M', m10: 'MULTI-PLAN_SAMPLEM10OTCALLOWNOW27_M' },
    template: 'call',
    title: 'Call about an OTC allowance',
    description:
      'What a phone call about over-the-counter allowances covers, what to say about the items you buy, and what to ask.',
    headline: 'Ask about over-the-counter allowances by phone',
    subheadline: 'Plans in some areas have one. An agent can check your county by phone.',
    image: 'two-phones',
    leadsWith: 'call',
    form: 'medicare-call',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    explains: ['otc-allowance'],
    body: [
      {
        kind: 'how-it-works',
        heading: 'What happens on a call about an OTC allowance',
        steps: [
          {
            title: 'The agent says hello',
            text: 'You hear a name, whom the agent represents, and that the line is recorded.',
          },
          {
            title: 'You say where you live',
            text: 'County and ZIP code decide which plans can be discussed. Your Medicare number is not needed for that.',
          },
          {
            title: 'You go through plans together',
            text: 'The agent names the ones with an OTC allowance, if any, and reads you how each one works.',
          },
          {
            title: 'You decide when you are ready',
            text: 'The agent can enroll you in a plan if you want that. You can also take notes and decide later.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Tell the agent what you buy now',
        introduction: 'Name things from your bathroom cabinet. Some plans have such items on their list.',
        cards: [
          {
            icon: 'pill',
            title: '“I go through a lot of antacids.”',
            text: 'Ask if your kind is listed or only a house brand.',
          },
          { icon: 'bandaids', title: '“I need gauze and tape.”', text: 'Ask how many boxes you may order at a time.' },
          {
            icon: 'house',
            title: '“I want a grab bar in the shower.”',
            text: 'Some lists have safety items. Ask whether putting it up is included.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about calling',
        questions: [
          {
            question: 'What if I do not hear well on the phone?',
            answer:
              'Dial 711 first. A relay operator types or speaks for you, at no charge. You may also have family on the line.',
          },
          {
            question: 'Can I ask about more than the allowance?',
            answer:
              'Yes. Ask about doctors, medicines and yearly costs too, since an allowance is only one part of a plan.',
          },
          {
            question: 'What if no plan near me has an allowance?',
            answer:
              'Then ask what else the plans in your county may include. Your coverage stays as it is until you choose to change it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about OTC allowances in your county',
        text: 'Speak with a licensed insurance agent, or answer two questions here to see the number.',
      },
    ],
  },

  // A first look: where in a plan's papers its over-the-counter benefit is written.
  {
    path: '/otc-allowance-preview',
    brands: ['ayb'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBOTCALLOWPREVIEW27_M' },
    template: 'preview',
    title: 'Where plans print their OTC rules',
    description:
      'A first look at over-the-counter benefits: the three papers in which a plan writes its rules, and what to look up in each.',
    headline: 'Find the over-the-counter benefit in a plan’s papers',
    subheadline: 'Plans in some areas have this benefit. Three papers show what it covers.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Three papers that describe an OTC benefit',
        columns: ['Paper', 'What it tells you', 'When to read it'],
        rows: [
          ['Summary of Benefits', 'Whether there is an OTC benefit, in a line or two', 'While you compare plans'],
          ['OTC catalog', 'The items, their prices there, and how to order', 'Before you count on any item'],
          ['Evidence of Coverage', 'Every rule: dates, limits, what is left out', 'Before you join, and when in doubt'],
        ],
        note: 'Plans post these on their websites, and send a paper copy to members who ask for one.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Three details to look up',
        introduction: 'Some plans include an OTC benefit. These details show how you could use it.',
        cards: [
          {
            icon: 'calendar',
            title: 'The end date',
            text: 'Look for the words “expires” or “does not roll over” near the amount.',
          },
          {
            icon: 'people',
            title: 'Who may use it',
            text: 'Some extras are for all members, others for certain groups. The paper says which.',
          },
          {
            icon: 'document',
            title: 'The year on the cover',
            text: 'Benefits change from year to year, so read the copy for the year you want.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent for the plan papers',
        text: 'Ask a licensed insurance agent to send you the Summary of Benefits of each plan you talk about.',
      },
    ],
  },
]);
