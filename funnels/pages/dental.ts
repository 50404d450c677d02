import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Dental and vision near you: ZIP code', button: 'Check my area' } };

export const dental = defineAskingPages(openings, [
  // Teeth and eyes together: where Original Medicare stops and what a plan may add.
  {
    path: '/dental-vision',
    brands: ['bh', 'bridge'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHDENTVIS27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGEDENTVIS27_M' },
    template: 'landing',
    title: 'Dental and vision with Medicare',
    description:
      'What Original Medicare pays for teeth and eyes, what some Medicare Advantage plans may add, and how to read the limits.',
    headline: 'Dental and vision care with a Medicare plan',
    subheadline: 'Cleanings, crowns, eye exams, glasses: some plans add them in some areas.',
    image: 'dental-chair',
    form: 'medicare',
    benefits: ['dental', 'vision'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Is your dentist in a plan near you?',
      text: 'A licensed insurance agent can look that up, and your eye doctor too. Have the names ready. You can also stay here and go on with the form.',
    },
    explains: ['network'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'What Medicare pays, and what a plan may add',
        introduction: 'Look at the last column first: it shows what a plan may add. Each plan sets its own rules.',
        columns: ['Care', 'Original Medicare', 'A Medicare Advantage plan'],
        rows: [
          ['Cleaning and check-up', 'Not covered', 'May be covered, a set number of times a year'],
          [
            'Fillings, crowns, dentures',
            'Not covered, with few exceptions',
            'May be covered, often up to a yearly limit',
          ],
          ['Eye exam for new glasses', 'Not covered', 'May be covered, often once a year'],
          ['Glasses', 'One pair after cataract surgery with a lens implant', 'May include an amount toward eyewear'],
          ['Glaucoma test', 'Once a year for people at high risk', 'Covered as Part B covers it'],
        ],
        note: 'The exceptions are dental services tied to certain medical treatments, such as replacing a heart valve. You pay a share of what is covered.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Dental and vision benefits in four parts',
        cards: [
          {
            icon: 'tooth',
            title: 'Routine dental care',
            text: 'Cleanings, X-rays and check-ups. Ask how many a year, and at which offices.',
          },
          {
            icon: 'coin',
            title: 'Major dental care',
            text: 'Root canals, crowns, bridges. If a plan covers them, it often pays a percentage and you pay the rest.',
          },
          {
            icon: 'eye',
            title: 'The eye exam',
            text: 'Some plans cover one a year. The doctors may be on a vision company’s own list, so look for yours.',
          },
          {
            icon: 'glasses',
            title: 'Frames and lenses',
            text: 'Some plans put an amount toward glasses. Ask whether it covers lenses too, and what bifocals add.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Five checks for dental and vision benefits',
        items: [
          'Find your dentist and your eye doctor by name in the plan’s directory.',
          'Look up the yearly limit, and what you pay once it is reached.',
          'Ask which treatments need the plan’s approval first.',
          'See whether dental and vision share one amount.',
          'Ask if the eyewear amount returns every year or every second year.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about dental and vision',
        questions: [
          {
            question: 'Can I buy dental coverage by itself?',
            answer:
              'Yes. Insurers sell separate dental policies. They have a premium, and larger work may have to wait some months.',
          },
          {
            question: 'Is cataract surgery a vision benefit?',
            answer: 'No. It is medical care. Part B, or the medical side of your plan, pays its share.',
          },
          {
            question: 'Can I keep my medical doctor?',
            answer:
              'Yes, if the doctor is in the plan. Dental and vision come with a whole plan, which has its own network of doctors, so check both lists.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See which plans list your dentist',
        text: 'Name your dentist and your eye doctor. A licensed insurance agent can see which plans in your county list them.',
      },
    ],
  },

  // A first look at the same two benefits, for people who want to know the wording before they compare.
  {
    path: '/dental-vision-preview',
    brands: ['sd', 'qs'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDDENTVISPRE27_M', qs: 'MULTI-PLAN_SAMPLEQSDENTVISPRE27_M' },
    template: 'preview',
    title: 'Dental and vision: a first look',
    description:
      'A short look at how plan booklets describe dental and vision care, so that you know the words before you compare plans.',
    headline: 'A first look at dental and vision benefits',
    subheadline: 'What some plans include in some areas, and the words to look for.',
    image: 'dental-chair',
    form: 'medicare-short',
    benefits: ['dental', 'vision'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'Where a plan lists its dental and vision benefits',
        paragraphs: [
          'Every Medicare Advantage plan has a Summary of Benefits. If the plan includes dental or vision care, a few lines there say what it pays. An ad has room only to say that the benefit exists.',
          'A longer book, the Evidence of Coverage, has the full rules. Where the two seem to differ, go by the longer one.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Dental and vision words in plan papers',
        introduction: 'A plan may use all of them or only the first. Each changes what you pay.',
        cards: [
          {
            icon: 'shield',
            title: 'Preventive dental',
            text: 'Care that keeps teeth sound: exams, cleanings, X-rays. It may have a low copay or none.',
          },
          {
            icon: 'tooth',
            title: 'Comprehensive dental',
            text: 'Care that repairs: fillings, extractions, dentures. Not every plan with dental has it.',
          },
          {
            icon: 'coin',
            title: 'Annual maximum',
            text: 'The most a plan will pay toward dental work in a year. You pay what goes above it.',
          },
          {
            icon: 'glasses',
            title: 'Eyewear allowance',
            text: 'An amount toward frames or contact lenses, for a set number of months.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'How to read a plan’s summary in five minutes',
        tips: [
          { title: 'Find the dental page', text: 'Dental and vision usually stand after hospital and doctor visits.' },
          {
            title: 'Compare the two network columns',
            text: '“In network” and “out of network” can be two different benefits.',
          },
          {
            title: 'Mark what you need this year',
            text: 'If your dentist has mentioned a crown, look first at what the plan says about crowns.',
          },
          { title: 'Note the plan’s full name', text: 'Plans with almost the same name can have other limits.' },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about dental and vision plans near you',
        text: 'With your ZIP code, a licensed insurance agent can name plans sold in your county and read their dental and vision lines with you.',
      },
    ],
  },
]);
