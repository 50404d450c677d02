import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Lower Part B near you? ZIP code',
    button: 'Check my area',
    taps: 'Do you have Part A, and pay for Part B?',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const premiumReduction = defineAskingPages(openings, [
  // Part B premium reductions; the number first.
  {
    path: '/partb-giveback-now',
    brands: ['m10', 'sd'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10PARTBNOW27_M', sd: 'MULTI-PLAN_SAMPLESDPARTBNOW27_M' },
    template: 'call',
    title: 'Ask about your Part B premium by phone',
    description:
      'Some Medicare Advantage plans pay part of the Part B premium. Call a licensed insurance agent and ask about your county.',
    headline: 'Part B premium reductions in some Medicare Advantage plans',
    subheadline: 'Sold in some areas. One call tells you about plans in yours.',
    image: 'two-phones',
    leadsWith: 'call',
    form: 'medicare-call',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Four things to say on the call',
        introduction: 'They take a minute, and they keep the talk on what matters to you.',
        cards: [
          {
            icon: 'coin',
            title: '“I pay my own Part B premium.”',
            text: 'If your state pays it for you, say so. A reduction then changes nothing for you.',
          },
          {
            icon: 'people',
            title: '“These are my doctors.”',
            text: 'Have each one looked up. A smaller premium is poor comfort if you lose a doctor you need.',
          },
          {
            icon: 'document',
            title: '“These are my medicines.”',
            text: 'Some plans with a reduction have no drug coverage at all. Ask that first.',
          },
          {
            icon: 'shield',
            title: '“What do I pay when I am ill?”',
            text: 'Ask for the plan’s yearly limit and its hospital copay, and set them against the reduction.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How a reduction reaches you',
        steps: [
          {
            title: 'You join a plan that has one',
            text: 'You need Parts A and B, an address in the plan’s area, and an open enrollment period.',
          },
          {
            title: 'The plan tells Medicare',
            text: 'You file nothing. It may take two or three months until the change shows, and what was missed is then made up.',
          },
          {
            title: 'Less is taken for Part B',
            text: 'If the premium comes out of your Social Security payment, the deduction gets smaller. If you pay by bill, the bill does.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the reduction',
        questions: [
          {
            question: 'Is this a raise from Social Security?',
            answer: 'No. Your benefit stays the same. A private plan pays a share of one of your premiums.',
          },
          {
            question: 'Does the reduction last?',
            answer:
              'For the calendar year, as long as you stay in the plan. The plan may change or end it the next January.',
          },
          {
            question: 'What happens if I hang up?',
            answer: 'Nothing. Nobody enrolls you without your clear yes, and you may call again.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about reductions in your county',
        text: 'A licensed insurance agent can look for plans with a reduction in your county, and will say so if there is none.',
      },
    ],
  },

  // The kinds of plans in which a Part B premium reduction may be found.
  {
    path: '/medicare-premium-reduction-listing-r2',
    brands: ['bh', 'ayb'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHPREMIUMLISTINGR227_M', ayb: 'MULTI-PLAN_SAMPLEAYBPREMIUMLISTINGR227_M' },
    template: 'listing',
    title: 'Plans that may lower the Part B premium',
    description:
      'Four kinds of Medicare Advantage plans that may pay part of your Part B premium, and what each asks of you in return.',
    headline: 'Plan types that may lower your Part B premium',
    subheadline: 'Four kinds, sold in some areas, and what each asks of you in return.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Shall someone check your county?',
      text: 'Plans with a Part B premium reduction are sold in some areas only. A licensed insurance agent can say whether one of these kinds exists in yours. You may also read on.',
    },
    explains: ['part-b-giveback', 'network'],
    body: [
      {
        kind: 'listing',
        heading: 'Four kinds of plans',
        introduction:
          'These are kinds, not plans for sale. Within each kind, some plans have a reduction and most others do not.',
        sortedBy: 'the alphabet',
        entries: [
          {
            title: 'HMO plans',
            kindOf: 'Medicare Advantage with a set network',
            facts: [
              'You use the plan’s doctors, except in an emergency or for urgent care',
              'Many ask you to choose a primary doctor who refers you onward',
            ],
            destination: '/compare-save',
          },
          {
            title: 'Plans without drug coverage',
            kindOf: 'Medicare Advantage for people with drug coverage elsewhere',
            facts: [
              'May fit if, for example, the VA covers your medicines',
              'With an HMO or PPO of this kind you cannot add a separate Part D plan',
            ],
            destination: '/general-medicare',
          },
          {
            title: 'PPO plans',
            kindOf: 'Medicare Advantage with a wider choice of doctors',
            facts: [
              'You may go outside the network, and pay more when you do',
              'A referral to a specialist is seldom needed',
            ],
            destination: '/compare-save',
          },
          {
            title: 'Special Needs Plans',
            kindOf: 'Medicare Advantage for certain groups',
            facts: [
              'For people with Medicaid, certain chronic conditions, or care in an institution',
              'If Medicaid pays your Part B premium, a reduction adds nothing for you',
            ],
            destination: '/senior-deals',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Weigh the reduction against three things',
        introduction: 'A plan has one budget. What it spends on your premium it does not spend elsewhere.',
        cards: [
          {
            icon: 'coin',
            title: 'Twelve times the reduction',
            text: 'Work it out for a year. Then look at what one hospital stay would cost you in the same plan.',
          },
          {
            icon: 'shield',
            title: 'The limit in a bad year',
            text: 'The most you could pay for covered care is in the Summary of Benefits. Compare it across plans.',
          },
          {
            icon: 'tooth',
            title: 'What is thinner for it',
            text: 'Ask whether dental, vision or copays differ from the same company’s plan without a reduction.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Another way to a lower premium',
        paragraphs: [
          'Every state runs Medicare Savings Programs that may pay the whole Part B premium, by income and often by resources. They are public, they have no network, and you can keep the coverage you have. If you think one might fit, ask your state’s Medicaid agency before you look at any plan.',
        ],
        learnMore: { label: 'More on public help with Medicare costs', destination: '/senior-deals' },
      },
      {
        kind: 'faq',
        heading: 'Questions about such plans',
        questions: [
          {
            question: 'Where does a plan state its reduction?',
            answer:
              'Look for “Part B premium reduction” in the Summary of Benefits. Medicare.gov shows it too, among the plan’s details.',
          },
          {
            question: 'Do I stop paying for Part B?',
            answer:
              'As a rule you pay less rather than nothing, and you must keep Part B. Whatever the plan does not pay is yours to pay.',
          },
          {
            question: 'I pay more for Part B because of my income. Does that part go down?',
            answer: 'No. The extra amount for higher incomes is separate, and a plan’s reduction does not touch it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Which of the four exist where you live?',
        text: 'Your ZIP code narrows it down. A licensed insurance agent can name the plans they work with, and what each gives up.',
      },
    ],
  },
]);
