import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Got a question? Your ZIP code first',
    button: 'Ask near me',
    taps: 'First tap: do you have Part A and Part B?',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const searchPlansQuestions = defineAskingPages(openings, [
  // Ten questions before a search, at length.
  {
    path: '/search-plans-kqz-faq',
    brands: ['qs', 'emily'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSSPKQZFAQ27_M', emily: 'MULTI-PLAN_SAMPLEEMILYSPKQZFAQ27_M' },
    template: 'landing',
    title: 'Ten questions about Medicare plans',
    description:
      'Ten plain answers about Medicare plans: why the county decides, what you go on paying, how approvals and appeals work.',
    headline: 'Medicare plan questions, answered before you search',
    subheadline: 'Ten answers on costs, doctors, drugs and extras offered in some areas.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    exitIntent: {
      heading: 'Was your question missing?',
      text: 'Ten answers cannot hold everything. A licensed insurance agent can take the eleventh question by phone, or you can read on here.',
    },
    body: [
      {
        kind: 'faq',
        heading: 'Ten questions, in the order people ask them',
        questions: [
          {
            question: 'Why does my county matter so much?',
            answer:
              'Insurers ask Medicare for approval county by county. A plan on your side of the line may not exist across the road. That is why a search begins with a ZIP code, and sometimes asks for the county as well.',
          },
          {
            question: 'What do I go on paying if I join Medicare Advantage?',
            answer:
              'Your Part B premium, and the plan’s own premium if it has one. After that come copays or a percentage when you use care, up to the plan’s yearly ceiling for covered hospital and doctor services.',
          },
          {
            question: 'Is that ceiling the most I can spend?',
            answer:
              'On covered medical care from the right providers, yes. Premiums stand outside it. So do extras such as dental, in most plans. Medicines have a yearly limit of their own under Part D.',
          },
          {
            question: 'How does a supplement differ?',
            answer:
              'A supplement pays part of what Original Medicare leaves to you, and in most states a Plan G has the same basic benefits at every insurer. Medicare Advantage replaces the way you get Part A and Part B. You may have one of the two.',
          },
          {
            question: 'Will my medicines be covered?',
            answer:
              'Each plan has a list, and sorts the drugs on it into tiers. Look up every name and dose. Some need the plan’s approval, or ask you to try another drug before.',
          },
          {
            question: 'What is prior authorization?',
            answer:
              'The plan’s yes before a service is given. If the answer is no, you and your doctor may appeal, and the letter has to say how. A doctor can ask for a fast decision when waiting could harm you.',
          },
          {
            question: 'What happens when I travel?',
            answer:
              'Emergency and urgent care is covered across the United States. Routine visits may not be, outside the plan’s area. Abroad, ask plan by plan, for Original Medicare pays there only in rare cases.',
          },
          {
            question: 'Can a plan change after I join?',
            answer:
              'Costs and benefits are set for the calendar year. Doctors may leave the network during it. Each fall the plan mails a notice of what will be different in January.',
          },
          {
            question: 'Can I get help with the costs?',
            answer:
              'Two programs are worth knowing. Extra Help lowers the cost of medicines; apply at Social Security. Medicare Savings Programs pay the Part B premium for some people; ask your state’s Medicaid office.',
          },
          {
            question: 'Who could check an agent’s advice?',
            answer:
              'Your State Health Insurance Assistance Program, called SHIP. Its counselors are trained, cost nothing and sell nothing. You find yours at shiphelp.org.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four short answers about extra benefits',
        introduction: 'None of these is in every plan. Where one is, the small print has the real answer.',
        cards: [
          {
            icon: 'tooth',
            title: 'Is dental included?',
            text: 'It may be. Ask what happens at the third visit of the year, and at the first crown.',
          },
          {
            icon: 'glasses',
            title: 'Are glasses?',
            text: 'Often as a sum that comes back every year or two. Sunglasses and second pairs may not count.',
          },
          {
            icon: 'ear',
            title: 'Are hearing aids?',
            text: 'Possibly, from named makers. Batteries and repairs deserve a question of their own.',
          },
          {
            icon: 'basket',
            title: 'Are drugstore items?',
            text: 'Some plans have a list to order from. See whether you buy any of the things on it.',
          },
        ],
        learnMore: { label: 'See five ways to arrange coverage', destination: '/search-plans-kqz' },
      },
      {
        kind: 'call-to-action',
        heading: 'Is your question missing?',
        text: 'Put it to a licensed insurance agent, or begin with your ZIP code and see where it leads.',
      },
    ],
  },

  // A quiz that sorts out where a visitor stands; its first answer decides what follows.
  {
    path: '/search-plans-quiz',
    brands: ['sd', 'emily'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDSPQUIZ27_M', emily: 'MULTI-PLAN_SAMPLEEMILYSPQUIZ27_M' },
    template: 'quiz',
    title: 'A short quiz about your Medicare',
    description:
      'One tap at a time: what you have, where you live, and what that means for the Medicare plans you could ask about.',
    headline: 'Sort out your Medicare choices, tap by tap',
    subheadline: 'Each answer leads to the next. Extras are offered in some areas.',
    image: 'two-phones',
    form: 'medicare-quiz',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'What your answers decide',
        paragraphs: [
          'The first tap sets the path. With Part A and Part B, you go on to questions about a plan. Without both, you read where to sign up, and nobody pretends that a plan is waiting.',
          'The second asks about Medicaid. People who have both programs may be able to join plans made for that, and the choice of an agent changes with it.',
          'The quiz does not score your health and does not pick a plan. It brings you to a person with the right facts already on the table.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Keep these in mind as you tap',
        introduction: 'Three extras that come up on the phone. Say which one you would really use.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Think of the next two years: a check-up, or a bridge? The answer changes what to look for.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'If your eyes change often, ask how soon a second pair may be covered.',
          },
          {
            icon: 'basket',
            title: 'Health items',
            text: 'An allowance for items without a prescription may be part of a plan. Some people never use theirs.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the quiz',
        questions: [
          {
            question: 'What if I am not sure about Part A and Part B?',
            answer: 'Your Medicare papers show a start date for each. If they are not at hand, call and say so.',
          },
          {
            question: 'Can I change an answer?',
            answer: 'Yes. Go back at any point, and the questions after it follow the new answer.',
          },
          {
            question: 'Do I have to finish to call?',
            answer: 'No. The number works from the first screen to the last.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Tap first, or talk first',
        text: 'The first question waits at the top of the page. If a voice suits you better, a licensed insurance agent is a call away.',
      },
    ],
  },
]);
