import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'ZIP code, to try the porch', button: 'Try it' } };

export const testsAcorn = defineAskingPages(openings, [
  // For colleagues: the arrangement of Acorn Coverage’s front page, as a landing.
  {
    path: '/ac-v1',
    brands: ['ac'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACV127_M' },
    template: 'test',
    title: 'Test page: the front page as a landing',
    description:
      'A test page for colleagues: the front page’s arrangement, from facts in a row to the last call, filled for a landing.',
    headline: 'The front porch layout, tried as a landing',
    subheadline: 'The front page’s blocks about vision, a benefit of plans in some areas.',
    image: 'front-porch',
    form: 'rehearsal',
    benefits: ['vision'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Six blocks, as at home' },
          { icon: 'glasses', text: 'One topic instead of four' },
          { icon: 'check', text: 'No lead leaves this page' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What we are trying out',
        paragraphs: [
          'The front page speaks to anyone who wanders in. Its arrangement opens wide: facts, a story about the map, four benefits, three steps, questions, a last word.',
          'A visitor from an ad has one thing in mind. So this page keeps the arrangement and fills it with that one thing. If it feels slow here, the shorter version next door may be the better landing.',
        ],
        image: 'kitchen-table',
        learnMore: { label: 'See the shorter version', destination: '/ac-v1-lp' },
      },
      {
        kind: 'benefit-cards',
        heading: 'The cards, all on one topic',
        introduction: 'At home each card is a benefit of its own. Does a set about vision alone hold up?',
        cards: [
          {
            icon: 'glasses',
            title: 'Lenses',
            text: 'A plan may pay for plain ones in full and for bifocals in part.',
          },
          {
            icon: 'calendar',
            title: 'How often',
            text: 'New frames each year or every other year: the plan’s papers say which.',
          },
          {
            icon: 'map-pin',
            title: 'The nearest optician',
            text: 'In a small county it may be the only one. Is that shop on the list?',
          },
          {
            icon: 'eye',
            title: 'What Part B covers',
            text: 'Cataract surgery and tests for eye disease are medical care, with or without such a plan.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to walk through it',
        steps: [
          { title: 'On a phone first', text: 'Thumb down at the pace of a person who reads every line.' },
          { title: 'Then beside the front page', text: 'Two windows. Does this one still look like the same house?' },
          { title: 'Then with the cards gone', text: 'Hide them. If nothing is missed, they are too many.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Asked by those who build it',
        questions: [
          {
            question: 'Why not send visitors to the front page itself?',
            answer: 'Because its headline is about towns, and an ad about glasses should lead to words about glasses.',
          },
          {
            question: 'What would make this the winner?',
            answer:
              'More people who finish the form, and no more calls that end in “I thought this was about something else”.',
          },
          {
            question: 'Is anything tracked?',
            answer: 'As on any test page, steps are counted by name. The rehearsal form sends no lead.',
          },
          {
            question: 'May the topic change?',
            answer: 'Yes. Take any benefit with four things worth asking. With fewer, use the short one.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'The gate at the end of the path',
        text: 'At home this block says good-bye kindly. On a landing it should remind people why they came.',
      },
    ],
  },

  // For colleagues: a shorter landing to set beside it.
  {
    path: '/ac-v1-lp',
    brands: ['ac'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACV1LP27_M' },
    template: 'test',
    title: 'Test page: a shorter landing',
    description:
      'A test page for colleagues: three blocks under the hero, to set beside ac-v1 and its six. Which one do people finish?',
    headline: 'Half as long: does the landing hold?',
    subheadline: 'Three blocks about vision, a benefit of plans in some areas.',
    image: 'front-porch',
    form: 'rehearsal',
    benefits: ['vision'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Two cards, no more',
        introduction: 'Whatever a visitor must know before the first question has to fit in here.',
        cards: [
          {
            icon: 'glasses',
            title: 'Yours to ask',
            text: 'What would a pair like the one I wear cost me under this plan?',
          },
          {
            icon: 'eye',
            title: 'Yours to check',
            text: 'Does the eye doctor in town take it, or is it an hour’s drive?',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'One question for them, one for us',
        questions: [
          {
            question: 'Will a plan pay for my glasses?',
            answer:
              'It may pay toward them. Original Medicare does so after cataract surgery with a lens implant, and rarely otherwise.',
          },
          {
            question: 'What did we cut?',
            answer: 'The facts in a row, the story and the steps. If trust drops, the row comes back first.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Already the end',
        text: 'If this feels abrupt to you, note where, then go back to the long version.',
      },
    ],
  },
]);
