import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Plans differ by county: your ZIP code', button: 'Check my county' } };

export const homeSundial = defineAskingPages(openings, [
  // The front page of Sundial: what to do at each hour of the Medicare year.
  {
    name: 'home-sundial',
    path: '/',
    brands: ['sd'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDHOME27_M' },
    template: 'landing',
    description: 'A clear look at your Medicare plan choices: when you can change, what may be added, who to ask.',
    headline: 'A bright, clear look at your Medicare choices',
    subheadline: 'Dental, vision, rides and more: extras some plans bring in some areas.',
    image: 'courtyard',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation'],
    planTypes: ['medicare-advantage', 'part-d'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'clock', text: 'Phones open at seven in the morning' },
          { icon: 'shield', text: 'Licensed agents, on a recorded line' },
          { icon: 'lock', text: 'No company hears of you unless you tick it' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How it works, in three steps',
        steps: [
          { title: 'Enter your ZIP code', text: 'Plans are sold county by county, so the questions begin there.' },
          {
            title: 'Note what you use',
            text: 'A specialist, a pharmacy, new glasses, a ride: write down what matters most.',
          },
          {
            title: 'Ask an agent by phone',
            text: 'Call the number you are given, and hear which plans match your notes.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'When you can join or change plans',
        paragraphs: [
          'Autumn is when most people may join, leave or swap plans for the coming year. In the first months of a year, those already in Medicare Advantage get one more chance to move.',
          'A 65th birthday opens a window around that month. So can a move, the end of job coverage, or starting Medicaid. Medicare.gov keeps the exact days, and an agent can tell you which window is yours.',
        ],
        image: 'market-basket',
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits in some plans',
        introduction: 'Offered by some plans in some areas. The Evidence of Coverage gives the limits.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental care',
            text: 'From a simple cleaning to larger repairs, within set amounts.',
          },
          { icon: 'glasses', title: 'Glasses', text: 'A sum for eyewear may renew yearly or every second year.' },
          { icon: 'ear', title: 'Hearing', text: 'Tests may be included. Aids may have a copay for each ear.' },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'Sunscreen, thermometers and cold remedies may be on the list.',
          },
          { icon: 'bus', title: 'Rides to visits', text: 'A van or a taxi to approved appointments may be arranged.' },
          { icon: 'barbell', title: 'Fitness membership', text: 'A gym or pool membership comes with some plans.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about Sundial and Medicare',
        questions: [
          {
            question: 'Is Sundial part of the federal program?',
            answer: 'It is not. Sundial is a private business, and neither Medicare nor any agency endorses it.',
          },
          {
            question: 'Do I have to leave my number?',
            answer: 'Never. You can read, or call us from any phone, without typing a name or a number here.',
          },
          {
            question: 'I spend winters elsewhere. Does that matter?',
            answer:
              'Very much. Some plans pay only for emergencies outside their area. Tell the agent about both addresses.',
          },
          {
            question: 'How does Sundial earn money?',
            answer: 'Insurers and agencies pay for introductions. It adds nothing to what you pay.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what is offered in your county',
        text: 'The first question takes a moment. A licensed insurance agent can take it from there.',
      },
    ],
  },
]);
