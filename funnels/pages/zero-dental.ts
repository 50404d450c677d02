import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Zero for whom? Start with your ZIP code', button: 'Check my area' } };

export const zeroDental = defineAskingPages(openings, [
  // What a zero premium means for dental, and what it leaves to pay.
  {
    path: '/low-as-zero-dental-premiums',
    brands: ['bridge', 'qs'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGELOWZERO27_M', qs: 'MULTI-PLAN_SAMPLEQSLOWZERO27_M' },
    template: 'landing',
    title: 'What a zero dental premium leaves to pay',
    description:
      'What a zero premium means in Medicare plans with dental, which bills remain yours, and how to read the dental page.',
    headline: 'What a zero premium means for Medicare dental',
    subheadline: 'Some plans have one in some areas. See what the dentist may cost you.',
    image: 'dental-chair',
    form: 'medicare',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'What a zero premium covers',
        paragraphs: [
          'A premium is what you pay each month to belong to a plan, whether or not you see a dentist. Some Medicare Advantage plans charge none of their own, and some of those include dental.',
          'Zero there says nothing of the chair. Your Part B premium also goes on, since you need Part B to be in the plan.',
          'Other plans sell wider dental coverage as an add-on. That has a premium even where the plan itself has none.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Five costs, and which of them are zero',
        introduction: 'Five places where money may leave your pocket, and the words to look for.',
        columns: ['Cost', 'Covered by a zero premium?', 'What to ask'],
        rows: [
          ['The plan’s monthly premium', 'Yes, in some plans', 'Is dental in it, or an add-on?'],
          ['The Part B premium', 'No', 'Is it taken from my Social Security?'],
          ['Copay or percentage per visit', 'No', 'What is my share of a filling, a crown, a denture?'],
          ['Costs above the annual maximum', 'No', 'Where is the maximum, and does it include cleanings?'],
          ['A dentist outside the network', 'No', 'Is any part paid, or none?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three levels of dental work',
        introduction: 'Plans that have dental mostly sort it this way. Ask which levels a plan near you may include.',
        cards: [
          {
            icon: 'check',
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
        heading: 'How to test a dental page',
        tips: [
          {
            title: 'Take a real treatment',
            text: 'Use the last plan your dentist wrote for you. A made-up example tests nothing.',
          },
          {
            title: 'Follow it to the end',
            text: 'Deduct what the plan would pay, stop at the annual maximum, and see what remains.',
          },
          {
            title: 'Add the year',
            text: 'Premiums, dental shares, and the doctor visits you expect. Compare that sum with what you have.',
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
              'Medicare pays the insurer an amount for each member. If the plan expects to spend less on Part A and Part B care than a benchmark allows, it may put part of the difference into benefits or a lower premium.',
          },
          {
            question: 'Does it stay at zero?',
            answer: 'For the calendar year. The plan may set another premium for the next one.',
          },
          {
            question: 'Does Original Medicare pay for teeth?',
            answer:
              'Seldom. It may when the dental work is closely tied to a covered treatment, such as a heart valve replacement or care for cancer of the head and neck.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask with your treatment plan at hand',
        text: 'A licensed insurance agent can hold it against the dental pages of plans in your county. Or begin with the question above.',
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
      'Two zeros in dental ads mean different things. What each covers in some Medicare plans, and three ways to arrange dental.',
    headline: 'A zero premium can still leave a dental bill',
    subheadline: 'Plans in some areas have one, both or neither. See what each leaves.',
    image: 'dental-chair',
    form: 'medicare-short',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Which zero did you come for?',
      text: 'Tell a licensed insurance agent, and ask what stands behind it in plans near you. You may also go back to the table.',
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
          ['What it reaches', 'The plan, with or without dental', 'Often cleanings and exams alone'],
          ['What ends it', 'A new premium in January', 'The yearly limit, or the wrong dentist'],
          ['What it leaves', 'Part B premium and all shares', 'Premiums and other services'],
        ],
        note: 'Each zero is found in some plans only. The plan’s Evidence of Coverage says which services it means.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask about each zero',
        introduction: 'A plan may include dental in any of these shapes. The questions sort them out.',
        cards: [
          {
            icon: 'check',
            title: 'For which services?',
            text: 'Have the agent name them. “Dental visits” may mean two cleanings.',
          },
          {
            icon: 'people',
            title: 'With which dentists?',
            text: 'A zero in the network can be the full fee outside it.',
          },
          {
            icon: 'clock',
            title: 'How often?',
            text: 'Twice a year, or once in six months? With the second, a visit a week early is on you.',
          },
          {
            icon: 'tooth',
            title: 'And after that?',
            text: 'Ask for the share on a crown. It tells more about a plan than its cleanings.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three ways to arrange dental',
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
            question: 'Can a plan have both zeros?',
            answer:
              'Some do, for preventive visits. Ask then what it asks for fillings, and what other care in the plan costs.',
          },
          {
            question: 'Is there a waiting period?',
            answer:
              'Separate policies often have one for larger work. Medicare Advantage plans may not, yet may ask for approval first.',
          },
          {
            question: 'May I see my present dentist?',
            answer:
              'If the office has a contract with the plan’s dental network. Ask it for the name of the network, not of the insurer.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent about both zeros',
        text: 'Say your ZIP code and your dentist’s name, and hear which plans near you may have either one.',
      },
    ],
  },
]);
