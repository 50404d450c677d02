import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'ZIP code, to try an order', button: 'Try it' } };

export const testsExperiments = defineAskingPages(openings, [
  // For colleagues: one of two orders of the same kinds of blocks; cards first.
  {
    path: '/fe-2650',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10FE265027_M', bh: 'MULTI-PLAN_SAMPLEBHFE265027_M' },
    template: 'test',
    title: 'Test page: cards before questions',
    description:
      'A test page for colleagues: cards, a table, steps, then questions. Compare it with fe-2650c, which has them turned around.',
    headline: 'Order one: cards first, questions last',
    subheadline: 'Half of a pair with fe-2650c. Vision benefits exist in some areas.',
    image: 'kitchen-table',
    form: 'rehearsal',
    benefits: ['vision'],
    indexable: false,
    exitIntent: {
      heading: 'You have read nine tenths of it',
      text: 'This dialog opens when scrolling rests near the end of the page, once in each browser.',
      storageKey: 'exit-intent-fe-2650',
      triggerOnExitIntent: false,
      scrollPercentageToTrigger: 90,
    },
    body: [
      {
        kind: 'benefit-cards',
        heading: 'A visitor meets these cards first',
        introduction: 'The idea: who knows what there is will ask better questions.',
        cards: [
          { icon: 'glasses', title: 'Frames', text: 'A plan may pay toward a pair. Ask how often.' },
          { icon: 'eye', title: 'Exam', text: 'A test for new lenses may be included. Ask at which offices.' },
          {
            icon: 'stethoscope',
            title: 'Eye disease',
            text: 'This is medical care, and Part B covers its share of it.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'The table stays in the middle',
        columns: ['Watch for', 'In this order'],
        rows: [
          ['How far people scroll', 'Cards are read by nearly everyone who scrolls at all'],
          ['When they begin the form', 'Before or after the table'],
          ['What they ask on the call', 'More about frames, it may be, than about cost'],
        ],
        note: 'The right column holds guesses. The pair is there to find out.',
      },
      {
        kind: 'how-it-works',
        heading: 'How to compare the pair',
        steps: [
          { title: 'Open both', text: 'Two windows, one width. Start with 390 pixels.' },
          { title: 'Squint', text: 'Which of the two has one thing that leads?' },
          { title: 'Read headings only', text: 'Say aloud what each page is about.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions close the page',
        questions: [
          {
            question: 'Why do the two pages not share their words?',
            answer:
              'Two pages of one brand may share few sentences here, so the pair matches in length, not in wording.',
          },
          {
            question: 'Is this an experiment in the sense of the registry?',
            answer: 'No. An experiment shows one address in two ways. These are two addresses, for our own eyes.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'The same place in both orders',
        text: 'The last block never moves, so that only what stands before it differs.',
      },
    ],
  },

  // For colleagues: the other order; questions first.
  {
    path: '/fe-2650c',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10FE2650C27_M', bh: 'MULTI-PLAN_SAMPLEBHFE2650C27_M' },
    template: 'test',
    title: 'Test page: questions before cards',
    description:
      'A test page for colleagues: questions, steps, a table, then cards. Its other half, fe-2650, has them the other way.',
    headline: 'Order two: questions first, cards last',
    subheadline: 'The other half of fe-2650. Hearing benefits exist in some areas.',
    image: 'kitchen-table',
    form: 'rehearsal',
    benefits: ['hearing'],
    indexable: false,
    exitIntent: {
      heading: 'Three minutes have passed',
      text: 'This dialog opens three minutes after the page, once in each browser.',
      storageKey: 'exit-intent-fe-2650c',
      triggerOnExitIntent: false,
      // Longer than a tester, or a test, needs for the form.
      delaySecondsAndTrigger: 180,
    },
    body: [
      {
        kind: 'faq',
        heading: 'Here the questions open the page',
        questions: [
          {
            question: 'What is the thought behind it?',
            answer: 'Someone who comes from an ad has a doubt. Answer that first, and the rest is read more calmly.',
          },
          {
            question: 'And the risk?',
            answer: 'A page that begins with doubts may raise some that nobody had. Look out for that in calls.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What to do with the two windows',
        steps: [
          { title: 'Cover the hero', text: 'Only the body differs. Judge that alone.' },
          { title: 'Turn it gray', text: 'Does the eye still find the way down?' },
          { title: 'Swap', text: 'Let somebody else say which page came first, and why.' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Middle block, unchanged in kind',
        columns: ['Measure', 'What would speak for this order'],
        rows: [
          ['First answer in the form', 'It comes sooner, since a doubt is gone'],
          ['Length of the visit', 'Shorter is fine if the form is begun'],
          ['Words used on the phone', 'They repeat one of the answers'],
        ],
        note: 'Nothing is measured on this page itself. It sends no lead and is in no experiment.',
      },
      {
        kind: 'benefit-cards',
        heading: 'And the cards come late',
        introduction: 'Whoever gets this far has read a good deal. Do three cards still help?',
        cards: [
          { icon: 'ear', title: 'Test', text: 'Part B covers some hearing tests that a doctor orders.' },
          { icon: 'coin', title: 'Aids', text: 'A plan may pay a part. Brands and numbers are limited.' },
          { icon: 'calendar', title: 'Fitting', text: 'Ask how many visits come with the aids, and for how long.' },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'End of the second order',
        text: 'If both pages seem equally good from here, the order matters less than we thought.',
      },
    ],
  },

  // For colleagues: a headline as short as one can be.
  {
    path: '/fe-6993',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10FE699327_M', bh: 'MULTI-PLAN_SAMPLEBHFE699327_M' },
    template: 'test',
    title: 'Test page for a short headline',
    description:
      'A test page for colleagues: a headline of one word over a short line, to see whether the hero keeps its shape.',
    headline: 'Hearing',
    subheadline: 'Covered by some plans, in some areas.',
    image: 'front-porch',
    form: 'rehearsal',
    benefits: ['hearing'],
    indexable: false,
    exitIntent: {
      heading: 'The page has just loaded',
      text: 'This dialog opens with the page, though not on a phone that came from a search.',
      storageKey: 'exit-intent-fe-6993',
      triggerOnExitIntent: false,
      triggerOnPageLoad: true,
    },
    body: [
      {
        kind: 'checklist',
        heading: 'What to look at with one word',
        items: [
          'The word stands on the same edge as the question under it.',
          'The hero does not collapse: the picture keeps its height.',
          'On a wide screen the word does not float in the middle of nothing.',
          'The first question is seen without scrolling on a phone of 390 by 844.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'One card',
        cards: [
          {
            icon: 'ear',
            title: 'Alone',
            text: 'A single card should not stretch over the whole row, nor look as if two others were lost.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Brief',
        text: 'Short words to the end.',
      },
    ],
  },

  // For colleagues: a headline as long as the rules allow.
  {
    path: '/fe-6994',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10FE699427_M', bh: 'MULTI-PLAN_SAMPLEBHFE699427_M' },
    template: 'test',
    title: 'Test page for a long headline',
    description:
      'A test page for colleagues: long words in the headline and a long qualifier, to see what that leaves of the first screen.',
    headline: 'Understanding transportation benefits alongside drug coverage',
    subheadline:
      'In some areas a Medicare Advantage plan may arrange rides to medical visits, with a number of trips, a distance and a notice period that are set by the plan, differ between counties, and may change at the start of each calendar year.',
    image: 'front-porch',
    form: 'rehearsal',
    benefits: ['transportation'],
    indexable: false,
    exitIntent: {
      heading: 'Leaving?',
      text: 'On this page nothing opens: the question comes back into view instead.',
      storageKey: 'exit-intent-fe-6994',
    },
    onExitIntent: 'reveal-form',
    body: [
      {
        kind: 'checklist',
        heading: 'What to look at when there are nine long words above one long sentence',
        items: [
          'The question still begins on the first screen of a phone, or the reader can at least tell that it follows.',
          'Lines of the headline are balanced, and no line holds a single word.',
          'The brand bar and the headline do not touch at 200 percent zoom.',
          'The sentence under the headline stays within 46 characters a line on a wide screen.',
        ],
        note: 'For the other end of the scale, open fe-6993.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Headings of other blocks may be long as well, though they seldom should',
        introduction: 'Cards are set in rows of two or three. A long title must not push its neighbors apart.',
        cards: [
          {
            icon: 'bus',
            title: 'Rides to visits that a doctor has arranged',
            text: 'A trip may have to be booked some days ahead.',
          },
          {
            icon: 'clock',
            title: 'Rides home again when the visit took longer',
            text: 'Ask how the driver is called, and how long the wait may be.',
          },
          { icon: 'people', title: 'A second person', text: 'Some plans let a helper ride along.' },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'A long heading over the last two buttons of a page made for long headings',
        text: 'The buttons keep their size and place whatever stands above them.',
      },
    ],
  },
]);
