import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Plans for people with certain chronic conditions: what they are, by phone, and how to weigh them. */
const openings: Openings = {
  english: {
    asks: 'Chronic condition plans by ZIP code',
    button: 'Check my county',
    taps: 'Do you have Part A and Part B? These plans need both.',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const csnpAllowance = defineAskingPages(openings, [
  // What a chronic condition special needs plan is, beside its two relatives.
  {
    path: '/csnp-allowance',
    brands: ['qs', 'bh'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSCSNPALLOW27_M', bh: 'MULTI-PLAN_SAMPLEBHCSNPALLOW27_M' },
    template: 'landing',
    title: 'Chronic condition plans explained',
    description:
      'What a chronic condition special needs plan (C-SNP) is, how it differs from other Medicare plans, and what it may add.',
    headline: 'Chronic condition plans and their allowances, explained',
    subheadline: 'C-SNPs are Medicare Advantage plans sold in some areas. See what they add.',
    image: 'letters',
    form: 'medicare',
    benefits: ['otc', 'grocery', 'transportation'],
    planTypes: ['medicare-advantage'],
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'explainer',
        heading: 'What a chronic condition plan is',
        paragraphs: [
          'Special needs plans are Medicare Advantage plans with a limited membership. The law names three groups. For a C, the group is people with certain long-lasting conditions, and each plan says in its papers which ones it is built around.',
          'The plan arranges its doctors, its drug list and its extra benefits with that group in mind. All special needs plans include Part D drug coverage, and all must draw up a plan of care for each member.',
          'To join, you tell the plan about the condition and a doctor’s office confirms it. Our own questions do not ask about your health, and you need not mention it to read on.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three kinds of special needs plans',
        columns: ['Kind of plan', 'May be available to', 'Confirmed by'],
        rows: [
          ['C-SNP', 'People with certain chronic conditions', 'A doctor or the doctor’s office'],
          ['D-SNP', 'People who have both Medicare and Medicaid', 'The state’s Medicaid records'],
          [
            'I-SNP',
            'People who live in a nursing home, or need that level of care',
            'An assessment of the care needed',
          ],
        ],
        note: 'Members of any of them need Part A and Part B, and must live where the plan is offered.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Allowances found in some of these plans',
        introduction: 'A C-SNP may include one of these, several, or none at all.',
        cards: [
          {
            icon: 'basket',
            title: 'Drugstore items',
            text: 'An over-the-counter (OTC) allowance may pay for listed articles sold without a prescription.',
          },
          {
            icon: 'heart',
            title: 'Help with food',
            text: 'Offered only as a special supplemental benefit for chronically ill members. The note under these cards belongs to it.',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Trips to medical visits may be arranged, as a rule in a fixed number and with some days’ warning.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about these plans',
        questions: [
          {
            question: 'Does having a condition mean the plan must give me an allowance?',
            answer:
              'No. Joining the plan is one step, and each special benefit has its own rules. Ask about both, and ask to see them in writing.',
          },
          {
            question: 'Could I go on seeing my specialist?',
            answer:
              'Only the plan’s directory can tell. These plans often ask you to use their network, so look up each name with its office.',
          },
          {
            question: 'When may a person join?',
            answer:
              'In the yearly enrollment period, when first new to Medicare, or in a Special Enrollment Period that exists for these plans. Medicare.gov gives the conditions.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See whether your county has one',
        text: 'A licensed insurance agent can say whether a plan of this kind exists in your county. Or turn to the first question.',
      },
    ],
  },

  // The phone version: how a call about such plans goes, and what stays private.
  {
    path: '/csnp-allowance-now',
    brands: ['bridge'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGECSNPALLOWNOW27_M' },
    template: 'call',
    title: 'Call about a chronic condition plan',
    description:
      'How a phone call about chronic condition special needs plans (C-SNPs) goes, what to prepare, and what to keep to yourself.',
    headline: 'Ask about chronic condition plans by phone',
    subheadline: 'Sold in some areas. One call tells you if your county has any.',
    image: 'two-phones',
    leadsWith: 'call',
    form: 'medicare-call',
    benefits: ['otc', 'grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    explains: ['c-snp'],
    body: [
      {
        kind: 'checklist',
        heading: 'Have these ready by the phone',
        introduction: 'Five minutes of groundwork make the call shorter.',
        items: [
          'The name of your present plan, or “Original Medicare” if you have no plan',
          'Your doctors and clinics, with the town of each office',
          'Your medicines, with dose and pharmacy',
          'The phone number of the doctor who could confirm a condition to a plan',
        ],
        note: 'You do not have to describe your health to learn whether such plans exist where you live.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask about each extra',
        introduction: 'A C-SNP may include extra benefits. Ask the same three things about every one.',
        cards: [
          {
            icon: 'document',
            title: 'Whose rule is it?',
            text: 'Some benefits go to all members. Help with food is a special supplemental benefit with criteria of its own.',
          },
          {
            icon: 'basket',
            title: 'What does it reach?',
            text: 'An over-the-counter (OTC) allowance may cover a list of items, through certain suppliers.',
          },
          {
            icon: 'clock',
            title: 'When does it start?',
            text: 'Extras may begin later than the plan itself, once papers are checked.',
          },
        ],
        learnMore: { label: 'What to weigh before the extras', destination: '/benefits-csnp-allowance' },
      },
      {
        kind: 'how-it-works',
        heading: 'How the call goes, step by step',
        steps: [
          {
            title: 'Location',
            text: 'A licensed insurance agent asks for your ZIP code and county, on a recorded line.',
          },
          {
            title: 'Match',
            text: 'If a C-SNP is offered there, the agent reads you the conditions it is made for. You say whether to go on.',
          },
          {
            title: 'Check',
            text: 'Doctors, medicines and yearly costs are checked against the plan, and against what you have.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about joining',
        questions: [
          {
            question: 'What if the condition is never confirmed?',
            answer:
              'Then membership cannot continue. Keep the doctor’s office informed, so that the plan’s letter is answered in time.',
          },
          {
            question: 'Can the agent sign me up during the call?',
            answer: 'Yes, if you ask for it and a period is open to you. Nothing is signed unless you say so.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what your county has',
        text: 'Call a licensed insurance agent, or answer two questions and the number will be waiting.',
      },
    ],
  },

  // What to weigh before the extras of such a plan: reach, specialists, medicines.
  {
    path: '/benefits-csnp-allowance',
    brands: ['ac', 'bridge'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACBENCSNPALLOW27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGEBENCSNPALLOW27_M' },
    template: 'landing',
    title: 'Weighing a chronic condition plan',
    description:
      'Doctors, medicines and distance first, allowances second: how to weigh a chronic condition plan (C-SNP) in your county.',
    headline: 'What to weigh in a chronic condition plan',
    subheadline: 'Doctors and medicines first, then the extras some have in some areas.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['otc', 'grocery', 'transportation', 'dental'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Not sure one is sold out your way?',
      text: 'That is the first thing to find out, and it takes only a county. A licensed insurance agent can look, or you can carry on with your ZIP code here.',
    },
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'lock', text: 'We do not ask about your health here' },
          { icon: 'people', text: 'A licensed agent answers your questions' },
          { icon: 'coin', text: 'The talk costs you nothing' },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Weigh these before any allowance',
        introduction: 'A C-SNP stands or falls with the care it gives. The extras come after.',
        tips: [
          {
            title: 'The specialist you see most',
            text: 'Is that doctor in the network, at the office you go to, and taking members of this plan?',
          },
          {
            title: 'The medicine you cannot miss',
            text: 'Find its tier, and whether the plan wants to approve it first. Ask the price at your own drugstore.',
          },
          {
            title: 'The hospital you would be taken to',
            text: 'Emergencies are covered anywhere in the country. Planned care may mean a longer drive.',
          },
          {
            title: 'The coverage you would leave',
            text: 'Write down what it does well. Joining a new Medicare Advantage plan ends the old one.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Then look at what may be added',
        introduction: 'Plans choose from these. A plan in the next county may have chosen otherwise.',
        cards: [
          {
            icon: 'basket',
            title: 'Over-the-counter (OTC) items',
            text: 'Ask whether orders come by mail, and whether your drugstore is on the list.',
          },
          {
            icon: 'heart',
            title: 'Groceries',
            text: 'Only as a special supplemental benefit for members with chronic illness. Ask for the plan’s criteria.',
          },
          {
            icon: 'bus',
            title: 'Trips to the clinic',
            text: 'Ask about the mileage limit and rides back at the end of the day.',
          },
          { icon: 'tooth', title: 'Dental care', text: 'Ask who is the nearest dentist that takes the plan.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about weighing a plan',
        questions: [
          {
            question: 'How does a plan learn of my condition?',
            answer:
              'From you, on the application, and then from your doctor. This site has no access to medical records.',
          },
          {
            question: 'Is a C-SNP better than an ordinary plan?',
            answer:
              'It depends on your doctors and drugs. An ordinary plan with the right network can serve a person with the same condition well.',
          },
          {
            question: 'What if I move across the county line?',
            answer: 'The plan may not follow you. A move usually opens a period in which you can choose again.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with your ZIP code',
        text: 'Put it in here, or ask a licensed insurance agent which plans of this kind reach your road.',
      },
    ],
  },
]);
