import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Where is your car parked? ZIP code', button: 'Check my area' } };

export const homePlainStreet = defineAskingPages(openings, [
  // The front page of Plain Street: car insurance read off a map.
  {
    name: 'home-plain-street',
    path: '/',
    brands: ['ps'],
    template: 'landing',
    description:
      'Where you park, how you drive, who else drives: a plain map of car insurance and an agent to compare it.',
    headline: 'Compare car insurance for the street you live on',
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
          { title: 'Your address', text: 'Street and how long you have lived there. Rates are filed by area.' },
          { title: 'Your cars', text: 'Year, make and model of each car, and whether it is owned or leased.' },
          { title: 'Your drivers', text: 'Who is behind the wheel, and tickets or crashes in recent years.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Six words on a car insurance policy',
        introduction: 'You will hear them from any insurer. This is what they mean.',
        cards: [
          {
            icon: 'people',
            title: 'Liability limits',
            text: 'Three numbers with slashes: for one injured person, for all of them together, and for property.',
          },
          {
            icon: 'coin',
            title: 'Deductible',
            text: 'Your part of a repair. A bigger one usually lowers the premium and raises your bill after a crash.',
          },
          {
            icon: 'document',
            title: 'Declarations page',
            text: 'The front sheet of your policy. It has every limit on it; keep it beside you when you compare.',
          },
          {
            icon: 'cloud-lightning',
            title: 'Other than collision',
            text: 'Another name for comprehensive: weather, theft, glass, animals.',
          },
          {
            icon: 'calendar',
            title: 'Term',
            text: 'Six months or twelve. After it, the insurer may set a new price.',
          },
          {
            icon: 'shield',
            title: 'SR-22',
            text: 'A form that an insurer files with the state after certain violations. Say early if you need one.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why your address changes the price',
        paragraphs: [
          'Move a car ten blocks and its price can change. Insurers look at claims near the place it is parked overnight, at repair costs in the city, and at how many drivers around it carry no insurance.',
          'Give the right address, ask which coverage an old car still needs, and ask about mileage programs if you drive little. Then compare like with like: the same limits, the same deductible, the same drivers.',
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
            answer: 'Two cars and two drivers take a few minutes, and your place is kept.',
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
        heading: 'Compare with a licensed agent',
        text: 'Answer the first question above, or call and go through all of them by phone.',
      },
    ],
  },
]);
