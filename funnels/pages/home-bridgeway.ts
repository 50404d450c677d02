import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Start from your ZIP code', button: 'Start across' } };

export const homeBridgeway = defineAskingPages(openings, [
  // The front page of Bridgeway: how to cross from one coverage to another without a gap.
  {
    name: 'home-bridgeway',
    path: '/',
    brands: ['bridge'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGEHOME27_M' },
    template: 'landing',
    description:
      'Moving to Medicare or between plans: what to check first, in what order, and a licensed agent to ask.',
    headline: 'Cross from one coverage to the next, steadily',
    subheadline: 'New to Medicare or changing plans? See what is offered in some areas.',
    image: 'harbor',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'shield', text: 'Agents licensed in your state' },
          { icon: 'document', text: 'A checklist before any application' },
          { icon: 'coin', text: 'Paid by insurers, not by you' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Three steps to new coverage',
        steps: [
          {
            title: 'Where you are',
            text: 'County, present coverage and its last day. The form asks these first because the rest stands on them.',
          },
          {
            title: 'What you need',
            text: 'Who treats you, what you take, and what you can pay in a bad year. An agent tests plans against this.',
          },
          {
            title: 'When you change',
            text: 'Keep the old coverage until the new one has a start date in writing. Then let go of it.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras some plans include',
        introduction:
          'Medicare Advantage plans can carry benefits beyond Part A and Part B. Availability and limits differ by plan and county.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental work',
            text: 'Compare the annual maximum and your share of major work, not the word “dental”.',
          },
          {
            icon: 'glasses',
            title: 'Eyewear',
            text: 'Measure the allowance against the price of the lenses you really wear.',
          },
          {
            icon: 'ear',
            title: 'Hearing aids',
            text: 'Ask for the price of each level of device and how many visits are included after fitting.',
          },
          {
            icon: 'document',
            title: 'Drug coverage',
            text: 'Built into many plans. Going without any for a long time can add a lasting late penalty.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What to watch when coverage changes',
        paragraphs: [
          'Job coverage and Medicare meet in different ways. With a large employer the job plan may pay first and Part B may wait. With a small one, Medicare usually pays first. Ask the benefits office in writing.',
          'Coverage continued from a former job, or given to retirees, does not count as coverage from active work. People who lean on it can miss the months in which Part B has no penalty.',
          'A supplement is easiest to buy in the six months after Part B starts at 65 or later. Afterward, in most states, an insurer may ask about your health.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about us and your rights',
        questions: [
          {
            question: 'Who built this site?',
            answer: 'A private company. It is not connected with Medicare, Social Security or any public body.',
          },
          {
            question: 'Can I turn back?',
            answer:
              'Sometimes. Some first-year members of Medicare Advantage have a trial right to return to Original Medicare. Ask if it is yours.',
          },
          {
            question: 'Do you need my Medicare number?',
            answer: 'No. Nothing on this site asks for it, and you can compare plans without giving it to anyone.',
          },
          {
            question: 'Who may telephone me?',
            answer: 'The companies whose boxes you tick, and nobody else. You can take that permission back.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with your ZIP code',
        text: 'Enter a ZIP code, or have a licensed insurance agent walk the route with you by phone.',
      },
    ],
  },
]);
