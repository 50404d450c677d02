import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'A lower Part B premium near you? ZIP code',
    button: 'Check my area',
    taps: 'Do you have Part B, and Part A as well?',
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
    subheadline: 'They pay part of your premium, in some areas. Ask about yours in one call.',
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
            text: 'If your state pays it for you, say so, and the agent can look at other benefits.',
          },
          {
            icon: 'stethoscope',
            title: '“These are my doctors.”',
            text: 'Have each one looked up in the plan’s network before you look at the premium.',
          },
          {
            icon: 'pill',
            title: '“These are my medicines.”',
            text: 'Ask this early: some plans with a reduction come without drug coverage.',
          },
          {
            icon: 'bed',
            title: '“What do I pay if I get sick?”',
            text: 'Ask for the plan’s yearly limit and its hospital copay, and set them against the reduction.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How a Part B reduction reaches you',
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
        heading: 'Questions about Part B reductions',
        questions: [
          {
            question: 'Is this a raise from Social Security?',
            answer: 'No. Your benefit stays the same. A private plan pays a share of one of your premiums.',
          },
          {
            question: 'How long does a reduction last?',
            answer:
              'For the calendar year, as long as you stay in the plan. The plan may change or end it the next January.',
          },
          {
            question: 'Does the call commit me to anything?',
            answer: 'No. Nobody enrolls you without your clear yes, and you may call again.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about reductions in your county',
        text: 'A licensed insurance agent can look for plans with a reduction in your county and go through the rest of each plan with you.',
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
      'Four kinds of Medicare Advantage plans that may pay part of your Part B premium, and what to compare.',
    headline: 'Medicare Advantage types that may lower Part B premiums',
    subheadline: 'Four kinds, sold in some areas: compare doctors, drugs and who may join.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Does a plan in your county lower the Part B premium?',
      text: 'Plans with a Part B premium reduction are sold in some areas. A licensed insurance agent can check which of the four kinds exist in yours. You may also read on.',
    },
    explains: ['part-b-giveback', 'network'],
    body: [
      {
        kind: 'listing',
        heading: 'Four kinds of Medicare Advantage plans',
        introduction:
          'In each kind, some plans have a reduction and most others do not. An agent can name the plans sold in your county.',
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
              'If Medicaid pays your Part B premium, compare the other benefits',
            ],
            destination: '/senior-deals',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Compare the reduction with three other costs',
        introduction: 'A plan that spends more on your premium may spend less elsewhere.',
        cards: [
          {
            icon: 'bed',
            title: 'A hospital stay',
            text: 'Multiply the monthly reduction by twelve. Then see what one hospital stay would cost you in the same plan.',
          },
          {
            icon: 'shield',
            title: 'The yearly limit on your costs',
            text: 'The most you could pay for covered care is in the Summary of Benefits. Compare it across plans.',
          },
          {
            icon: 'tooth',
            title: 'Dental, vision and copays',
            text: 'Ask whether they differ from the same company’s plan without a reduction.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'State help with the Part B premium',
        paragraphs: [
          'Every state runs Medicare Savings Programs that may pay the whole Part B premium, by income and often by resources. They are public, they have no network, and you can keep the coverage you have. If one might fit, ask your state’s Medicaid agency. An agent can compare plans with you either way.',
        ],
        learnMore: { label: 'More on public help with Medicare costs', destination: '/senior-deals' },
      },
      {
        kind: 'faq',
        heading: 'Questions about plans with a reduction',
        questions: [
          {
            question: 'Where can I find a plan’s reduction?',
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
        heading: 'Ask which of these plans are sold near you',
        text: 'Your ZIP code narrows it down. A licensed insurance agent can name the plans they work with, and what each costs and covers.',
      },
    ],
  },
]);
