import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Teeth and eyes near you: ZIP code', button: 'Check my area' } };

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
    headline: 'Teeth and eyes: what Medicare plans may add',
    subheadline: 'Cleanings, crowns, eye exams, glasses: some plans add them in some areas.',
    image: 'dental-chair',
    form: 'medicare',
    benefits: ['dental', 'vision'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Is it about one dentist or one pair of glasses?',
      text: 'That is a short question for a licensed insurance agent. Have the name of the office ready. Or stay here and go on with the form.',
    },
    explains: ['network'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Where Original Medicare stops',
        introduction: 'The right column says “may” because each plan writes its own rules for dental and vision care.',
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
        heading: 'Four parts to look at one by one',
        cards: [
          {
            icon: 'tooth',
            title: 'Routine dental',
            text: 'Cleanings, X-rays and check-ups. Ask how many a year, and at which offices.',
          },
          {
            icon: 'tooth',
            title: 'Major dental',
            text: 'Root canals, crowns, bridges. If a plan covers them, it often pays a percentage and you pay the rest.',
          },
          {
            icon: 'glasses',
            title: 'The eye exam',
            text: 'Some plans use a vision company’s own list of doctors. Yours may not be on it.',
          },
          {
            icon: 'glasses',
            title: 'Frames and lenses',
            text: 'The amount may cover frames only. Bifocals and coatings can cost extra.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Check these before you count on a benefit',
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
            question: 'Would I have to change my medical doctor as well?',
            answer:
              'Possibly. Dental and vision come with a whole plan, and that plan has its own network of doctors. Check both lists.',
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
    subheadline: 'What some plans offer in some areas, and the words their papers use.',
    image: 'dental-chair',
    form: 'medicare-short',
    benefits: ['dental', 'vision'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'Where plans write it down',
        paragraphs: [
          'Every Medicare Advantage plan has a Summary of Benefits. Dental and vision each get a few lines there. A tick mark in an ad says that the lines exist. The lines say what the plan pays.',
          'Behind the summary stands a longer book, the Evidence of Coverage. When the two seem to differ, the longer one holds.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Words you will meet',
        introduction: 'A plan may use all of them or only the first. Each changes what you pay.',
        cards: [
          {
            icon: 'tooth',
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
            text: 'Where the plan stops paying for the year. Above it, the bill is yours.',
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
        heading: 'Reading a summary in five minutes',
        tips: [
          { title: 'Find the page', text: 'Dental and vision usually stand after hospital and doctor visits.' },
          { title: 'Read the small column', text: '“In network” and “out of network” can be two different benefits.' },
          {
            title: 'Mark what you need this year',
            text: 'A crown your dentist has mentioned matters more than a cleaning you may skip.',
          },
          { title: 'Note the plan’s full name', text: 'Plans with almost the same name can have other limits.' },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about real plans near you',
        text: 'With your ZIP code, a licensed insurance agent can name plans sold in your county and read these lines with you.',
      },
    ],
  },
]);
