import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Medicare where you live: ZIP code', button: 'Check my area' } };

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
            'Everything in Parts A and B, often medicines, and in some plans extra benefits',
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
        heading: 'Medicare Part A is not Medigap Plan A',
        paragraphs: [
          'Medigap policies have letters too, from Plan A to Plan N. They pay some of the costs that Original Medicare leaves to you. So when you hear a letter, ask whether it is a part of Medicare or a Medigap plan.',
        ],
      },
      {
        kind: 'selector',
        heading: 'Which part of Medicare comes next for you?',
        introduction: 'Open the line that is closest to you.',
        choices: [
          {
            name: 'I am about to turn 65',
            text: 'Start with Part B, and the months around your birthday in which you may sign up. Social Security signs you up, online, by phone or at a local office. Parts C and D come next.',
          },
          {
            name: 'I still work and have coverage there',
            text: 'Ask the benefits office whether that coverage pays before Medicare or after it. The answer decides whether Part B can wait without a penalty.',
          },
          {
            name: 'I have Parts A and B',
            text: 'You can choose between Original Medicare, perhaps with Medigap and Part D, and a Part C plan. Your ZIP code tells which of them are sold near you.',
          },
          {
            name: 'I have Medicaid too',
            text: 'Plans made for people with both may be sold in your county, and Medicaid may pay costs that Medicare leaves. Ask an agent about them, and your Medicaid office what a change would mean.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits a Part C plan may add',
        introduction: 'Some plans include these, which Original Medicare leaves out apart from a few medical cases.',
        cards: [
          { icon: 'tooth', title: 'Dental', text: 'Check-ups, and in some plans repairs or dentures up to a limit.' },
          { icon: 'glasses', title: 'Vision', text: 'An exam for glasses, and an amount toward a pair.' },
          { icon: 'ear', title: 'Hearing', text: 'A hearing test, and help toward aids from certain suppliers.' },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about the Medicare parts you have',
        text: 'Enter your ZIP code to begin. Or call, and tell a licensed insurance agent which part you wonder about.',
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
    subheadline: 'See costs, doctors and the extras some plans add in some areas, side by side.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    exitIntent: {
      heading: 'Would you like to compare by phone?',
      text: 'A licensed insurance agent can compare costs, doctors and medicines with you. Medicare Advantage is offered in some areas, county by county. Or keep reading here.',
    },
    body: [
      {
        kind: 'comparison-table',
        heading: 'Medigap and Medicare Advantage, question by question',
        columns: ['Question', 'Original Medicare, Medigap and Part D', 'Medicare Advantage'],
        rows: [
          [
            'Which doctors can I see?',
            'Any doctor or hospital in the country that takes Medicare',
            'Mostly those in the plan’s network; some plans ask for a referral',
          ],
          [
            'What do I pay each month?',
            'The premiums for Part B, for Medigap and for Part D',
            'The premium for Part B, and the plan’s own if it has one',
          ],
          [
            'What do I pay when I need care?',
            'Medigap pays some or most of your share, depending on its letter',
            'A copay or a share of the cost at most visits',
          ],
          [
            'Is there a yearly limit?',
            'Not in Original Medicare; Medigap keeps your share small instead',
            'Yes, for covered Part A and Part B care; it differs by plan',
          ],
          ['How are my medicines covered?', 'By a Part D plan that you choose yourself', 'Built into most plans'],
          ['Does care need approval first?', 'Seldom', 'Often for costly care; it is called prior authorization'],
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
        heading: 'What may fit your situation',
        introduction: 'A first hint for four situations. Your own doctors and medicines come first.',
        tips: [
          {
            title: 'You live in two states during the year',
            text: 'Original Medicare with Medigap travels with you. With Medicare Advantage, ask about routine care at the second address.',
          },
          {
            title: 'You want to know each month’s cost ahead',
            text: 'Medigap asks for more in premiums and leaves fewer bills. Its rates can rise over the years.',
          },
          {
            title: 'You would rather pay when you use care',
            text: 'Medicare Advantage works that way, up to its yearly limit. Be sure you could meet that limit in a hard year.',
          },
          {
            title: 'All your doctors are in one network',
            text: 'Then a plan with that network may suit you. Check that they are still in it next year.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras some Medicare Advantage plans include',
        introduction: 'They differ by plan and county. Ask about the ones you would use.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Compare it with the price of a separate dental policy, which you could add to Medigap.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'Compare the amount for glasses with what you paid for your last pair.',
          },
          {
            icon: 'ear',
            title: 'Hearing',
            text: 'Some plans pay toward hearing aids. Ask which models you could choose.',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Some plans drive you to doctor visits. Ask how many trips a year, and how far.',
          },
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
              'People who join when they first get Medicare at 65, or who drop Medigap to join for the first time, may have a year in which to go back. Ask an agent whether that applies to you.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare both for your county',
        text: 'Have your doctors and medicines at hand. A licensed insurance agent can put costs beside both columns, for the plans and policies they offer.',
      },
    ],
  },
]);
