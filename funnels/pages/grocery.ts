import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Your ZIP code, to ask about groceries',
    button: 'Check my area',
    taps: 'Do you have Part A and Part B? Food help starts there.',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const grocery = defineAskingPages(openings, [
  // Help with groceries from the beginning: who decides, what may be on the list.
  {
    path: '/grocery',
    brands: ['ayb', 'ac'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBGROCERY27_M', ac: 'MULTI-PLAN_SAMPLEACGROCERY27_M' },
    template: 'landing',
    title: 'Groceries and Medicare Advantage',
    description:
      'Why some Medicare Advantage plans help pay for food, who may receive it, what it may buy, and how to ask about your county.',
    headline: 'Help with groceries from some Medicare Advantage plans',
    subheadline: 'In some areas, a plan may help chronically ill members pay for food.',
    image: 'groceries',
    form: 'medicare',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Would five minutes on the phone be easier?',
      text: 'Ask a licensed insurance agent whether any plan in your county has help with groceries, and which health conditions it lists. The page will still be here.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'A benefit for some members of some plans',
        paragraphs: [
          'Most plan benefits are for everyone who joins. Groceries are different. Medicare lets plans offer them as a special supplemental benefit, for members whose chronic condition the plan’s rules name.',
          'So two neighbors in one plan can have different lists. One may have help with food, the other may not, and both may be content with their doctors.',
          'Original Medicare does not pay for groceries. Neither does a supplement policy.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How members get it',
        steps: [
          {
            title: 'You join for the whole plan',
            text: 'You need Part A and Part B, and it must be a time when you may enroll. Food alone is a thin reason to choose.',
          },
          {
            title: 'The plan checks',
            text: 'It may ask for a health form or a word from your doctor. This can take some weeks.',
          },
          {
            title: 'You hear yes or no',
            text: 'With a yes come the rules: how much, how often, which foods, which shops.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Foods that such a benefit may cover',
        introduction: 'Every plan that offers this keeps its own list. These kinds of food appear on many.',
        cards: [
          { icon: 'basket', title: 'Fruit and vegetables', text: 'Fresh, and often frozen or canned as well.' },
          { icon: 'heart', title: 'Eggs, fish, poultry', text: 'Foods with protein that keep you strong.' },
          { icon: 'check', title: 'Grains and beans', text: 'Bread, oats, rice, dried beans and lentils.' },
          {
            icon: 'shield',
            title: 'What stays out',
            text: 'Alcohol and tobacco are not covered. Sweets and soft drinks are often left off.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about help with groceries',
        questions: [
          {
            question: 'Is this the same as SNAP?',
            answer: 'No. SNAP is a public program that your state runs. This is part of a private insurer’s plan.',
          },
          {
            question: 'I have one of the conditions. Will I get it?',
            answer: 'Not for certain. The plan also looks at how the condition affects you and at its other criteria.',
          },
          {
            question: 'What if no plan near me has it?',
            answer:
              'The Eldercare Locator, 1-800-677-1116, is a public service that knows about meal programs in your area.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See what plans in your county include',
        text: 'Start with your ZIP code. Or ring a licensed insurance agent and put your doctors first and food second.',
      },
    ],
  },

  // Three kinds of help with food, compared before anybody asks.
  {
    path: '/grocery-preview',
    brands: ['qs', 'bh'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSGROCERYPRE27_M', bh: 'MULTI-PLAN_SAMPLEBHGROCERYPRE27_M' },
    template: 'preview',
    title: 'Three kinds of help with food',
    description:
      'Groceries, meals after a hospital stay, meals at home: how plans tell them apart, set out in one small table.',
    headline: 'Groceries or meals: read the difference first',
    subheadline: 'Plans in some areas may help with food in three ways. See which is which.',
    image: 'groceries',
    form: 'medicare-short',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Groceries, meals after a hospital stay, meals at home',
        columns: ['In the plan’s papers', 'What it is', 'Who it may be for'],
        rows: [
          [
            'Food and produce',
            'An amount for approved groceries, by the month or the quarter',
            'Members with chronic conditions who meet the plan’s criteria',
          ],
          [
            'Meals after discharge',
            'A number of prepared meals, for some days or weeks',
            'Members just home from a hospital',
          ],
          ['Home-delivered meals', 'Prepared meals for a longer time', 'Often members with certain chronic conditions'],
        ],
        note: 'A plan may have one of the three, two, or none.',
      },
      {
        kind: 'explainer',
        heading: 'Why the difference matters',
        paragraphs: [
          'The first line belongs to the special supplemental benefits for the chronically ill. Since 2020, Medicare has allowed plans to offer such members help that is not medical in itself, if it can reasonably be expected to keep up or improve health.',
          'Meals after a hospital stay are an older idea, closer to medical care, and brief. A reader who expects a weekly basket and finds ten boxed dinners has read the wrong line.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three questions for the grocery line',
        cards: [
          {
            icon: 'people',
            title: 'For whom?',
            text: 'Ask for the plan’s list of conditions, and what else it weighs.',
          },
          {
            icon: 'clock',
            title: 'From when?',
            text: 'Approval comes after joining, and some plans repeat it each year.',
          },
          {
            icon: 'basket',
            title: 'For which foods?',
            text: 'Ask to see the list, and the shops or the delivery service.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'What Original Medicare pays',
        questions: [
          {
            question: 'Does Original Medicare pay for any of the three?',
            answer:
              'No. It pays for meals while you are in a hospital or a skilled nursing facility, and not for food at home.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about food and produce benefits',
        text: 'Say “food and produce” to a licensed insurance agent, or begin with the county you live in.',
      },
    ],
  },

  // A chat about groceries for the coming plan year.
  {
    path: '/grocery-chat-oe26',
    brands: ['emily', 'sd'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYGROCHAT27_M', sd: 'MULTI-PLAN_SAMPLESDGROCHAT27_M' },
    template: 'chat',
    title: 'Chat about help with groceries',
    description:
      'A short automated chat about groceries in Medicare Advantage plans. It asks a few things, then gives you a number to call.',
    headline: 'Shall we talk about groceries and {planYear} plans?',
    subheadline: 'Some plans in some areas may. A few taps, then a number to call.',
    image: 'groceries',
    form: 'medicare-quiz',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Hello. This is an automated assistant, not a person. The questions were written ahead of time.',
          'Help with groceries comes from some {planYear} Medicare Advantage plans, for members with certain chronic conditions.',
          'It will not ask about your health. A few taps, then a number for a licensed insurance agent. Ready?',
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'When you can choose a {planYear} plan',
        text: 'Open Enrollment runs from October 15 to December 7. A plan you choose by then starts January 1, {planYear}.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Can you change plans right now?',
        text: 'Maybe. The fall enrollment period is not open today, but a move, a change in Medicaid or the loss of other coverage may give you a time of your own. Ask the agent to check.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What people ask in this chat',
        cards: [
          {
            icon: 'basket',
            title: '“What can I buy?”',
            text: 'Foods on the plan’s list, at places the plan names. It may be a card you swipe or a box at your door.',
          },
          {
            icon: 'heart',
            title: '“Why does my health matter?”',
            text: 'It is one of the special supplemental benefits for the chronically ill. The plan decides who receives it.',
          },
          {
            icon: 'coin',
            title: '“How much is it?”',
            text: 'That is different in every plan and may change each January. The agent can read you the amount.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'About this chat',
        questions: [
          {
            question: 'Where do my answers go?',
            answer:
              'No company receives your name or number unless you tick it. You may tick none and still see whom to call.',
          },
          {
            question: 'Can I type a question?',
            answer: 'No, this chat only has buttons and a few boxes. Save your questions for the agent.',
          },
        ],
      },
    ],
  },

  // A quiz about groceries: what each answer changes.
  {
    path: '/quiz/grocery',
    brands: ['emily', 'ayb'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYQUIZGRO27_M', ayb: 'MULTI-PLAN_SAMPLEAYBQUIZGRO27_M' },
    template: 'quiz',
    title: 'Groceries: which plans to ask about',
    description:
      'A few questions, one at a time, about your coverage and county, so that you know which plans to ask about groceries.',
    headline: 'Which plans should you ask about groceries?',
    subheadline: 'A few answers show which plans may help with food in some areas.',
    image: 'groceries',
    form: 'medicare-quiz',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'tip-list',
        heading: 'What your answers change',
        tips: [
          {
            title: 'Part A and Part B',
            text: 'With both, you may join a Medicare Advantage plan. Without both, you are told where to sign up.',
          },
          {
            title: 'Medicaid',
            text: 'People who have both programs can look at plans made for them, which may have other benefits.',
          },
          { title: 'ZIP code', text: 'A plan with food benefits across the county line does not help you at home.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask the plan itself',
        introduction: 'These stay open until a plan answers them. Take them along.',
        cards: [
          {
            icon: 'heart',
            title: 'Its health rules',
            text: 'Food benefits are special supplemental benefits for the chronically ill, and each plan sets criteria.',
          },
          {
            icon: 'document',
            title: 'Its proof',
            text: 'Ask whether your doctor has to confirm a condition, and on which form.',
          },
          { icon: 'bus', title: 'Its shops', text: 'Ask which store on your usual route takes part, or who delivers.' },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to be asked by a person?',
        text: 'A licensed insurance agent can put the same questions to you aloud and look up plans as you speak.',
      },
    ],
  },
]);
