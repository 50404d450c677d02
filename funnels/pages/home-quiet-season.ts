import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'When you are ready: your ZIP code', button: 'Turn the page' } };

export const homeQuietSeason = defineAskingPages(openings, [
  // The front page of Quiet Season: to be read like a short chapter.
  {
    name: 'home-quiet-season',
    path: '/',
    brands: ['qs'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSHOME27_M' },
    template: 'landing',
    description: 'A slow read about Medicare coverage: the words, the choices, and what to write down before you call.',
    headline: 'Read first. Choose Medicare coverage later.',
    subheadline: 'Plans may add dental, vision or hearing in some areas. Learn what to ask.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    body: [
      {
        kind: 'explainer',
        heading: 'The parts of Medicare, in short',
        paragraphs: [
          'Medicare began with two parts. The first pays toward hospital stays, the second toward doctors, tests and equipment. They were numbered with letters, and the letters have puzzled readers ever since.',
          'Later came a third, run by private insurers, which gathers the first two under one roof and sets its own rules about doctors and referrals. A fourth was added for medicines. Beside them all stand the supplement policies, which pay some of what the first two leave to you.',
          'Everything you will be offered is one of these, or a bundle of them. Once you know which, the brochure in your hand becomes much shorter.',
        ],
      },
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Written to be read, not to rush you.' },
          { icon: 'lock', text: 'Your telephone number stays yours until you name who may have it.' },
          { icon: 'people', text: 'A licensed insurance agent when you want a voice.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Six words from plan papers',
        introduction: 'Words that appear in plan papers, with what to look for. Not every plan has every benefit.',
        cards: [
          {
            icon: 'document',
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
            icon: 'glasses',
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
            title: 'Read the lists aloud',
            text: 'An agent can check them against the plans sold in your county while you listen.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions that readers ask',
        questions: [
          {
            question: 'Must I decide this week?',
            answer:
              'That depends on your enrollment period, which Medicare.gov explains. Within it, take the days that you need.',
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
        text: 'Begin the questions, or telephone. A licensed insurance agent will go at your speed.',
      },
    ],
  },
]);
