import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Your ZIP code, to ask about groceries',
    button: 'Check my area',
    taps: 'Asking about groceries: do you have Part A and Part B?',
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
      heading: 'Would you rather ask about groceries by phone?',
      text: 'Ask a licensed insurance agent whether any plan in your county has help with groceries, and which health conditions it lists. Or stay and read on.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'How a plan can help you pay for groceries',
        paragraphs: [
          'Some Medicare Advantage plans help members pay for food, as a special supplemental benefit. It is for members whose chronic condition the plan’s rules name, so two neighbors in one plan can have different benefits.',
          'Original Medicare and supplement policies do not pay for groceries. The plans sold in your county are the place to look.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How members get help with groceries',
        steps: [
          {
            title: 'You join a plan',
            text: 'You need Part A and Part B, and a time of year when you may enroll. Check its doctors, medicines and costs too.',
          },
          {
            title: 'The plan checks its criteria',
            text: 'It may ask you for a health form, or ask your doctor about your condition. This can take some weeks.',
          },
          {
            title: 'You get the answer',
            text: 'If it is yes, you hear how much you may spend, how often, on which foods and in which stores.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Foods a grocery benefit may cover',
        introduction: 'Many lists have these kinds of food. Each plan keeps its own.',
        cards: [
          { icon: 'carrot', title: 'Fruit and vegetables', text: 'Fresh, and often frozen or canned as well.' },
          { icon: 'fish', title: 'Eggs, fish, poultry', text: 'Foods with protein, for everyday meals.' },
          { icon: 'bread', title: 'Grains and beans', text: 'Bread, oats, rice, dried beans and lentils.' },
          {
            icon: 'prohibit',
            title: 'What is left out',
            text: 'Alcohol and tobacco are not covered. Sweets and soft drinks are often left off.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about help with groceries',
        questions: [
          {
            question: 'Is a plan’s grocery benefit the same as SNAP?',
            answer: 'No. SNAP is a public program that your state runs. This is part of a private insurer’s plan.',
          },
          {
            question: 'Will I get it if I have a listed condition?',
            answer:
              'You may, though it is not certain. The plan also looks at how the condition affects you and at its other criteria. Ask what proof it needs.',
          },
          {
            question: 'What if no plan near me helps with groceries?',
            answer:
              'Ask the agent what else plans near you include. The Eldercare Locator, 1-800-677-1116, is a public service that knows about meal programs in your area.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See what plans in your county include',
        text: 'Enter your ZIP code, or call a licensed insurance agent and ask about groceries and about your doctors.',
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
    headline: 'Groceries or meals: three ways plans may help',
    subheadline: 'Plans in some areas may help with food or meals. See which is which.',
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
            'Members with chronic conditions whom the plan accepts',
          ],
          [
            'Meals after discharge',
            'A number of prepared meals, for some days or weeks',
            'Members just home from a hospital',
          ],
          ['Home-delivered meals', 'Prepared meals for a longer time', 'Often members with certain chronic conditions'],
        ],
        note: 'A plan may have all three, some of them or none.',
      },
      {
        kind: 'explainer',
        heading: 'How groceries differ from hospital meals',
        paragraphs: [
          '“Food and produce” is one of the special supplemental benefits for the chronically ill. Since 2020, Medicare has let plans offer these members help that is not medical in itself, if it can reasonably be expected to keep up or improve health.',
          'Meals after a hospital stay last a short time and come ready to eat. If you want help with weekly shopping, look for “food and produce” in the plan’s papers.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three questions about a grocery benefit',
        cards: [
          {
            icon: 'people',
            title: 'Who can get it?',
            text: 'Ask for the plan’s list of conditions, and what else it weighs.',
          },
          {
            icon: 'calendar',
            title: 'When does the benefit start?',
            text: 'Approval comes after joining, and some plans repeat it each year.',
          },
          {
            icon: 'carrot',
            title: 'Which foods does it cover?',
            text: 'Ask to see the list, and the shops or the delivery service.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'What Original Medicare pays for meals',
        questions: [
          {
            question: 'Does Original Medicare pay for groceries or meals?',
            answer:
              'It pays for meals while you are in a hospital or a skilled nursing facility. For food at home, ask about Medicare Advantage plans.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about food and produce benefits',
        text: 'Ask a licensed insurance agent which plans near you list “food and produce”, or begin with your ZIP code.',
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
    headline: 'Ask about groceries in {planYear} Medicare plans',
    subheadline: 'Plans in some areas may help with food. A few taps, then a number to call.',
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
          'This chat will not ask about your health. After a few taps you get a number for a licensed insurance agent. Ready?',
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'When you can choose a {planYear} plan',
        text: 'Open Enrollment is from October 15 to December 7. A plan you choose by then starts January 1, {planYear}.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'When you can change plans outside the fall',
        text: 'A move, a change in Medicaid or the loss of other coverage may give you a time of your own to change plans. Ask the agent to check.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What to know about grocery benefits',
        cards: [
          {
            icon: 'carrot',
            title: '“What can I buy with it?”',
            text: 'Foods on the plan’s list, at places the plan names. It may be a card you swipe or a box at your door.',
          },
          {
            icon: 'heart',
            title: '“Why does my health matter?”',
            text: 'It is one of the special supplemental benefits for the chronically ill. The plan decides who receives it.',
          },
          {
            icon: 'coin',
            title: '“How much is the benefit?”',
            text: 'The amount differs from plan to plan and may change each January. The agent can read it to you.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'About this chat',
        questions: [
          {
            question: 'Who gets my answers from this chat?',
            answer:
              'No company receives your name or number unless you tick it. You may tick none and still see whom to call.',
          },
          {
            question: 'Can I type a question?',
            answer: 'This chat works with buttons and a few boxes. Ask the agent anything else when you call.',
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
    subheadline: 'In some areas, plans help with food. A few answers show what to ask about.',
    image: 'groceries',
    form: 'medicare-quiz',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'tip-list',
        heading: 'What your quiz answers change',
        tips: [
          {
            title: 'Part A and Part B',
            text: 'With both, you may join a Medicare Advantage plan. Without both, you are told where to sign up.',
          },
          {
            title: 'Medicaid',
            text: 'People who have both programs can look at plans made for them, which may have other benefits.',
          },
          { title: 'ZIP code', text: 'Food benefits differ by county, so your ZIP code says where to look.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask a plan about groceries',
        introduction: 'Take these three questions to your call. Only the plan can answer them.',
        cards: [
          {
            icon: 'heart',
            title: 'Which conditions count',
            text: 'Food benefits are special supplemental benefits for the chronically ill, and each plan sets criteria.',
          },
          {
            icon: 'document',
            title: 'What proof it needs',
            text: 'Ask whether your doctor has to confirm a condition, and on which form.',
          },
          {
            icon: 'storefront',
            title: 'Where you can shop',
            text: 'Ask which store on your usual route takes part, or who delivers.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to ask a person about groceries?',
        text: 'A licensed insurance agent can go through the same questions with you and look up plans as you speak.',
      },
    ],
  },
]);
