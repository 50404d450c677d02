import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'When you are ready: your ZIP code', button: 'Check my area' } };

export const homeQuietSeason = defineAskingPages(openings, [
  // The front page of Quiet Season: to be read like a short chapter.
  {
    name: 'home-quiet-season',
    path: '/',
    brands: ['qs'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSHOME27_M' },
    template: 'landing',
    description: 'A slow read about Medicare coverage: the words, the choices, and what to write down before you call.',
    headline: 'Understand Medicare plans before you choose',
    subheadline: 'Dental, vision or hearing: what some plans add in some areas.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    body: [
      {
        kind: 'explainer',
        heading: 'The parts of Medicare, in short',
        paragraphs: [
          'Part A pays toward hospital stays. Part B pays toward doctors, tests and equipment. Together they are Original Medicare, and a supplement policy pays some of what they leave to you.',
          'Part C, or Medicare Advantage, brings the first two together in one private plan with its own rules about doctors. Part D is for medicines. Everything you will be offered is one of these, or a bundle of them.',
        ],
      },
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Written to be read, not to rush you.' },
          { icon: 'lock', text: 'Your telephone number stays yours until you name who may have it.' },
          { icon: 'people', text: 'A licensed insurance agent when you want to talk.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Six words from plan papers',
        introduction: 'What each means, and what to look for in the plans that have it.',
        cards: [
          {
            icon: 'stethoscope',
            title: 'Network',
            text: 'The doctors and hospitals that have an agreement with the plan.',
          },
          {
            icon: 'coin',
            title: 'Maximum out-of-pocket',
            text: 'The most you could pay in a year for covered care. A number worth underlining.',
          },
          {
            icon: 'tooth',
            title: 'Comprehensive dental',
            text: 'Work beyond cleanings, where a plan offers it. Look for the yearly limit on the same page.',
          },
          {
            icon: 'eye',
            title: 'Routine vision',
            text: 'An exam for glasses, which some plans add. Treatment of eye disease is medical care and counted apart.',
          },
          {
            icon: 'ear',
            title: 'Hearing allowance',
            text: 'A sum toward aids, where offered; often for certain models and suppliers.',
          },
          {
            icon: 'check',
            title: 'Prior authorization',
            text: 'The plan’s agreement before some treatments. Ask which ones, and how long an answer takes.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to prepare, in three steps',
        steps: [
          {
            title: 'Make two lists',
            text: 'Doctors on one, medicines with their doses on the other. They will answer most of what follows.',
          },
          {
            title: 'Answer what you like',
            text: 'Our questions begin with your ZIP code. Leave any of them blank and come back another day.',
          },
          {
            title: 'Call, and read your lists aloud',
            text: 'An agent can check them against the plans sold in your county while you listen.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you choose',
        questions: [
          {
            question: 'Must I decide this week?',
            answer:
              'Take the days that you need within your enrollment period. Medicare.gov explains which one is yours.',
          },
          {
            question: 'Whose site is this?',
            answer:
              'A private company’s. No public agency runs it or has approved it. Medicare answers at 1-800-MEDICARE.',
          },
          {
            question: 'Can I have a supplement and Medicare Advantage at once?',
            answer: 'No. A supplement goes with Original Medicare. You have the one or the other.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ready to ask about your county?',
        text: 'Answer a few questions, or call. A licensed insurance agent will go at your speed.',
      },
    ],
  },
]);
