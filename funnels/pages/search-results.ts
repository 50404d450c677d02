import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'A search begins with five digits: ZIP', button: 'Begin my search' } };

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
    subheadline: 'Five digits show which plans and benefits are offered in some areas.',
    image: 'front-porch',
    form: 'medicare-short',
    benefits: ['dental', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    exitIntent: {
      heading: 'On a county line?',
      text: 'Some ZIP codes reach into two counties, and the plans differ. A licensed insurance agent can look up both sides with you over the phone.',
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
        heading: 'Search in four steps',
        steps: [
          {
            title: 'Use the ZIP code where you live',
            text: 'Not the post office box, not the cabin. Plans go by your permanent home.',
          },
          {
            title: 'Settle the county',
            text: 'If your code reaches over a county line, pick the one on your tax bill.',
          },
          {
            title: 'Narrow by doctor',
            text: 'Strike every plan that your clinic or hospital does not take. The list gets short.',
          },
          { title: 'Price your medicines', text: 'Ask for the yearly cost at the drugstore you use, and by mail.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Same ZIP code, different extras',
        introduction: 'Two neighbors with one ZIP code can join plans with different extras. Ask about each by name.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'One plan may list three dentists in the county, another none. A list of names beats a promise.',
          },
          {
            icon: 'ear',
            title: 'Hearing',
            text: 'The fitting may be in the next town. Ask how many return visits come with a pair of aids.',
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
            question: 'I am moving in spring. Which code do I use?',
            answer:
              'Search the new one as well. A move out of a plan’s area usually opens a Special Enrollment Period, so you can choose again.',
          },
          {
            question: 'Does typing my ZIP code sign me up for anything?',
            answer: 'No. To join a plan takes an application with the insurer, and your consent to it.',
          },
          {
            question: 'Why did my neighbor see other plans here?',
            answer: 'They may have Medicaid, or another set of answers. This site also does not show every plan.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with your ZIP code, or say it',
        text: 'The question above takes a few seconds. By phone, a licensed insurance agent will ask the same thing first.',
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
    subheadline: 'Six kinds, each sold in some areas: see which suits which need.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'listing',
        heading: 'Six kinds to know by name',
        introduction:
          'This shelf holds kinds of coverage, not offers. Several companies may sell each kind in your county.',
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
              'Helps pay for medicines from the pharmacy and does nothing else.',
              'Worth a fresh look each fall, since lists and prices move.',
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
              'For people content with one group of doctors, led by a family doctor.',
              'Check the drive to its nearest hospital before anything else.',
            ],
          },
          {
            title: 'PPO',
            kindOf: 'Medicare Advantage with a wider gate',
            facts: [
              'For people who want the choice to see a doctor outside the network.',
              'Out there your share is usually larger, and the yearly ceiling higher.',
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
        heading: 'Find the kind by your own situation',
        introduction: 'Open the line that sounds like you. It tells where to start reading, not what to buy.',
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
          'Part D plans do not add these, and supplements mostly do not. Plans of the other four kinds may.',
        cards: [
          {
            icon: 'tooth',
            title: 'Teeth',
            text: 'Coverage may stop at cleanings, or go as far as dentures up to a limit.',
          },
          {
            icon: 'glasses',
            title: 'Eyes',
            text: 'A refraction and frames may be included. Ask if the shop in town takes part.',
          },
          { icon: 'ear', title: 'Ears', text: 'A hearing check may be covered, and aids with a copay for each.' },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Some plans count each direction as one trip. Twenty trips are then ten visits.',
          },
        ],
        learnMore: { label: 'How a search by ZIP code works', destination: '/search-med-z5d' },
      },
      {
        kind: 'call-to-action',
        heading: 'See which kinds are sold in your county',
        text: 'Start above with where you live. Or let a licensed insurance agent name the kinds, then the companies.',
      },
    ],
  },
]);
