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
          'These are kinds of plans, not plans for sale. The type decides which doctors you use. The single plan decides about OTC items.',
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
            kindOf: 'HMO-POS: a network with side doors',
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
            facts: ['A doctor may say yes or no at each visit', 'OTC and Part D may or may not be part of it'],
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
        heading: 'What to compare in any type',
        introduction: 'An OTC allowance may be offered in several forms. Use the same gauge for each.',
        cards: [
          {
            icon: 'people',
            title: 'Network first',
            text: 'If your doctor is outside, the type of plan costs you more than an allowance brings.',
          },
          {
            icon: 'basket',
            title: 'Scope of the list',
            text: 'Count how many things you use are on it. A hundred others do not help you.',
          },
          {
            icon: 'bus',
            title: 'Way of delivery',
            text: 'Ask whether orders work where you spend part of the year, if you travel.',
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
              'Because offers change by county. Medicare.gov shows every plan for your ZIP code, and an agent can go through those they represent.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which types your county has',
        text: 'Give your ZIP code, or have a licensed insurance agent tell you which types are built in your county.',
      },
    ],
  },

  // Dual plans by plan year: what to read again each fall. The year and the dates come by themselves.
  {
    path: '/shop-4-dsnp-otc-2024',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10SHOP4DSNPDATED27_M', bh: 'MULTI-PLAN_SAMPLEBHSHOP4DSNPDATED27_M' },
    template: 'landing',
    title: 'Dual plans, year by year',
    description:
      'Dual plans (D-SNPs) in {planYear}: what may change from one year to the next, and which lines to read again in the letters.',
    headline: 'What to check in a {planYear} dual plan',
    subheadline: 'Dual plans (D-SNPs) are sold in some areas and change with the year.',
    image: 'letters',
    form: 'medicare-dual',
    benefits: ['otc', 'dental', 'vision', 'transportation'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Is an envelope still unopened?',
      text: 'The plan’s letter about {planYear} lists what changes and which extras are added or dropped; benefits vary by plan and county. A licensed insurance agent can go through it with you line by line.',
    },
    indexable: false,
    body: [
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'The yearly enrollment period is open',
        text: 'From October 15 to December 7, people with Medicare may join, change or leave a Medicare Advantage plan. A choice made in these weeks begins on January 1. If your dual plan still suits you, you need not do anything.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Changing outside the yearly period',
        text: 'For most people the time to change comes in the fall. People with Medicaid may have other openings, for example to return to Original Medicare with a drug plan. Medicare.gov explains which of them apply to you.',
      },
      {
        kind: 'comparison-table',
        heading: 'What may change in the same plan',
        introduction: 'A plan may keep its name and change what is inside. Lay the two years beside each other.',
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
        heading: 'Extras to look up again',
        introduction: 'A dual plan may include these in {planYear}, though it did not before, or the other way around.',
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
        heading: 'Four things to do each year',
        items: [
          'Open the Annual Notice of Change, which members receive by the end of September.',
          'Check the address that your state’s Medicaid office has for you.',
          'Answer the Medicaid renewal letter when it comes; a dual plan depends on it.',
          'Take a new card for OTC orders out of its envelope, and cut up the old one.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the new year',
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
        heading: 'Read the letter with an agent',
        text: 'Tell us if you have Medicaid and where you live, or call a licensed insurance agent with the letter at hand.',
      },
    ],
  },
]);
