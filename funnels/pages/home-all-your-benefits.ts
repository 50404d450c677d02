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
    headline: 'The benefits worth asking about, on one board',
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
        introduction: 'A plan near you may carry all of them, some or none.',
        cards: [
          {
            icon: 'tooth',
            title: 'Teeth',
            text: 'Ask if the plan pays for crowns and dentures or only for check-ups, and where the yearly limit is.',
          },
          {
            icon: 'glasses',
            title: 'Eyes',
            text: 'Frames may come out of a yearly amount. Find out which shops in town accept it.',
          },
          {
            icon: 'ear',
            title: 'Ears',
            text: 'Aids may be sold through one supplier, at set prices. Ask who does the fitting and the repairs.',
          },
          {
            icon: 'basket',
            title: 'The pharmacy shelf',
            text: 'An allowance may be loaded every three months. What you leave unspent may not roll over.',
          },
          {
            icon: 'bus',
            title: 'A lift to the clinic',
            text: 'Rides are often limited to a number of trips and miles, and must be booked days ahead.',
          },
          {
            icon: 'document',
            title: 'Medicines',
            text: 'Bring your bottles to the phone. Each name has to be looked up in the plan’s drug list.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How it works',
        steps: [
          { title: 'Say where', text: 'A ZIP code is enough to know which county’s plans to look at.' },
          {
            title: 'Say what',
            text: 'Tell us the coverage you have and the extras you would use. Pass on any question.',
          },
          { title: 'Say hello', text: 'Ring an agent, or tick the companies that may ring you. Both are up to you.' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Extras are not the whole plan',
        paragraphs: [
          'A long list of benefits looks good on a noticeboard. The parts that decide most years are duller: which doctors are in the network, what a hospital stay costs, and the most you could pay in a year.',
          'So start with those three. Then let the extras break the tie between two plans that already suit you.',
          'And keep what works. If your present coverage has your doctors and your medicines, a change has to earn its place.',
        ],
        image: 'kitchen-table',
      },
      {
        kind: 'faq',
        heading: 'Questions that neighbors ask',
        questions: [
          {
            question: 'My neighbor gets more than I do. Why?',
            answer:
              'Perhaps another plan, another county line, or Medicaid as well as Medicare. Two houses can have different lists.',
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
            question: 'Could I lose my Part B?',
            answer:
              'Not by joining a Medicare Advantage plan. You need Part A and Part B to join, and the Part B premium goes on.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what is offered near you',
        text: 'Tell us your ZIP code, or phone and read your list to a licensed insurance agent.',
      },
    ],
  },
]);
