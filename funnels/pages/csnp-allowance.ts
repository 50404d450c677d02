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
    subheadline: 'Some C-SNPs in some areas add drugstore items or rides. See what to ask.',
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
          'A C-SNP is a Medicare Advantage plan for people with certain chronic conditions, which its papers name. It arranges its doctors, its drug list and its extra benefits with them in mind. It includes Part D drug coverage and draws up a plan of care for each member.',
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
        heading: 'Allowances that some C-SNPs include',
        introduction: 'Some C-SNPs include one of these, some include several.',
        cards: [
          {
            icon: 'basket',
            title: 'Drugstore items',
            text: 'An over-the-counter (OTC) allowance may pay for listed articles sold without a prescription.',
          },
          {
            icon: 'carrot',
            title: 'Help with food',
            text: 'A special supplemental benefit for chronically ill members who meet the plan’s criteria. Please read the note under these cards.',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Trips to medical visits may be arranged, as a rule in a fixed number and booked some days ahead.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about joining a C-SNP',
        questions: [
          {
            question: 'Does my condition alone bring an allowance?',
            answer:
              'Not by itself. Joining the plan is one step, and each special benefit has its own rules. Ask to see both in writing.',
          },
          {
            question: 'Can I keep seeing my specialist?',
            answer:
              'You can check that before you join. These plans often ask you to use their network, so look up each name and office in the plan’s directory.',
          },
          {
            question: 'When can I join?',
            answer:
              'In the yearly enrollment period, when first new to Medicare, or in a Special Enrollment Period for these plans. An agent can say which may apply to you.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about C-SNPs in your county',
        text: 'Type your ZIP code to begin, or have a licensed insurance agent check whether a plan of this kind is sold there.',
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
      'How a phone call about chronic condition special needs plans (C-SNPs) goes, what to prepare, and what to ask about each benefit.',
    headline: 'Ask about chronic condition plans by phone',
    subheadline: 'C-SNPs in some areas have added benefits. Ask if your county has one.',
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
        introduction: 'Five minutes spent on these make the call shorter.',
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
        heading: 'What to ask about each extra benefit',
        introduction: 'Some C-SNPs include several. Ask the same three things about every one.',
        cards: [
          {
            icon: 'people',
            title: 'Who can use the benefit?',
            text: 'Some benefits go to all members. Help with food is a special supplemental benefit with criteria of its own.',
          },
          {
            icon: 'basket',
            title: 'What does it cover?',
            text: 'An over-the-counter (OTC) allowance may cover a list of items. Ask for the list and the supplier.',
          },
          {
            icon: 'calendar',
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
            title: 'The agent asks for your county',
            text: 'A licensed insurance agent asks for your ZIP code and county, on a recorded line.',
          },
          {
            title: 'You hear which plans there are',
            text: 'If a C-SNP is offered there, the agent reads you the conditions it is made for. You say whether to go on.',
          },
          {
            title: 'You compare doctors and costs',
            text: 'Doctors, medicines and yearly costs are checked against the plan, and against what you have.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about joining by phone',
        questions: [
          {
            question: 'What if my condition is not confirmed in time?',
            answer:
              'The plan needs the confirmation to keep you as a member. Tell your doctor’s office to expect its letter, so that it is answered soon.',
          },
          {
            question: 'Can the agent sign me up during the call?',
            answer: 'Yes, if you ask for it and a period is open to you. Nothing is signed unless you say so.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about C-SNPs where you live',
        text: 'Call a licensed insurance agent, or answer two questions to see the number.',
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
    subheadline: 'Some plans in some areas add rides or dental care. See what to compare.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['otc', 'grocery', 'transportation', 'dental'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Is a chronic condition plan sold near you?',
      text: 'It depends on your county. A licensed insurance agent can look it up, or you can carry on with your ZIP code here.',
    },
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'lock', text: 'We do not ask about your health here' },
          { icon: 'people', text: 'A licensed agent answers your questions' },
          { icon: 'coin', text: 'Asking costs you nothing' },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Four things to compare first',
        introduction: 'Start with the care you use, then look at the extras.',
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
            title: 'The coverage you have now',
            text: 'Write down what it does well. Joining a new Medicare Advantage plan ends the old one.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits a C-SNP may add',
        introduction: 'Some plans include one of these, others more. It differs from county to county.',
        cards: [
          {
            icon: 'basket',
            title: 'Over-the-counter (OTC) items',
            text: 'Ask whether orders come by mail, and whether your drugstore is on the list.',
          },
          {
            icon: 'carrot',
            title: 'Groceries',
            text: 'A special supplemental benefit, for members with chronic illness only. Ask for the plan’s criteria.',
          },
          {
            icon: 'bus',
            title: 'Rides to appointments',
            text: 'Ask about the mileage limit and rides back at the end of the day.',
          },
          { icon: 'tooth', title: 'Dental care', text: 'Ask who is the nearest dentist that takes the plan.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about choosing a C-SNP',
        questions: [
          {
            question: 'How does a plan learn about my condition?',
            answer:
              'From you, on the application, and then from your doctor. This site has no access to medical records.',
          },
          {
            question: 'Is a C-SNP better than an ordinary plan?',
            answer:
              'It depends on your doctors and drugs. An ordinary plan with the right network can serve a person with the same condition well.',
          },
          {
            question: 'What if I move to another county?',
            answer: 'Ask whether the plan is sold there. A move usually opens a period in which you can choose again.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which C-SNPs are sold near you',
        text: 'Your ZIP code comes first here. A licensed insurance agent can also look up your county by phone.',
      },
    ],
  },
]);
