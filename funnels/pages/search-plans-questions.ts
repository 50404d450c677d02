import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Plans in your county: your ZIP code',
    button: 'Ask about plans',
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
      heading: 'Do you have another question?',
      text: 'A licensed insurance agent can answer it by phone, for the plans they offer in your county. Or read on here.',
    },
    body: [
      {
        kind: 'faq',
        heading: 'Costs, doctors and drugs: ten questions',
        questions: [
          {
            question: 'Why does my county matter so much?',
            answer:
              'Insurers ask Medicare for approval county by county. A plan sold in your county may not be sold in the next. That is why we ask for your ZIP code, and sometimes for the county as well.',
          },
          {
            question: 'What do I go on paying if I join Medicare Advantage?',
            answer:
              'Your Part B premium, and the plan’s own premium if it has one. After that come copays or a percentage when you use care, up to the plan’s yearly limit for covered hospital and doctor services.',
          },
          {
            question: 'Is the yearly limit the most I can spend?',
            answer:
              'On covered medical care from providers the plan accepts, yes. Premiums do not count toward it, nor do extras such as dental in most plans. Medicines have a yearly limit of their own under Part D.',
          },
          {
            question: 'How does a Medicare supplement differ?',
            answer:
              'A supplement pays part of what Original Medicare leaves to you, and in most states a Plan G has the same basic benefits at every insurer. Medicare Advantage replaces the way you get Part A and Part B. You can have one or the other.',
          },
          {
            question: 'Will my medicines be covered?',
            answer:
              'Each plan has a list, and sorts the drugs on it into tiers. Look up every name and dose. For some you need the plan’s approval, or have to try another drug first.',
          },
          {
            question: 'What is prior authorization?',
            answer:
              'It is the plan’s approval before you get a service. If the answer is no, you and your doctor may appeal, and the letter has to say how. A doctor can ask for a fast decision when waiting could harm you.',
          },
          {
            question: 'What happens when I travel?',
            answer:
              'Emergency and urgent care is covered across the United States. Routine visits outside the plan’s area may not be. Ask each plan about care abroad, where Original Medicare pays only in rare cases.',
          },
          {
            question: 'Can a plan change after I join?',
            answer:
              'Costs and benefits are set for the calendar year. Doctors may leave the network during it. Each fall the plan sends a notice of what will be different in January.',
          },
          {
            question: 'Can I get help with the costs?',
            answer:
              'Two public programs may help. Extra Help lowers the cost of medicines; apply at Social Security. Medicare Savings Programs pay the Part B premium for some people; ask your state’s Medicaid office.',
          },
          {
            question: 'Where can I get a second opinion?',
            answer:
              'Ask your State Health Insurance Assistance Program, called SHIP. Its counselors are trained and sell nothing. Find yours at shiphelp.org.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four short answers about extra benefits',
        introduction: 'Some plans include these, each with its own limits. Here is what to ask.',
        cards: [
          {
            icon: 'tooth',
            title: 'Is dental included?',
            text: 'It may be. Ask how many visits a year are covered, and whether crowns are.',
          },
          {
            icon: 'glasses',
            title: 'Are glasses included?',
            text: 'In some plans, up to an amount every year or two. Ask whether a second pair counts.',
          },
          {
            icon: 'ear',
            title: 'Are hearing aids included?',
            text: 'They may be, from certain makers. Ask about batteries and repairs, too.',
          },
          {
            icon: 'basket',
            title: 'Are drugstore items included?',
            text: 'Some plans have a list to order from. Ask whether it has the things you buy.',
          },
        ],
        learnMore: { label: 'See five ways to arrange coverage', destination: '/search-plans-kqz' },
      },
      {
        kind: 'call-to-action',
        heading: 'Ask your own Medicare question',
        text: 'Put it to a licensed insurance agent by phone, or begin with your ZIP code.',
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
    subheadline: 'See which plans to ask about. Extras are offered in some areas.',
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
          'With Part A and Part B, you go on to questions about plans. Without both, the quiz tells you where to sign up. If you have Medicaid too, you may be able to join a plan made for people with both.',
          'At the end you have a number to call, and you know the facts that a licensed insurance agent will ask for.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three extra benefits to ask about',
        introduction: 'Some plans include these, so tell the agent which one you would use.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Think of the work ahead: check-ups, or a bridge? It changes what to look for.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'If your eyes change often, ask how soon a second pair may be covered.',
          },
          {
            icon: 'basket',
            title: 'Health items',
            text: 'Some plans include an allowance for items without a prescription. Ask what is on the list.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the quiz',
        questions: [
          {
            question: 'What if I am not sure about Part A and Part B?',
            answer:
              'Your Medicare papers show a start date for each. If they are not at hand, call and an agent can help you find out.',
          },
          {
            question: 'Can I change an answer?',
            answer: 'Yes. Go back at any point, and the questions after it follow the new answer.',
          },
          {
            question: 'Can I call before I finish?',
            answer: 'Yes. The number works from the first screen to the last.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Take the quiz, or call an agent',
        text: 'The first question is at the top of the page. If you would rather talk, call a licensed insurance agent.',
      },
    ],
  },
]);
