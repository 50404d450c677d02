import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'Before you call: do you have Part A and Part B?',
    button: 'Check my coverage',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const callBenefits = defineAskingPages(openings, [
  // How the Part B premium comes out of Social Security, and what a plan may change about it.
  {
    path: '/additional-social-security-call-now',
    brands: ['m10', 'bridge'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ASSCALL27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGEASSCALL27_M' },
    template: 'call',
    title: 'Why your Part B deduction changes',
    description:
      'Why your Social Security deposit is less than your benefit, and what a Part B premium reduction by a plan would change.',
    headline: 'Part B, Social Security and Medicare Advantage, explained',
    subheadline: 'Some plans in some areas pay part of your Part B premium. It is not a raise.',
    image: 'letters',
    leadsWith: 'call',
    form: 'medicare-call',
    benefits: ['part-b-reduction', 'dental'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'How Part B comes out of your Social Security',
        paragraphs: [
          'If you have Part B, its premium is taken out of your monthly benefit before the money reaches your bank. A Medicare Advantage plan may pay part of that premium, so that less is taken out. The benefit itself stays as it was.',
          'If you do not draw Social Security, railroad or federal retirement benefits yet, Medicare sends a bill instead, usually for three months at a time.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Six reasons your deposit may change',
        introduction: 'Find yours, and see who can answer for it.',
        columns: ['What happened', 'What it means', 'Whom to ask'],
        rows: [
          ['A new year began', 'The Part B premium and the cost-of-living adjustment are set anew', 'Social Security'],
          [
            'A letter about your income came',
            'You pay more, based on a tax return from two years ago. After retiring you may ask for a new decision',
            'Social Security',
          ],
          ['You enrolled in Part B late', 'A penalty is added to the premium', 'Social Security'],
          [
            'You chose to have a plan premium withheld',
            'A drug or Medicare Advantage premium comes out too',
            'The plan, or 1-800-MEDICARE',
          ],
          ['Your state pays Part B', 'A Medicare Savings Program began or ended', 'Your state’s Medicaid office'],
          [
            'You joined a plan with a Part B premium reduction',
            'Less is taken out for Part B, often after a delay',
            'The plan',
          ],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask about a Part B premium reduction',
        introduction: 'Four things to hear from the agent before you decide.',
        cards: [
          {
            icon: 'coin',
            title: 'How much the plan pays',
            text: 'It may be a small part of the premium or a larger one. Nobody gets more than they pay.',
          },
          {
            icon: 'calendar',
            title: 'When it starts',
            text: 'Social Security has to be told. It can take a few months to show, and what was missed is then made up.',
          },
          {
            icon: 'scales',
            title: 'What else is different',
            text: 'Compare the copays, the drug list and the yearly limit on your costs. In such a plan they may be less generous.',
          },
          {
            icon: 'tooth',
            title: 'Dental and other extras',
            text: 'Such a plan may include dental, at times with a lower limit. Ask what it is.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What happens when you call',
        steps: [
          {
            title: 'You reach an agent',
            text: 'The agent holds an insurance license and does not work for Social Security or Medicare.',
          },
          {
            title: 'You say which county you live in',
            text: 'And whether you have Part A and Part B. You need no Social Security number for this.',
          },
          {
            title: 'You hear about plans near you',
            text: 'Which plans in your county have a reduction, if there are any, and what else they cost.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about Part B and your deposit',
        questions: [
          {
            question: 'Can this call raise my Social Security?',
            answer:
              'No. Only Social Security changes a benefit. The yearly adjustment comes by itself, and nobody has to call for it. Questions about it go to 1-800-772-1213.',
          },
          {
            question: 'What if Medicaid already pays my Part B?',
            answer:
              'A reduction is for people who pay Part B themselves. If your state pays it, tell the agent early and ask which other benefits plans near you may have.',
          },
          {
            question: 'Do I stop paying the Part B premium?',
            answer:
              'You remain responsible for it. The plan covers a part, for as long as you are a member and it offers this.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask whether a plan near you lowers the premium',
        text: 'A licensed insurance agent can look in your county and tell you how much each plan would pay, if any has a reduction.',
      },
    ],
  },

  // Four added benefits, with a question to read aloud for each.
  {
    path: '/call-4-added-benefits',
    brands: ['ac', 'emily'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACCALL4ADD27_M', emily: 'MULTI-PLAN_SAMPLEEMILYCALL4ADD27_M' },
    template: 'call',
    title: 'Call about four added benefits',
    description:
      'One phone call, four added benefits to ask a licensed insurance agent about, and a question to read aloud for each.',
    headline: 'Call to ask about four added Medicare benefits',
    subheadline: 'Dental, hearing, drugstore items, rides: with some plans in some areas.',
    image: 'two-phones',
    leadsWith: 'call',
    form: 'medicare-call',
    benefits: ['dental', 'hearing', 'otc', 'transportation'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Licensed insurance agents on the line' },
          { icon: 'coin', text: 'The call and the advice cost you nothing' },
          { icon: 'check', text: 'No obligation to join a plan' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four benefits and a question for each',
        introduction: 'Plans may include these. Read the questions aloud and write down what you hear.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: '“Which dentists within thirty miles take this plan, and what is left for me to pay on a crown?”',
          },
          {
            icon: 'ear',
            title: 'Hearing',
            text: '“Who would fit my aids, where, and what does the next repair cost me?”',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: '“Can I order by mail or by phone, and does the rest of the amount stay for later?”',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: '“How many trips, how far each, and how many days ahead do I have to book?”',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Have these ready when you call',
        items: [
          'The ZIP code and county where you live.',
          'The start dates of your Part A and Part B.',
          'Your doctors, your hospital, your drugstore.',
          'Your medicines, with the dose of each.',
          'The name of the plan you have now, and what you like about it.',
          'Paper, a pen and your reading glasses.',
        ],
        note: 'No bank or Social Security number is needed to answer these questions.',
      },
      {
        kind: 'how-it-works',
        heading: 'What happens when you call about benefits',
        steps: [
          {
            title: 'The agent gives a name',
            text: 'You also hear that the call is recorded, as the rules require.',
          },
          { title: 'You answer a few questions', text: 'Where you live, what you have, what you would like to keep.' },
          {
            title: 'You ask your four questions',
            text: 'For each plan you hear what it may cover, what it costs, and which doctors it has.',
          },
          {
            title: 'You choose the next step',
            text: 'You may ask for papers by mail, call again, or enroll if it is a time when you may.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the call',
        questions: [
          {
            question: 'May my daughter listen in?',
            answer: 'Yes. Put the phone on speaker and tell the agent who is in the room.',
          },
          {
            question: 'What if I call outside the office hours?',
            answer:
              'The hours stand next to the number. At other times, answer the two questions here and call when the office opens.',
          },
          {
            question: 'Will I hear about every plan in my county?',
            answer:
              'You will hear about those that the agent sells. Medicare.gov and 1-800-MEDICARE can name the others.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about four benefits in one call',
        text: 'Dental, hearing, drugstore items, rides: a licensed insurance agent can look up all four in plans near you.',
      },
    ],
  },
]);
