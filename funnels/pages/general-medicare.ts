import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Medicare where you live: ZIP code', button: 'Start here' } };

export const generalMedicare = defineAskingPages(openings, [
  // The four parts of Medicare in one table.
  {
    path: '/general-medicare',
    brands: ['qs', 'ayb', 'bh'],
    smid: {
      qs: 'MULTI-PLAN_SAMPLEQSGENERALMEDICARE27_M',
      ayb: 'MULTI-PLAN_SAMPLEAYBGENERALMEDICARE27_M',
      bh: 'MULTI-PLAN_SAMPLEBHGENERALMEDICARE27_M',
    },
    template: 'landing',
    title: 'The four parts of Medicare',
    description:
      'Medicare Parts A, B, C and D in one table: what each helps pay for, who runs it, and which you need to decide about.',
    headline: 'Medicare Parts A, B, C and D, explained',
    subheadline: 'Part C plans may add dental, vision or hearing benefits in some areas.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Parts A, B, C and D in one table',
        columns: ['Part', 'What it helps pay for', 'Who runs it', 'Worth remembering'],
        rows: [
          [
            'Part A',
            'Hospital stays, some days of skilled nursing care after one, hospice, some care at home',
            'Medicare',
            'Most people pay no premium for it, because they or a spouse paid Medicare taxes at work',
          ],
          [
            'Part B',
            'Doctors, tests, preventive care, outpatient treatment, medical equipment',
            'Medicare',
            'It has a monthly premium, a yearly deductible, and then usually a share of each bill',
          ],
          [
            'Part C',
            'Everything in Parts A and B, often medicines, and perhaps extras',
            'Private companies with a Medicare contract',
            'Also called Medicare Advantage; you keep paying for Part B',
          ],
          [
            'Part D',
            'Prescription medicines that you take at home',
            'Private companies with a Medicare contract',
            'Each plan has its own list, and joining late may add a lasting penalty',
          ],
        ],
        note: 'Original Medicare is the name for Parts A and B together.',
      },
      {
        kind: 'explainer',
        heading: 'Parts are not plans',
        paragraphs: [
          'There is a second set of letters, and it causes much confusion. Medigap policies, which pay some of the costs that Original Medicare leaves to you, are named Plan A to Plan N. Plan A is not Part A. Plan D is not Part D.',
        ],
      },
      {
        kind: 'selector',
        heading: 'Which letters matter to you now?',
        introduction: 'Open the line that sounds like you.',
        choices: [
          {
            name: 'I am about to turn 65',
            text: 'Look at Part B first, and at the months around your birthday in which you may sign up. Parts C and D come after you know that Parts A and B are in place.',
          },
          {
            name: 'I still work, and have coverage there',
            text: 'Ask the benefits office whether that coverage pays before Medicare or after it. The answer decides whether Part B can wait without a penalty.',
          },
          {
            name: 'I have Parts A and B',
            text: 'You stand at the fork: Original Medicare, perhaps with Medigap and Part D, or Part C. You can read up on both before you tell anyone your name.',
          },
          {
            name: 'I have Medicaid too',
            text: 'Medicaid may pay costs that Medicare leaves, and special plans may exist for people with both. Ask your state’s Medicaid office before you change anything.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What Part C may add',
        introduction: 'These lie outside Original Medicare, apart from a few medical cases.',
        cards: [
          { icon: 'tooth', title: 'Teeth', text: 'Check-ups, and in some plans repairs or dentures up to a limit.' },
          { icon: 'glasses', title: 'Eyes', text: 'An exam for glasses, and an amount toward a pair.' },
          { icon: 'ear', title: 'Ears', text: 'A hearing test, and help toward aids from certain suppliers.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Who signs you up',
        questions: [
          {
            question: 'Who signs me up for Parts A and B?',
            answer:
              'Social Security does, online, by telephone or at a local office. No insurance agent is needed for that.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about the parts you have',
        text: 'Tell us your ZIP code, or read the table to a licensed insurance agent and stop at the line you wonder about.',
      },
    ],
  },

  // Original Medicare with Medigap and Part D beside Medicare Advantage.
  {
    path: '/compare-save',
    brands: ['bridge', 'bh', 'ayb'],
    smid: {
      bridge: 'MULTI-PLAN_SAMPLEBRIDGECOMPARESAVE27_M',
      bh: 'MULTI-PLAN_SAMPLEBHCOMPARESAVE27_M',
      ayb: 'MULTI-PLAN_SAMPLEAYBCOMPARESAVE27_M',
    },
    template: 'comparison',
    title: 'Medigap or Medicare Advantage',
    description:
      'Original Medicare with Medigap and Part D beside Medicare Advantage: doctors, costs, limits, travel, and changing later.',
    headline: 'Original Medicare with Medigap, or Medicare Advantage?',
    subheadline: 'Eight questions to both, with extras some plans add in some areas.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    exitIntent: {
      heading: 'Take the eight questions with you',
      text: 'A licensed insurance agent can put them to plans and policies in your area. Medicare Advantage is offered in some areas, county by county. Or go on where you were.',
    },
    body: [
      {
        kind: 'comparison-table',
        heading: 'Eight questions, two answers',
        columns: ['Question', 'Original Medicare, Medigap and Part D', 'Medicare Advantage'],
        rows: [
          [
            'Whom may I see?',
            'Any doctor or hospital in the country that takes Medicare',
            'Mostly those in the plan’s network; some plans ask for a referral',
          ],
          [
            'What do I pay each month?',
            'The premiums for Part B, for Medigap and for Part D',
            'The premium for Part B, and the plan’s own if it has one',
          ],
          [
            'And when I am ill?',
            'Medigap pays some or most of your share, depending on its letter',
            'A copay or a share of the cost at most visits',
          ],
          [
            'Is there a yearly limit?',
            'Not in Original Medicare; Medigap keeps your share small instead',
            'Yes, for covered Part A and Part B care; it differs by plan',
          ],
          ['What of my medicines?', 'A Part D plan that you choose yourself', 'Built into most plans'],
          ['Must someone approve my care?', 'Seldom', 'Often for costly care; it is called prior authorization'],
          [
            'What if I travel?',
            'Covered across the United States; some Medigap letters help with emergencies abroad',
            'Emergencies and urgent care across the country; other care often near home only',
          ],
          [
            'Can I be asked about my health?',
            'Yes in most states, once the first six months with Part B at 65 or later are over',
            'No, but you may join only in an enrollment period',
          ],
        ],
        note: 'Both need Parts A and B, and with both you go on paying the Part B premium. You cannot use Medigap with Medicare Advantage. Medigap rates depend on the letter, the company, where you live, and often your age or tobacco use.',
      },
      {
        kind: 'tip-list',
        heading: 'Four situations, and what tends to fit',
        introduction: 'Take it as a first hint. Your doctors and medicines come first.',
        tips: [
          {
            title: 'You divide the year between two states',
            text: 'Original Medicare with Medigap travels with you. With Medicare Advantage, ask about routine care at the second address.',
          },
          {
            title: 'You would rather know each month’s cost ahead',
            text: 'Medigap asks for more in premiums and leaves fewer bills. Its rates can rise over the years.',
          },
          {
            title: 'You would rather pay when you use care',
            text: 'Medicare Advantage works that way, up to its yearly limit. Be sure you could meet that limit in a hard year.',
          },
          {
            title: 'All your doctors sit in one network',
            text: 'Then a network costs you little freedom. Check that it is the same network next year.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras on the Medicare Advantage side',
        introduction: 'Count these in only if you would use them and a plan in your county has them.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Set it beside the price of a separate dental policy, which you could add to Medigap.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'Compare the amount for glasses with what you paid for your last pair.',
          },
          { icon: 'ear', title: 'Hearing', text: 'Aids bought through a plan may be limited to a few models.' },
          { icon: 'bus', title: 'Rides', text: 'Worth something if you no longer drive; worth little if you do.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about changing later',
        questions: [
          {
            question: 'Can I change from one to the other later?',
            answer:
              'Into Medicare Advantage, yes, in an enrollment period. Back to Medigap is harder: except in certain cases, and in some states, the insurer may turn you down for your health.',
          },
          {
            question: 'What if I try Medicare Advantage and dislike it?',
            answer:
              'People who join when they first get Medicare at 65, or who drop Medigap to join for the first time, may have a year in which to go back. Ask before you count on it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Put real figures into the table',
        text: 'With your ZIP code, doctors and medicines, a licensed insurance agent can fill in both columns for your county.',
      },
    ],
  },
]);
