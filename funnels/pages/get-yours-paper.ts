import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'What plans near you cover: your ZIP code', button: 'Check my area' } };

export const getYoursPaper = defineAskingPages(openings, [
  // How to read a flyer or a television ad about plan benefits.
  {
    path: '/get-yours-k9b',
    brands: ['ac', 'ayb'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACGYK9B27_M', ayb: 'MULTI-PLAN_SAMPLEAYBGYK9B27_M' },
    template: 'landing',
    title: 'How to check a Medicare plan flyer',
    description:
      'A flyer lists dental, rides and more. What its small words mean, and how to find out what holds for your address.',
    headline: 'Got a Medicare flyer? Check it for your area',
    subheadline: 'Dental, vision, rides: some plans have them in some areas. Check yours.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc', 'transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Does the flyer hold for your county?',
      text: 'Read it out to a licensed insurance agent. They can tell you which of those benefits plans may offer in your county; they exist in some areas only. Or answer a few questions here.',
    },
    body: [
      {
        kind: 'tip-list',
        heading: 'Small words on a flyer, and what they mean',
        introduction: 'Circle these words, and ask what each one means for you.',
        tips: [
          {
            title: '“Up to”',
            text: 'The most that any member gets. Ask for the amount in a plan sold near you.',
          },
          { title: '“May include”', text: 'Some plans do. The flyer speaks for many plans at once.' },
          {
            title: '“If eligible”',
            text: 'There is a condition. Ask what it is: where you live, what you have now, or a doctor’s word.',
          },
          { title: '“In-network”', text: 'The benefit holds at certain offices. Ask which one is closest to you.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask about each benefit on the flyer',
        cards: [
          {
            icon: 'tooth',
            title: 'It says dental',
            text: 'Would it pay for the work I need, at my own dentist?',
          },
          { icon: 'glasses', title: 'It says vision', text: 'Is that the exam, the glasses, or some of each?' },
          {
            icon: 'wallet',
            title: 'It says allowance',
            text: 'What can I buy with it, in which stores, and by when?',
          },
          { icon: 'bus', title: 'It says rides', text: 'Will a driver come to my address, and how early must I book?' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Check a flyer in three steps',
        steps: [
          {
            title: 'Look for the sender',
            text: 'A company or an agency should be named on it. If it looks like government mail, check that name twice.',
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
            question: 'How did the sender get my address?',
            answer: 'Often from a mailing list, by age and ZIP code. An agent can tell you what holds in your county.',
          },
          {
            question: 'A relative in another county has that plan. Can I?',
            answer:
              'You may, if the plan is sold in your county too. Compare the benefits: under the same name they can differ.',
          },
          {
            question: 'Where can I report mail that looks wrong?',
            answer: 'Call 1-800-MEDICARE, or the Senior Medicare Patrol in your state. Both take reports from anyone.',
          },
          {
            question: 'Is this page advertising too?',
            answer: 'Yes. Insurers and agencies pay us. Ask for each benefit in writing before you decide.',
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
    subheadline: 'Each plan has its own drug list and prices, and some extras in some areas.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Rather read your labels to an agent?',
      text: 'A licensed insurance agent can look up each medicine and say how plans in your county cover it. An over-the-counter allowance may be available in some areas.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Why the same pill may cost less in another plan',
        paragraphs: [
          'Each plan sorts medicines into levels called tiers, and each tier has its own price for you. The pharmacy matters as well: many plans have “preferred” ones, where your share may be smaller.',
          'So does the time of year. A deductible may come first. Once your own costs for covered drugs reach the yearly cap that Medicare sets, you pay nothing more for them that year.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'Five things to find out about each medicine',
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
        heading: 'Where help with drug costs may come from',
        cards: [
          {
            icon: 'coin',
            title: 'Extra Help',
            text: 'Lowers drug costs for people with limited income and savings. You apply through Social Security.',
          },
          {
            icon: 'calendar',
            title: 'Payments by the month',
            text: 'With the Medicare Prescription Payment Plan you may spread costs over the year. The total stays the same.',
          },
          {
            icon: 'basket',
            title: 'Non-prescription items',
            text: 'Some Medicare Advantage plans may have an allowance for pain relievers, vitamins and the like.',
          },
          {
            icon: 'document',
            title: 'An exception from the plan',
            text: 'If your drug is not listed, your doctor may ask the plan to cover it. The plan must answer.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Ask me about prescription costs',
        questions: [
          {
            question: 'Can you see which medicines I take?',
            answer: 'No. I know only what you type on this page, and I never ask for the names of your medicines.',
          },
          {
            question: 'I take no medicines. May I skip drug coverage?',
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
        heading: 'Shall I find an agent for your medicines?',
        text: 'Start with your ZIP code, then line the bottles up by the phone. A licensed insurance agent looks up each name.',
      },
    ],
  },
]);
