import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Over-the-counter benefits by clicking and by answering. */
const openings: Openings = {
  english: {
    asks: 'Companies near you: your ZIP code',
    button: 'Check my area',
    taps: 'Question one: do you have Part A and Part B?',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const otcQuiz = defineAskingPages(openings, [
  // Companies that advertise plans, beside what to look up about over-the-counter items on their sites.
  {
    path: '/click-4-otc-r2',
    brands: ['bh', 'sd'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHCLICK4OTCR227_M', sd: 'MULTI-PLAN_SAMPLESDCLICK4OTCR227_M' },
    xsmid: { bh: 'MULTI-PLAN_SAMPLEBHCLICK4OTCR2X27_M', sd: 'MULTI-PLAN_SAMPLESDCLICK4OTCR2X27_M' },
    template: 'ad-list',
    title: 'Plan companies and OTC allowances',
    description:
      'Companies that advertise Medicare plans in your area, and four things on their sites that show whether a plan has an OTC allowance.',
    headline: 'Find over-the-counter benefits, company by company',
    subheadline: 'Some plans in some areas have OTC items. Companies pay to appear here.',
    image: 'harbor',
    form: 'medicare-short',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'ad-list',
        provider: 'mediaAlpha',
        heading: 'Companies with ads on this page',
        introduction:
          'Tap a name to open its site beside this page, and see there whether it has plans in your county.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four things to find on a company’s site',
        introduction: 'A plan may include an OTC benefit. Check these four in order.',
        cards: [
          {
            icon: 'map-pin',
            title: 'Your county',
            text: 'Set the ZIP code first. Before that, a site shows plans from anywhere.',
          },
          {
            icon: 'document',
            title: '“Summary of Benefits”',
            text: 'A file for each plan. Look for the words “over-the-counter” in it.',
          },
          {
            icon: 'basket',
            title: '“OTC catalog”',
            text: 'Often a separate file, or on the supplier’s site. See if your own items are there.',
          },
          {
            icon: 'stethoscope',
            title: '“Find a provider”',
            text: 'Search for your doctor in that plan. A company can have several networks.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about ads and OTC items',
        questions: [
          {
            question: 'Which companies here have plans with OTC items?',
            answer:
              'Look in each plan’s papers, or ask an agent to check the plans they represent. An ad alone does not tell.',
          },
          {
            question: 'What do you pass on when I tap an ad?',
            answer: 'The area you are in, so that the ad fits. Your name, your number and your answers stay behind.',
          },
          {
            question: 'How do I compare the plans I find?',
            answer:
              'Note their names. An agent who represents those companies can go through the plans with you side by side.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about several companies at once',
        text: 'Enter your ZIP code, or ask a licensed insurance agent about each company they represent.',
      },
    ],
  },

  // The over-the-counter quiz: begins with a tap and says what its questions are good for.
  {
    path: '/quiz/otc',
    brands: ['m10', 'ac', 'qs'],
    smid: {
      m10: 'MULTI-PLAN_SAMPLEM10QUIZOTC27_M',
      ac: 'MULTI-PLAN_SAMPLEACQUIZOTC27_M',
      qs: 'MULTI-PLAN_SAMPLEQSQUIZOTC27_M',
    },
    template: 'quiz',
    title: 'Questions about OTC benefits',
    description:
      'Answer a few questions, one at a time, and learn where to ask about over-the-counter benefits in Medicare Advantage plans.',
    headline: 'Over-the-counter benefits: a few questions to begin',
    subheadline: 'OTC items come with some plans in some areas. Tap to see where to ask.',
    image: 'market-basket',
    form: 'medicare-quiz',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Why we ask each question',
        columns: ['We ask', 'Because'],
        rows: [
          ['Part A and Part B', 'Both are needed to join. Without them, you are shown where to sign up.'],
          ['Medicaid', 'Some plans are only for people who have it too.'],
          ['ZIP code', 'It names your county, and each county has its own plans.'],
          ['Name and phone', 'So that companies you choose can reach you. You may choose none.'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What “over the counter” may mean in a plan',
        introduction: 'Some plans include one of these, all under the same name. Ask which one it is.',
        cards: [
          {
            icon: 'package',
            title: 'An order catalog',
            text: 'You order listed items, and the plan’s supplier ships them.',
          },
          {
            icon: 'wallet',
            title: 'A card or account',
            text: 'An amount is loaded at set times, for listed items at places that take part.',
          },
          {
            icon: 'pill',
            title: 'A short drug list',
            text: 'The plan covers a few remedies sold without a prescription. Ask if another step comes first.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about this quiz',
        questions: [
          {
            question: 'Is there a right answer in this quiz?',
            answer:
              'No, answer as things are today. If you do not have both parts of Medicare yet, the page shows who can help.',
          },
          {
            question: 'Will the last screen name a plan?',
            answer:
              'It gives you a phone number. A licensed insurance agent can name plans once you have said which doctors and medicines matter to you.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about OTC benefits where you live',
        text: 'Tap your answer to the first question, or speak with a licensed insurance agent about your county.',
      },
    ],
  },
]);
