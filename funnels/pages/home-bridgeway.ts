import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Start from your ZIP code', button: 'Check my area' } };

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
    headline: 'Move to Medicare or change plans, step by step',
    subheadline: 'New to Medicare? Plans in some areas add dental, vision or hearing.',
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
            title: 'Say what you have now',
            text: 'Your county, your present coverage and the day it ends decide which plans you can join, and when.',
          },
          {
            title: 'List what you need',
            text: 'Who treats you, what you take, and what you can pay in a bad year. An agent checks plans against this.',
          },
          {
            title: 'Agree on a start date',
            text: 'Keep the old coverage until the new one has a start date in writing. Ask whether the old one ends by itself.',
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
            text: 'Compare the annual maximum and your share of major work.',
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
            icon: 'pill',
            title: 'Drug coverage',
            text: 'Built into many plans. Ask about it early: a long time without any can add a lasting penalty.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What to watch when coverage changes',
        paragraphs: [
          'If you still work for a large employer, the job plan may pay first and Part B may wait. With a small one, Medicare usually pays first, so ask the benefits office in writing. Coverage from a former job or for retirees does not count as coverage from active work.',
          'A supplement is easiest to buy in the six months after Part B starts at 65 or later. Afterward, in most states, an insurer may ask about your health.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about us and your rights',
        questions: [
          {
            question: 'Is this site part of Medicare?',
            answer:
              'No. It belongs to a private company that is not connected with Medicare, Social Security or any public body.',
          },
          {
            question: 'Can I go back to Original Medicare?',
            answer:
              'Yes, in certain enrollment periods. Some first-year members of Medicare Advantage also have a trial right to return. Ask which is yours.',
          },
          {
            question: 'Do you need my Medicare number?',
            answer: 'No. Nothing on this site asks for it, and you can compare plans without giving it to anyone.',
          },
          {
            question: 'Who may call me?',
            answer: 'The companies whose boxes you tick, and nobody else. You can take that permission back.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Take the first step: your ZIP code',
        text: 'Enter it above, or go through each step with a licensed insurance agent by phone.',
      },
    ],
  },
]);
