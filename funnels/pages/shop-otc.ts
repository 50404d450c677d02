import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Where over-the-counter benefits are found: plan types, and dual plans by year. */
const openings: Openings = {
  english: {
    asks: 'Plan types near you: your ZIP code',
    button: 'Check my area',
    taps: 'Both Medicare and Medicaid: do you have them?',
    tiles: { true: 'check', false: 'document' },
  },
};

export const shopOtc = defineAskingPages(openings, [
  // The kinds of Medicare Advantage plans, and how each may handle over-the-counter items.
  {
    path: '/shop-4-ma-otc',
    brands: ['bridge', 'm10'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGESHOP4MAOTC27_M', m10: 'MULTI-PLAN_SAMPLEM10SHOP4MAOTC27_M' },
    template: 'listing',
    title: 'Plan types and OTC benefits',
    description:
      'HMO, PPO, PFFS and others: the kinds of Medicare Advantage plans, how each is built, and how it may handle OTC items.',
    headline: 'Medicare Advantage plan types and over-the-counter benefits',
    subheadline: 'Some plans in some areas include OTC items. Compare six plan types.',
    image: 'three-lanes',
    form: 'medicare-short',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'listing',
        heading: 'Six types of Medicare Advantage plans',
        introduction:
          'The type decides which doctors you use, and each plan of that type decides about OTC items. The list shows kinds of plans, not plans for sale.',
        sortedBy: 'name, from A to Z',
        entries: [
          {
            title: 'Health Maintenance Organization',
            kindOf: 'HMO: care inside one network',
            facts: [
              'Outside the network, usually emergencies and urgent care only',
              'May have an OTC catalog; ask which supplier fills the orders',
            ],
          },
          {
            title: 'HMO with Point of Service',
            kindOf: 'HMO-POS: a network, with some care outside it',
            facts: [
              'Some services may be used outside the network, often for more',
              'OTC orders still go through the plan’s own supplier',
            ],
          },
          {
            title: 'Medical Savings Account',
            kindOf: 'MSA: a high deductible and an account',
            facts: ['No Part D inside, so a drug plan is separate', 'Extras such as OTC may be missing or cost more'],
          },
          {
            title: 'Preferred Provider Organization',
            kindOf: 'PPO: a network you may leave',
            facts: [
              'Other doctors who take the plan, usually at a higher cost',
              'May have an OTC allowance; compare it with what leaving the network costs',
            ],
          },
          {
            title: 'Private Fee-for-Service',
            kindOf: 'PFFS: doctors who accept the plan’s terms',
            facts: ['A doctor may say yes or no at each visit', 'Some include OTC items or Part D, and others do not'],
          },
          {
            title: 'Special Needs Plan',
            kindOf: 'SNP: for certain groups of people',
            facts: [
              'For people with Medicaid, certain chronic conditions, or nursing-home care',
              'May have an OTC allowance beside other extras; each has criteria',
            ],
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to compare in any plan type',
        introduction: 'Some plans have an OTC allowance. Check these three points in each of them.',
        cards: [
          {
            icon: 'stethoscope',
            title: 'Your doctors',
            text: 'See that they are in the network. Care outside it may cost more than an allowance brings.',
          },
          {
            icon: 'basket',
            title: 'The OTC list',
            text: 'Count how many things on it you use. Those are the ones that help you.',
          },
          {
            icon: 'package',
            title: 'Delivery of OTC orders',
            text: 'Ask how they reach you, and whether they can follow you if you travel for part of the year.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about plan types and OTC',
        questions: [
          {
            question: 'Which type has the largest OTC amount?',
            answer:
              'The type does not decide it. Two HMOs in one county can differ more than an HMO and a PPO. Compare plan by plan.',
          },
          {
            question: 'Why are no company names listed here?',
            answer:
              'Plans differ by county. Once your ZIP code is known, an agent can go through the plans they represent. Medicare.gov shows every plan.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plan types your county has',
        text: 'Give your ZIP code, or ask a licensed insurance agent which types in your county may include OTC items.',
      },
    ],
  },

  // Dual plans by plan year: what to read again each fall. The year and the dates come by themselves.
  {
    path: '/shop-4-dsnp-otc-2024',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10SHOP4DSNPDATED27_M', bh: 'MULTI-PLAN_SAMPLEBHSHOP4DSNPDATED27_M' },
    template: 'landing',
    title: 'What may change in a dual plan',
    description:
      'Dual plans (D-SNPs) in {planYear}: what may change from one year to the next, and what to look up in the plan’s letters.',
    headline: 'What to check in a {planYear} dual plan',
    subheadline: 'Dual plans (D-SNPs) in some areas add benefits. See what changes yearly.',
    image: 'letters',
    form: 'medicare-dual',
    benefits: ['otc', 'dental', 'vision', 'transportation'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Did your dual plan send you a letter?',
      text: 'The plan’s letter about {planYear} lists what changes and which extras are added or dropped; benefits vary by plan and county. A licensed insurance agent can go through it with you line by line.',
    },
    indexable: false,
    body: [
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'The yearly enrollment period is open',
        text: 'From October 15 to December 7, people with Medicare may join, change or leave a Medicare Advantage plan. A choice made in these weeks begins on January 1. If your dual plan goes on and still suits you, you may keep it.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Changing plans outside the yearly period',
        text: 'People with Medicaid may have other openings in the year, for example to return to Original Medicare with a drug plan. For most others, the time to change comes in the fall. An agent can say which openings apply to you, and Medicare.gov explains them.',
      },
      {
        kind: 'comparison-table',
        heading: 'What may change in the same dual plan',
        introduction: 'A plan may keep its name and change what it covers. Compare this year with the next.',
        columns: ['Line to read', 'What may be different', 'Where it is printed'],
        rows: [
          ['Network', 'Doctors and hospitals that joined or left', 'Provider directory'],
          ['Drug list', 'Tiers, and medicines that need approval first', 'Formulary'],
          ['OTC allowance', 'The amount, the dates, the supplier', 'Annual Notice of Change'],
          ['Medicaid level', 'Which levels the plan accepts', 'Evidence of Coverage'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefits to ask about again',
        introduction: 'Some dual plans include these in {planYear}. Ask what is new and what has ended.',
        cards: [
          {
            icon: 'basket',
            title: 'Over-the-counter (OTC) items',
            text: 'Ask for the new catalog. Last year’s order numbers may no longer work.',
          },
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Ask if the yearly limit moved, and whether treatment begun before January goes on.',
          },
          { icon: 'glasses', title: 'Vision', text: 'Ask whether a two-year wait for new glasses starts over.' },
          { icon: 'bus', title: 'Rides', text: 'Ask who books them now. The company may have changed.' },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Four things to do each year with a dual plan',
        items: [
          'Open the Annual Notice of Change, which members receive by the end of September.',
          'Check the address that your state’s Medicaid office has for you.',
          'Answer the Medicaid renewal letter when it comes; a dual plan depends on it.',
          'Take a new card for OTC orders out of its envelope, and cut up the old one.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about a new plan year',
        questions: [
          {
            question: 'My dual plan is ending. What happens?',
            answer:
              'You get a letter with your choices. If you do nothing you may be placed in Original Medicare, and Medicare will see that people with Medicaid have a drug plan.',
          },
          {
            question: 'Does my Medicaid change on January 1 as well?',
            answer:
              'Not with the plan year. Your state reviews it on its own date, in most cases once in twelve months.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go through the plan’s letter with an agent',
        text: 'Tell us if you have Medicaid and where you live, or call a licensed insurance agent with the letter at hand.',
      },
    ],
  },
]);
