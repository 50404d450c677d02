import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Your ZIP code, to find your county', button: 'Find my county' } };

export const searchResults = defineAskingPages(openings, [
  // How a search by ZIP code works, and what it cannot tell.
  {
    path: '/search-med-z5d',
    brands: ['ac', 'bridge'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACSMZ5D27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGESMZ5D27_M' },
    template: 'landing',
    title: 'Searching Medicare plans by ZIP code',
    description:
      'What a ZIP code can tell about Medicare plans where you live, what it cannot, and how to fill in the rest yourself.',
    headline: 'Searching Medicare plans by ZIP code, step by step',
    subheadline: 'What your ZIP code tells about plans offered in some areas, and what to ask.',
    image: 'front-porch',
    form: 'medicare-short',
    benefits: ['dental', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    exitIntent: {
      heading: 'Does your ZIP code reach two counties?',
      text: 'The plans can differ from one county to the next. A licensed insurance agent can look up both with you over the phone.',
    },
    body: [
      {
        kind: 'comparison-table',
        heading: 'What a ZIP code can tell you',
        columns: ['You want to know', 'Does the ZIP code tell?', 'Where the answer is'],
        rows: [
          ['Which plans are sold here', 'Yes, together with the county', 'Medicare.gov, or an agent'],
          ['If my doctor is in the network', 'No', 'The plan’s directory and the doctor’s front desk'],
          ['If my medicines are on the list', 'No', 'The plan’s drug list, name by name'],
          ['If I may join right now', 'No', 'Your enrollment period'],
          ['What a supplement would cost', 'In part', 'The insurer, which may also ask your age and health'],
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Search Medicare plans in four steps',
        steps: [
          {
            title: 'Use the ZIP code where you live',
            text: 'Plans go by your permanent home, not by a post office box or a second home.',
          },
          {
            title: 'Pick your county',
            text: 'If your code reaches over a county line, pick the one on your tax bill.',
          },
          {
            title: 'Keep the plans your doctors take',
            text: 'Ask your clinic and hospital which ones they accept. The list gets shorter.',
          },
          { title: 'Price your medicines', text: 'Ask for the yearly cost at the drugstore you use, and by mail.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits to ask about by name',
        introduction: 'Some plans include these, and two plans in one ZIP code can differ.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Ask for the names of dentists in your county who take the plan.',
          },
          {
            icon: 'ear',
            title: 'Hearing',
            text: 'Ask where hearing aids are fitted, and how many return visits come with a pair.',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Where a plan has them, ask about distance, notice, and whether someone may ride along.',
          },
        ],
        learnMore: { label: 'What each kind of plan is for', destination: '/search-results-z5d' },
      },
      {
        kind: 'faq',
        heading: 'Questions about searching by ZIP code',
        questions: [
          {
            question: 'I am moving. Which ZIP code should I give?',
            answer:
              'Ask about both. A move out of a plan’s area usually opens a Special Enrollment Period, so you can choose again.',
          },
          {
            question: 'Does giving my ZIP code sign me up?',
            answer: 'No. You join a plan only by an application to the insurer, with your consent.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about plans in your ZIP code',
        text: 'Enter it above, which takes a few seconds, or call and tell it to a licensed insurance agent.',
      },
    ],
  },

  // Kinds of plans and what each is for, in the order of the alphabet.
  {
    path: '/search-results-z5d',
    brands: ['ac', 'bridge'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACSRZ5D27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGESRZ5D27_M' },
    template: 'listing',
    title: 'Kinds of Medicare plans, A to Z',
    description:
      'Six kinds of Medicare plans, what each is for and what to watch, before you look at any company’s name or price.',
    headline: 'Kinds of Medicare plans, and what each is for',
    subheadline: 'See which of six kinds may suit you. Each is sold in some areas.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'listing',
        heading: 'Six kinds of Medicare plans',
        introduction:
          'These are kinds of coverage, not single plans. Several companies may sell each kind in your county.',
        sortedBy: 'name, from A to Z',
        entries: [
          {
            title: 'Chronic condition plan (C-SNP)',
            kindOf: 'Medicare Advantage for certain conditions',
            facts: [
              'May be available if you have a condition that the plan names, such as diabetes or chronic heart failure.',
              'The doctors, drug list and care team are chosen with that condition in mind.',
            ],
          },
          {
            title: 'Drug plan (Part D)',
            kindOf: 'Goes with Original Medicare',
            facts: [
              'Helps pay for medicines from the pharmacy.',
              'Compare again each fall, since lists and prices change.',
            ],
          },
          {
            title: 'Dual eligible plan (D-SNP)',
            kindOf: 'Medicare Advantage beside Medicaid',
            facts: [
              'May be available to people who have Medicare and some level of Medicaid.',
              'Meant to make the two programs work as one. Your state sets part of the rules.',
            ],
          },
          {
            title: 'HMO',
            kindOf: 'Medicare Advantage with a set network',
            facts: [
              'For people who are happy with one group of doctors, led by a family doctor.',
              'Ask which hospital near you is in the network.',
            ],
          },
          {
            title: 'PPO',
            kindOf: 'Medicare Advantage with more choice of doctors',
            facts: [
              'For people who want the choice to see a doctor outside the network.',
              'Outside it, your share is usually larger and the yearly limit higher.',
            ],
          },
          {
            title: 'Supplement (Medigap)',
            kindOf: 'Goes with Original Medicare',
            facts: [
              'For people who would rather pay a premium each month than a share at each visit.',
              'Easiest to buy in the six months after Part B starts at 65 or later.',
            ],
          },
        ],
      },
      {
        kind: 'selector',
        heading: 'Which kind of plan fits your situation?',
        introduction: 'Open the line closest to yours to see where to start.',
        choices: [
          {
            name: 'I drive a long way to a certain specialist',
            text: 'Start with the supplement and the PPO. Ask the specialist’s office which of them it accepts.',
          },
          {
            name: 'I have Medicare and a Medicaid card',
            text: 'Start with the dual eligible plan, and ask your Medicaid caseworker what changes if you join one.',
          },
          {
            name: 'My medicines are most of what I spend',
            text: 'Start with Part D, or a plan with drugs built in. Compare the yearly total, not the premium.',
          },
          {
            name: 'I see one doctor in town and hardly anyone else',
            text: 'Start by asking that doctor which HMO or PPO networks the clinic is in next year.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Which extras each kind may have',
        introduction:
          'HMO, PPO, C-SNP and D-SNP plans may add these. Part D plans do not, and supplements mostly do not.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Coverage may stop at cleanings, or go as far as dentures up to a limit.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'An eye exam and frames may be included. Ask if the shop in town takes part.',
          },
          { icon: 'ear', title: 'Hearing', text: 'A hearing check may be covered, and aids with a copay for each.' },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Some plans count each direction as one trip, so twenty trips are ten visits.',
          },
        ],
        learnMore: { label: 'How a search by ZIP code works', destination: '/search-med-z5d' },
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which kinds are sold in your county',
        text: 'Enter your ZIP code above, or ask a licensed insurance agent which kinds and companies they work with.',
      },
    ],
  },
]);
