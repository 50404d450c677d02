import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Your block: the ZIP code', button: 'Map my block' } };

export const homePlainStreet = defineAskingPages(openings, [
  // The front page of Plain Street: car insurance read off a map.
  {
    name: 'home-plain-street',
    path: '/',
    brands: ['ps'],
    template: 'landing',
    description:
      'Where you park, how you drive, who else drives: a plain map of car insurance and an agent to compare it.',
    headline: 'Car insurance, mapped block by block',
    subheadline: 'List your cars and drivers once, then compare with a licensed agent.',
    image: 'open-road',
    form: 'auto',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'car', text: 'Every car in the household' },
          { icon: 'lock', text: 'Nothing is shared until you say so' },
          { icon: 'people', text: 'Licensed agents' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What the form asks',
        steps: [
          { title: 'Home', text: 'Street address and how long you have lived there. Rates are filed by area.' },
          { title: 'Garage', text: 'Year, make and model of each car, and whether it is owned or leased.' },
          { title: 'Drivers', text: 'Who is behind the wheel, and tickets or crashes in recent years.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Six words on a car insurance policy',
        introduction: 'You will find them on any policy page. This is what they stand for.',
        cards: [
          {
            icon: 'people',
            title: 'Three numbers with slashes',
            text: 'The limits of liability: for one injured person, for all of them together, and for property.',
          },
          {
            icon: 'coin',
            title: 'Deductible',
            text: 'Your part of a repair. A bigger one lowers the premium and raises the bill on a bad day.',
          },
          {
            icon: 'document',
            title: 'Declarations page',
            text: 'The front sheet of your policy. It has every limit on it; keep it beside you when you compare.',
          },
          {
            icon: 'shield',
            title: 'Other than collision',
            text: 'Another name for comprehensive: weather, theft, glass, animals.',
          },
          {
            icon: 'clock',
            title: 'Term',
            text: 'Six months or twelve. After it, the insurer may set a new price.',
          },
          {
            icon: 'check',
            title: 'SR-22',
            text: 'A form that an insurer files with the state after certain violations. Say early if you need one.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Same car, different corner: why prices change',
        paragraphs: [
          'Move a car ten blocks and its price can change. Insurers look at claims near the place it is parked overnight, at repair costs in the city, and at how many drivers around it carry no insurance.',
          'Most of that you cannot alter. What you can do is give the right address, drop coverage you no longer need on an old car, and ask about mileage programs if you drive little.',
          'Then compare like with like: the same limits, the same deductible, the same drivers. A smaller price for less coverage is not a bargain.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about Plain Street',
        questions: [
          {
            question: 'Is Plain Street an insurer?',
            answer:
              'No. We gather your answers and, if you agree, connect you with agents and insurers who sell policies.',
          },
          {
            question: 'How long is the form?',
            answer:
              'About as long as your household. Two cars and two drivers take a few minutes, and your place is kept.',
          },
          {
            question: 'Will this affect my credit score?',
            answer: 'Nothing here looks at your credit. If an insurer wants to, it must tell you.',
          },
          {
            question: 'What do I pay you?',
            answer: 'Nothing. Companies that we introduce you to pay us.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with your ZIP code',
        text: 'Answer the first question above, or phone and go through it with an agent.',
      },
    ],
  },
]);
