import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Hearing and vision near you: ZIP code', button: 'Check my area' } };

export const getYoursSenses = defineAskingPages(openings, [
  // Hearing: the test, the aids and what comes after the sale.
  {
    path: '/get-yours-x4d',
    brands: ['qs', 'bh'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSGYX4D27_M', bh: 'MULTI-PLAN_SAMPLEBHGYX4D27_M' },
    template: 'landing',
    title: 'Hearing tests and hearing aids',
    description:
      'Hearing tests and hearing aids: what Part B pays for, what some Medicare Advantage plans add, and what to read first.',
    headline: 'Hearing tests and hearing aids with Medicare plans',
    subheadline: 'Some plans help pay for both in some areas. See what to ask and compare.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['hearing'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Is it hard to hear on the phone?',
      text: 'Go on in writing here, or call with TTY 711. Hearing benefits may be available in some areas, and a licensed insurance agent will repeat whatever you ask to have repeated.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Who pays for hearing tests and hearing aids',
        paragraphs: [
          'Some Medicare Advantage plans cover the test to choose and fit a hearing aid, and put something toward the aids. How much, how often and from whom is written in chapter 4 of the Evidence of Coverage.',
          'Original Medicare leaves out that test and the aids. Part B does cover the test a doctor orders to learn why you are dizzy or why hearing changed, with its usual share for you.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three ways to get hearing aids',
        columns: ['Way', 'Suits', 'Ask before you choose'],
        rows: [
          [
            'Through a plan’s supplier',
            'Those who want a fitting and a set copay',
            'Which models, and how many visits come with them',
          ],
          ['Over the counter', 'Adults with mild to moderate loss', 'Return period; no prescription is needed'],
          ['A clinic of your own', 'Severe loss, or an audiologist you trust', 'Whether a plan would pay there'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four things to check in a hearing benefit',
        cards: [
          {
            icon: 'ear',
            title: 'Per ear or per pair',
            text: 'Where a copay is named for one aid, you pay it twice for two ears.',
          },
          {
            icon: 'document',
            title: 'Technology level',
            text: 'Plans often sort aids into tiers. Ask which models stand on each.',
          },
          {
            icon: 'calendar',
            title: 'How soon again',
            text: 'A benefit may return every year, every second year or every third.',
          },
          {
            icon: 'wrench',
            title: 'Loss and repair',
            text: 'Ask about the warranty, and what a replacement costs if one goes missing.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about hearing care',
        questions: [
          {
            question: 'People seem to mumble. Do I need a hearing test?',
            answer:
              'It is worth asking. Your doctor can say which test to have, and Part B may cover the one that is ordered.',
          },
          {
            question: 'May I try hearing aids and bring them back?',
            answer:
              'Trial periods are common and some states require one. Ask for its length and for any fee that is kept.',
          },
          {
            question: 'Do veterans have another way?',
            answer:
              'Many do. The VA offers hearing care to veterans in its health system, whatever Medicare plan they hold.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what plans near you pay for hearing',
        text: 'A licensed insurance agent can read you the hearing page of any plan they offer in your county.',
      },
    ],
  },

  // Vision: what counts as medical eye care and what as glasses.
  {
    path: '/get-yours-x4z',
    brands: ['sd', 'bh'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDGYX4Z27_M', bh: 'MULTI-PLAN_SAMPLEBHGYX4Z27_M' },
    template: 'landing',
    title: 'Eye exams and glasses',
    description:
      'Which eye care Medicare treats as medical, which exams and glasses some plans may add, and how to use an allowance.',
    headline: 'Eye exams and glasses with a Medicare plan',
    subheadline: 'Some plans in some areas add an eye exam and an amount for glasses.',
    image: 'courtyard',
    form: 'medicare-short',
    benefits: ['vision'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Eye disease or new glasses: who pays',
        introduction: 'Medicare treats the two differently, so tell the office your reason when you book.',
        columns: ['Your reason', 'Original Medicare', 'A plan with vision benefits'],
        rows: [
          ['Exam for new glasses', 'Not covered', 'May be included, often once a year'],
          ['Frames and lenses', 'One pair after cataract surgery with a lens implant', 'May be an amount toward them'],
          ['Glaucoma test', 'Yearly, for people at high risk', 'At least the same'],
          ['Eye exam for diabetes', 'Yearly', 'At least the same'],
        ],
        note: 'Deductibles and your share may apply to covered care.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What an eyewear amount pays for',
        introduction: 'Plans set their own rules for each piece. Ask about all three.',
        cards: [
          {
            icon: 'glasses',
            title: 'Frames',
            text: 'A plan may cover a set range of frames in full and put a fixed sum toward others.',
          },
          {
            icon: 'coin',
            title: 'Lenses',
            text: 'Progressives, thin lenses and coatings may be extra, even when basic lenses are covered.',
          },
          {
            icon: 'eye',
            title: 'Contact lenses instead of glasses',
            text: 'Usually one or the other in a period. The fitting visit may be charged on its own.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Three tips for your visit to the eye doctor',
        tips: [
          {
            title: 'Say why you came',
            text: 'Tell the desk whether it is for glasses or for a problem. It decides which part of the plan is billed.',
          },
          {
            title: 'Ask for the price before you choose frames',
            text: 'Have the shop write down what you would pay after the plan’s part.',
          },
          {
            title: 'Take the prescription home',
            text: 'The office must give you a copy after an exam for glasses, so you may order wherever the plan allows.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about eye care',
        questions: [
          {
            question: 'Do I need a vision plan for sudden spots or flashes?',
            answer:
              'See an eye doctor today. Part B and every Medicare Advantage plan cover eye disease as medical care.',
          },
          {
            question: 'Can I keep my optician?',
            answer:
              'Yes, if the shop is in the vision network. It can differ from the list of eye doctors, so ask about both.',
          },
          {
            question: 'What if my glasses break during the year?',
            answer:
              'Ask about repairs before you choose frames. An amount that is spent comes back with the next period.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what plans near you pay toward glasses',
        text: 'A licensed insurance agent can go through the vision part of plans in your county with you by phone.',
      },
    ],
  },
]);
