import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Over-the-counter benefits by clicking and by answering. */
const openings: Openings = {
  english: {
    asks: 'Your ZIP code, company by company',
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
      'Companies that advertise Medicare plans in your area, and the four clicks that show whether a plan has an OTC allowance.',
    headline: 'Look for over-the-counter benefits, company by company',
    subheadline: 'They pay to appear here. Some plans in some areas have OTC items.',
    image: 'harbor',
    form: 'medicare-short',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'ad-list',
        provider: 'mediaAlpha',
        heading: 'Companies that advertise here',
        introduction:
          'Tap a name and its site opens beside this page. Whether it has plans in your county, you learn there.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four clicks on any company’s site',
        introduction:
          'Sites are built alike. A plan may include an OTC benefit and mention it only on the last of these.',
        cards: [
          {
            icon: 'bus',
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
            icon: 'people',
            title: '“Find a provider”',
            text: 'Search for your doctor in that very plan. A company can have several networks.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about these ads',
        questions: [
          {
            question: 'Does every company here have an OTC plan?',
            answer: 'We do not know. An ad tells that a company wants visitors. Its plan papers tell what it covers.',
          },
          {
            question: 'What goes along when I tap?',
            answer: 'The area you are in, so that the ad fits. Your name, your number and your answers stay behind.',
          },
          {
            question: 'I tapped three and I am lost. Now what?',
            answer:
              'Note the three plan names. An agent can lay them side by side with you, if they represent those companies.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Rather ask several at once?',
        text: 'One ZIP code here, or one call to a licensed insurance agent, covers several companies at a time.',
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
    subheadline: 'See whether plans in some areas, with OTC items, are your next step.',
    image: 'market-basket',
    form: 'medicare-quiz',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Why each question is here',
        columns: ['We ask', 'Because'],
        rows: [
          ['Part A and Part B', 'Both are needed to join. Without them, you are shown where to sign up.'],
          ['Medicaid', 'Some plans are only for people who have it too.'],
          ['ZIP code', 'It names your county, and each county has its own plans.'],
          ['Name and phone', 'For the companies you choose, and for none if you choose none.'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What “over the counter” may mean in a plan',
        introduction: 'Plans use the words for different things. Ask which of these is meant.',
        cards: [
          {
            icon: 'document',
            title: 'A catalog',
            text: 'You order listed items, and the plan’s supplier ships them.',
          },
          {
            icon: 'coin',
            title: 'A card or account',
            text: 'An amount is loaded at set times, for listed items at places that take part.',
          },
          {
            icon: 'heart',
            title: 'A short drug list',
            text: 'A few remedies without prescription are covered, often after another step. Little else is.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about this quiz',
        questions: [
          {
            question: 'Is there a right answer?',
            answer: 'No. If a plan of this kind is not open to you now, the page says so and names who can help.',
          },
          {
            question: 'Will the last screen name a plan?',
            answer:
              'It gives you a phone number. Naming plans is the work of a licensed insurance agent, who asks about more than this page does.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with the first tap',
        text: 'Go back up to the first question, or speak with a licensed insurance agent about your county.',
      },
    ],
  },
]);
