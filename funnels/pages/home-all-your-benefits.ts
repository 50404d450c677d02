import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'What is near you? Your ZIP code', button: 'Check my area' } };

export const homeAllYourBenefits = defineAskingPages(openings, [
  // The front page of All Your Benefits: what neighbors tell each other.
  {
    name: 'home-all-your-benefits',
    path: '/',
    brands: ['ayb'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBHOME27_M' },
    template: 'landing',
    description:
      'A noticeboard of the benefits that Medicare Advantage plans may add near you, and a licensed agent to call.',
    headline: 'Medicare plan benefits to ask about, on one board',
    subheadline: 'Dental, vision, hearing, pharmacy items: in some areas, with some plans.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation'],
    planTypes: ['medicare-advantage', 'part-d'],
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'phone', text: 'Real agents, with a license' },
          { icon: 'coin', text: 'Asking costs nothing' },
          { icon: 'check', text: 'No pressure to switch' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Six benefits to ask about',
        introduction: 'Some Medicare Advantage plans near you may carry several of them.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental care',
            text: 'Ask if the plan pays for crowns and dentures or only for check-ups, and where the yearly limit is.',
          },
          {
            icon: 'glasses',
            title: 'Glasses and eye care',
            text: 'Frames may come out of a yearly amount. Find out which shops in town accept it.',
          },
          {
            icon: 'ear',
            title: 'Hearing aids',
            text: 'Aids may be sold through one supplier, at set prices. Ask who does the fitting and the repairs.',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'Some plans load an allowance every three months. Ask whether what you leave unspent rolls over.',
          },
          {
            icon: 'bus',
            title: 'Rides to the clinic',
            text: 'Ask how many trips and miles a plan allows, and how many days ahead to book.',
          },
          {
            icon: 'pill',
            title: 'Medicines',
            text: 'Bring your bottles to the phone. Each name has to be looked up in the plan’s drug list.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How it works',
        steps: [
          { title: 'Say where you live', text: 'A ZIP code is enough to know which county’s plans to look at.' },
          {
            title: 'Say what you would use',
            text: 'Tell us the coverage you have and the extras you would use. Pass on any question.',
          },
          {
            title: 'Say hello to an agent',
            text: 'Call an agent, or tick the companies that may call you. Both are up to you.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'How to choose between two plans',
        paragraphs: [
          'In any Medicare Advantage plan, start with three things: which doctors are in the network, what a hospital stay costs, and the most you could pay in a year.',
          'Then let the extras break the tie. A benefit you would use every month counts for more than a long list.',
        ],
        image: 'kitchen-table',
      },
      {
        kind: 'faq',
        heading: 'Questions neighbors ask about benefits',
        questions: [
          {
            question: 'Why does my neighbor get other benefits?',
            answer: 'It may be another plan, another county, or Medicaid as well as Medicare.',
          },
          {
            question: 'Are you with Medicare?',
            answer: 'No. This is a private site that connects people with licensed insurance agents.',
          },
          {
            question: 'Who pays for this site?',
            answer:
              'Agencies and insurers do, when someone asks to hear from them. Your price for a plan stays the same.',
          },
          {
            question: 'Do I keep Part B with Medicare Advantage?',
            answer: 'Yes. You need Part A and Part B to join, and you go on paying the Part B premium.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what is offered near you',
        text: 'Tell us your ZIP code, or call and read your list to a licensed insurance agent.',
      },
    ],
  },
]);
