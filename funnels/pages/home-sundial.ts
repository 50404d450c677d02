import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Good morning. Your ZIP code?', button: 'Look around' } };

export const homeSundial = defineAskingPages(openings, [
  // The front page of Sundial: what to do at each hour of the Medicare year.
  {
    name: 'home-sundial',
    path: '/',
    brands: ['sd'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDHOME27_M' },
    template: 'landing',
    description: 'See your Medicare plan choices in daylight: when you can change, what may be added, who to ask.',
    headline: 'A bright, clear look at your Medicare choices',
    subheadline: 'See which extra benefits plans may bring in some areas, and what to ask.',
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
          { title: 'Look around', text: 'Enter your ZIP code. Plans stop at county lines, so the search does too.' },
          {
            title: 'Note what you use',
            text: 'A specialist, a pharmacy, new glasses, a ride: write down what matters most.',
          },
          { title: 'Ask in person', text: 'Dial the number you are given, and hear which plans match your notes.' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'When you can join or change plans',
        paragraphs: [
          'Autumn is when most people may join, leave or swap plans for the coming year. In the first months of a year, those already in Medicare Advantage get one more chance to move.',
          'Your own clock may run differently. A 65th birthday opens a window around that month. So can a move, the end of job coverage, or starting Medicaid.',
          'Medicare.gov keeps the exact days. If you are unsure which window is yours, an agent can work it out with you.',
        ],
        image: 'market-basket',
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras found in certain plans',
        introduction: 'Look for each in the plan’s Evidence of Coverage before you rely on it.',
        cards: [
          { icon: 'tooth', title: 'A dentist', text: 'From a simple cleaning to larger repairs, within set amounts.' },
          { icon: 'glasses', title: 'New lenses', text: 'A sum for eyewear may renew yearly or every second year.' },
          { icon: 'ear', title: 'Clearer sound', text: 'Tests may cost little. Aids may have a copay for each ear.' },
          {
            icon: 'basket',
            title: 'Small supplies',
            text: 'Sunscreen, thermometers and cold remedies may be on the list.',
          },
          { icon: 'bus', title: 'Getting there', text: 'A van or a taxi to approved appointments may be arranged.' },
          { icon: 'heart', title: 'Keeping active', text: 'A gym or pool membership comes with some plans.' },
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
            question: 'What earns you money?',
            answer: 'Insurers and agencies pay for introductions. It adds nothing to what you pay.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Look around your area',
        text: 'The first question takes a moment. A licensed insurance agent can take it from there.',
      },
    ],
  },
]);
