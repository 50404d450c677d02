import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Is the flyer for your ZIP code?', button: 'Check the flyer' } };

export const getYoursPaper = defineAskingPages(openings, [
  // How to read a flyer or a television ad about plan benefits.
  {
    path: '/get-yours-k9b',
    brands: ['ac', 'ayb'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACGYK9B27_M', ayb: 'MULTI-PLAN_SAMPLEAYBGYK9B27_M' },
    template: 'landing',
    title: 'Reading a Medicare plan flyer',
    description:
      'A flyer lists dental, rides and more. What its small words mean, and how to find out what holds for your address.',
    headline: 'That Medicare flyer, read the way neighbors would',
    subheadline: 'It lists benefits plans may include in some areas. See what holds.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc', 'transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Got the flyer in your hand?',
      text: 'Read it out to a licensed insurance agent. They can tell you which of those benefits plans may offer in your county; they exist in some areas only. Or answer a few questions here.',
    },
    body: [
      {
        kind: 'tip-list',
        heading: 'Small words on a flyer, and what they mean',
        introduction: 'They are there for a reason. Circle them.',
        tips: [
          {
            title: '“Up to”',
            text: 'The most anyone gets. You may get less, or the plan near you may have none of it.',
          },
          { title: '“May include”', text: 'Some plans do. The flyer speaks for many plans at once.' },
          {
            title: '“If eligible”',
            text: 'There is a condition. Ask what it is: where you live, what you have now, or a doctor’s word.',
          },
          { title: '“In-network”', text: 'The benefit holds at certain offices. Ask which one is closest by road.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Turn each promise into a question',
        cards: [
          {
            icon: 'tooth',
            title: 'It says dental',
            text: 'Would it help with the tooth I have, at the dentist I have?',
          },
          { icon: 'glasses', title: 'It says vision', text: 'Is that the exam, the glasses, or some of each?' },
          {
            icon: 'basket',
            title: 'It says allowance',
            text: 'For what, at which counter, and does it vanish if I wait?',
          },
          { icon: 'bus', title: 'It says rides', text: 'Will a driver come out our road, and how early must I ask?' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Check a flyer in three steps',
        steps: [
          {
            title: 'Look for the sender',
            text: 'A company or an agency should be named on it. If it looks like a letter from Washington, look twice.',
          },
          {
            title: 'Keep your Medicare number put away',
            text: 'Nobody needs it to tell you what plans exist in your county.',
          },
          {
            title: 'Ask for the plan’s own paper',
            text: 'The Summary of Benefits is a few pages long, and it is what the company stands by.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about Medicare flyers',
        questions: [
          {
            question: 'How did they get my address?',
            answer:
              'Often from a mailing list, by age and ZIP code. A flyer does not mean that anyone looked into your case.',
          },
          {
            question: 'My cousin two counties over has that plan. Can I?',
            answer: 'Only if the plan is sold in your county too. The same name can hold different benefits there.',
          },
          {
            question: 'Something about the mail feels wrong. Who should know?',
            answer: 'Call 1-800-MEDICARE, or the Senior Medicare Patrol in your state. Both take reports from anyone.',
          },
          {
            question: 'Aren’t you advertising, too?',
            answer: 'Yes. Insurers and agencies pay us. That is why we would have you ask for everything in writing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Read the flyer to an agent',
        text: 'Go through it line by line with a licensed insurance agent, and hear what holds in your county.',
      },
    ],
  },

  // Prescription costs, in the guide’s voice.
  {
    path: '/get-yours-x5g',
    brands: ['emily'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYGYX5G27_M' },
    template: 'landing',
    title: 'What your medicines will cost',
    description:
      'Why the same medicine costs more in one Medicare plan than in another, and the five questions to ask about each one.',
    headline: 'Shall we talk about your prescription costs?',
    subheadline: 'Each plan has its own list and prices, and in some areas its own extras.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Would you rather read me the labels?',
      text: 'I am a page, so I cannot hear them, but a licensed insurance agent can. Ask how each medicine is covered by plans in your county. An over-the-counter allowance may be available in some areas.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Why did my neighbor pay less?',
        paragraphs: [
          'Same pill, same pharmacy, another plan. Each plan sorts medicines into levels called tiers, and each tier has its own price for you.',
          'The pharmacy matters as well. Many plans have “preferred” ones, where your share may be smaller than across the street.',
          'And the time of year matters. A deductible may come first. Once your own costs for covered drugs reach the yearly cap that Medicare sets, you pay nothing more for them that year.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'For each bottle, find out five things',
        introduction: 'Copy this down once for every medicine you take.',
        items: [
          'Is it on the plan’s list this year and next?',
          'Which tier is it on?',
          'Does the plan want approval first, or another drug tried before it?',
          'Is there a limit on how many pills at a time?',
          'What is my share at my pharmacy, and by mail?',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Places where help may come from',
        cards: [
          {
            icon: 'coin',
            title: 'Extra Help',
            text: 'Lowers drug costs for people with limited income and savings. You apply through Social Security.',
          },
          {
            icon: 'clock',
            title: 'Monthly payments',
            text: 'With the Medicare Prescription Payment Plan you may spread costs over the year. The total stays the same.',
          },
          {
            icon: 'basket',
            title: 'Non-prescription items',
            text: 'Some Medicare Advantage plans may have an allowance for pain relievers, vitamins and the like.',
          },
          {
            icon: 'document',
            title: 'An exception',
            text: 'If your drug is not listed, your doctor may ask the plan to cover it. The plan must answer.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Ask me about prescription costs',
        questions: [
          {
            question: 'Can you see what I take?',
            answer: 'No. I know only what you type on this page, and I never ask for the names of your medicines.',
          },
          {
            question: 'I take nothing. May I skip drug coverage?',
            answer:
              'You may, with care. Going without for a long stretch can mean a penalty later, unless other coverage counts.',
          },
          {
            question: 'Can I have Part D and Medicare Advantage?',
            answer:
              'Usually the drug part is inside the Advantage plan. Adding a separate one can end the first. Ask before you sign.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Shall I find you an agent?',
        text: 'Start with your ZIP code, then line the bottles up by the phone. A licensed insurance agent looks up each name.',
      },
    ],
  },
]);
