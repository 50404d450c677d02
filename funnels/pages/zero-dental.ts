import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Zero-premium dental near you? ZIP code', button: 'Check my area' } };

export const zeroDental = defineAskingPages(openings, [
  // What a zero premium means for dental, and what it leaves to pay.
  {
    path: '/low-as-zero-dental-premiums',
    brands: ['bridge', 'qs'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGELOWZERO27_M', qs: 'MULTI-PLAN_SAMPLEQSLOWZERO27_M' },
    template: 'landing',
    title: 'Zero-premium plans with dental, explained',
    description:
      'What a zero premium means in Medicare plans with dental, which bills remain yours, and how to read the dental page.',
    headline: 'Medicare plans with dental and a zero premium',
    subheadline: 'Some plans in some areas have both. See what dental care may cost you.',
    image: 'dental-chair',
    form: 'medicare',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'What a zero premium means',
        paragraphs: [
          'A premium is what you pay each month to belong to a plan, whether or not you see a dentist. Some Medicare Advantage plans charge none of their own, and some of those include dental.',
          'You go on paying your Part B premium and your own share of dental work. Wider dental coverage may be sold as an add-on, which has a premium even where the plan itself has none.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Five costs, and which of them are zero',
        introduction: 'Each row is something you may pay, with the question that tells you how much.',
        columns: ['Cost', 'Covered by a zero premium?', 'What to ask'],
        rows: [
          ['The plan’s monthly premium', 'Yes, in some plans', 'Is dental in it, or an add-on?'],
          ['The Part B premium', 'No', 'Is it deducted from my Social Security?'],
          ['Copay or percentage per visit', 'No', 'What is my share of a filling, a crown, a denture?'],
          ['Costs above the annual maximum', 'No', 'How high is it, and do cleanings count toward it?'],
          ['A dentist outside the network', 'No', 'Is any part paid, or none?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three levels of dental work',
        introduction: 'Plans that have dental mostly sort it this way. Ask which levels a plan near you may include.',
        cards: [
          {
            icon: 'shield',
            title: 'Preventive',
            text: 'Exams, cleanings, X-rays. Often the level with the smallest share for you.',
          },
          { icon: 'tooth', title: 'Basic', text: 'Fillings and simple extractions. Here percentages tend to begin.' },
          {
            icon: 'document',
            title: 'Major',
            text: 'Crowns, bridges, root canals, dentures. Approval ahead of time is common, and some plans leave it out.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Try a plan’s dental benefit on paper',
        tips: [
          {
            title: 'Use a real treatment',
            text: 'Take the last treatment plan your dentist wrote for you, line by line.',
          },
          {
            title: 'Work out your share',
            text: 'Deduct what the plan would pay, stop at the annual maximum, and see what remains.',
          },
          {
            title: 'Add up the whole year',
            text: 'Count premiums, dental bills and the doctor visits you expect. Compare the sum with what you pay now.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about zero premiums',
        questions: [
          {
            question: 'How can a plan charge no premium?',
            answer:
              'Medicare pays the insurer an amount for each member. A plan that expects to need less than Medicare’s benchmark may use part of the difference for benefits or a lower premium.',
          },
          {
            question: 'Does a zero premium stay at zero?',
            answer: 'Yes, for the calendar year. The plan may set another premium for the next one.',
          },
          {
            question: 'Does Original Medicare pay for dental work?',
            answer:
              'It may when the work is closely tied to a covered treatment, such as a heart valve replacement or care for cancer of the head and neck. Other dental work is seldom covered.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what a plan would pay for your dental work',
        text: 'A licensed insurance agent can compare your dentist’s treatment plan with plans in your county. You can also start here, with your ZIP code.',
      },
    ],
  },

  // Zero premium against zero copay, and three ways to arrange dental.
  {
    path: '/zero-zero-dental-coverage',
    brands: ['sd', 'bh'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDZEROZERO27_M', bh: 'MULTI-PLAN_SAMPLEBHZEROZERO27_M' },
    template: 'comparison',
    title: 'Zero premium or zero copay in dental',
    description:
      'A zero premium and a zero copay are two different things. What each covers in some Medicare plans, and three ways to pay for dental.',
    headline: 'Zero premium and zero copay in dental, compared',
    subheadline: 'Some plans in some areas have one or both. See what each leaves to pay.',
    image: 'dental-chair',
    form: 'medicare-short',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Which would help you more: no premium or no copay?',
      text: 'Tell a licensed insurance agent, and ask which plans near you may have it and what else they cost. You can also go back to the table.',
    },
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Zero premium and zero copay, side by side',
        columns: ['Compared', 'Zero premium', 'Zero copay'],
        rows: [
          ['What is zero', 'The plan’s monthly price', 'Your share of a certain service'],
          ['When you notice', 'Each month', 'At the dentist’s desk'],
          ['What it applies to', 'The plan, with or without dental', 'Often cleanings and exams alone'],
          ['What ends it', 'A new premium in January', 'The yearly limit, or a dentist outside the network'],
          ['What you still pay', 'Part B premium and your shares', 'Premiums and other services'],
        ],
        note: 'Each zero is found in some plans only. The plan’s Evidence of Coverage says which services it means.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask about a zero premium or copay',
        introduction: 'Four questions show what a plan’s dental benefit would be worth to you.',
        cards: [
          {
            icon: 'document',
            title: 'For which services?',
            text: 'Have an agent name them. “Dental visits” may mean two cleanings.',
          },
          {
            icon: 'people',
            title: 'With which dentists?',
            text: 'A zero in the network can be the full fee outside it.',
          },
          {
            icon: 'calendar',
            title: 'How often?',
            text: 'Twice a year, or once in six months? With the second, you may pay for a visit that comes a week early.',
          },
          {
            icon: 'tooth',
            title: 'What about larger work?',
            text: 'Ask for your share of a crown. It says more about a plan than its cleanings do.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three ways to pay for dental care',
        columns: ['Way', 'Suits', 'Watch for'],
        rows: [
          [
            'Inside a Medicare Advantage plan',
            'People whose doctors and medicines fit that plan too',
            'Yearly limit, network, what counts as major',
          ],
          [
            'A separate dental policy',
            'People who keep Original Medicare, or want a certain dentist',
            'Waiting periods and its own premium',
          ],
          [
            'Paying as you go',
            'People with few dental needs',
            'A costly year. Dental schools and community clinics may charge less',
          ],
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about dental costs',
        questions: [
          {
            question: 'Can a plan have a zero premium and a zero copay?',
            answer:
              'Some do, for preventive visits. Ask what you would pay for fillings, and for other care in the plan.',
          },
          {
            question: 'Is there a waiting period?',
            answer:
              'Separate policies often have one for larger work. Medicare Advantage plans may not, yet may ask for approval first.',
          },
          {
            question: 'May I see my present dentist?',
            answer:
              'Yes, if the office has a contract with the plan’s dental network. Ask there for the name of the network, not of the insurer.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans near you have a zero premium or copay',
        text: 'Give a licensed insurance agent your ZIP code and your dentist’s name, and hear which plans may have either one.',
      },
    ],
  },
]);
