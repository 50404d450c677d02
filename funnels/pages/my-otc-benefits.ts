import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** One’s own over-the-counter benefit: finding it, valuing it, having it sent. */
const openings: Openings = { english: { asks: 'Let us look for OTC plans: your ZIP code', button: 'Check my area' } };

export const myOtcBenefits = defineAskingPages(openings, [
  // For those who have a plan already: is there an over-the-counter benefit in it that nobody mentioned?
  {
    path: '/my-otc-benefits',
    brands: ['emily'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYMYOTC27_M' },
    template: 'landing',
    title: 'Do I already have an OTC benefit?',
    description:
      'You may have an over-the-counter benefit in the plan you already hold. How to find out, and how to use it before it ends.',
    headline: 'Do you already have an over-the-counter benefit?',
    subheadline: 'Some plans in some areas have one, and it is easy to miss. Let us check.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Not sure if your plan has an OTC benefit?',
      text: 'The member line on your plan’s card can tell you. A licensed insurance agent can tell you what other plans in your county may include.',
    },
    explains: ['otc-allowance'],
    body: [
      {
        kind: 'how-it-works',
        heading: 'Check your plan in three steps',
        steps: [
          {
            title: 'Find your plan’s card',
            text: 'It has an insurance company’s name on it. If you have none, you may be in Original Medicare, which has no OTC benefit. An agent can tell you which plans near you may add one.',
          },
          {
            title: 'Call the number on the back',
            text: 'Say: “Does my plan have an over-the-counter benefit this year?”',
          },
          {
            title: 'Ask how to use it',
            text: 'Ask what is left in it today and when it runs out. Ask for a catalog by mail.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why an OTC benefit is easy to miss',
        paragraphs: [
          'Word of it often comes by mail in January, along with other letters. Some plans send a card that you have to activate. Others take your order by phone and send no card.',
          'Plans also change. Yours may have added the benefit, or dropped it, since the year you joined. The letter called Annual Notice of Change tells you.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Ideas for a first OTC order',
        introduction: 'Some plans list items like these. Check your own plan’s catalog.',
        cards: [
          {
            icon: 'bandaids',
            title: 'First aid',
            text: 'Replace the bandages that no longer stick, and the ointment that expired.',
          },
          { icon: 'tooth', title: 'Teeth and dentures', text: 'Brush heads, floss, tablets for dentures.' },
          { icon: 'pill', title: 'Pill organizers', text: 'A box with a space for each day helps you keep track.' },
          {
            icon: 'thermometer',
            title: 'Cold and pain remedies',
            text: 'Ask your pharmacist before you mix a new remedy with what you take.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about your OTC benefit',
        questions: [
          {
            question: 'Emily, should I switch plans for an allowance?',
            answer:
              'I would compare doctors, medicines and the yearly limit on what you pay first. If two plans come out even, let the extras decide.',
          },
          {
            question: 'I lost my OTC card. Can I get a new one?',
            answer: 'Most likely. Call the member line and ask; a lost card does not usually end the benefit.',
          },
          {
            question: 'Can I still use what is left from last year?',
            answer: 'Ask your plan for the date. Amounts commonly end with the calendar year or even sooner.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See what other plans near you may include',
        text: 'Tell me your ZIP code, and at the end you get a number to reach a licensed insurance agent.',
      },
    ],
  },

  // Count your own shelf first: what you buy in a year tells what an allowance would be worth to you.
  {
    path: '/my-otc-benefits-2',
    brands: ['bh'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHMYOTC227_M' },
    template: 'landing',
    title: 'What an OTC allowance could do for you',
    description:
      'Ten minutes at the medicine shelf show what an over-the-counter allowance could do for you, and what to ask a plan.',
    headline: 'What could an over-the-counter allowance do for you?',
    subheadline: 'Some plans have one, in some areas. List what you buy to find out.',
    image: 'harbor',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'Start with a list of what you buy',
        paragraphs: [
          'An allowance is most useful when it covers things you buy every month anyway. Your own list shows what one could do for you.',
          'Open the cupboard. Write down what came without a prescription, how often you replace it, and roughly what you pay. Keep the list at hand when you call.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'What did you buy in the past year?',
        introduction: 'Tick what applies.',
        items: [
          'Pain relief, allergy pills, cold and stomach remedies',
          'Vitamins or minerals that a doctor suggested',
          'Bandages, antiseptic, a thermometer',
          'Toothpaste, brushes, denture care',
          'Support stockings, braces, foot care',
          'Bladder supplies',
        ],
        note: 'Cosmetics, ordinary soap and most foods are left out of OTC lists as a rule.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What your list tells you to ask',
        introduction: 'Some plans include an allowance that fits one of these better than another.',
        cards: [
          {
            icon: 'basket',
            title: 'If you buy many small things',
            text: 'Ask about a minimum for each order. A monthly amount may fit you better than a yearly one.',
          },
          {
            icon: 'coin',
            title: 'If you buy one costly thing',
            text: 'Ask if that very item is listed, and at what price the plan counts it.',
          },
          {
            icon: 'tooth',
            title: 'If you buy very little',
            text: 'Ask what else a plan includes. Dental or hearing coverage may be of more use to you.',
          },
        ],
        learnMore: { label: 'What an OTC catalog may list', destination: '/otc-savings' },
      },
      {
        kind: 'faq',
        heading: 'Questions about catalogs and brands',
        questions: [
          {
            question: 'Are the prices in a catalog the same as in a store?',
            answer: 'Often not. An item may count for more or less than you are used to, so compare two or three.',
          },
          {
            question: 'Can I order the brand I know?',
            answer:
              'Many lists carry generic versions. The active ingredient is on the label; a pharmacist can compare it with yours.',
          },
          {
            question: 'Do I keep the supplies that Part B covers?',
            answer:
              'Yes. A Medicare Advantage plan must also cover what Part B covers, such as diabetes testing supplies. The OTC list is separate.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare your list with plans near you',
        text: 'Read it to a licensed insurance agent, who can compare it with what plans in your county may list. Or begin with your ZIP code.',
      },
    ],
  },

  // For people far from a store: the ways an order can reach them.
  {
    path: '/my-otc-benefits-g3r',
    brands: ['ac'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACMYOTCG3R27_M' },
    template: 'landing',
    title: 'OTC orders without a store nearby',
    description:
      'Far from a big store? How over-the-counter benefits may reach you by mail, phone or a local counter, and what to ask a plan.',
    headline: 'Over-the-counter benefits when the store is far',
    subheadline: 'Some plans in some areas send items to your mailbox. Four ways to order.',
    image: 'front-porch',
    form: 'medicare-short',
    benefits: ['otc', 'transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Four ways to order OTC items',
        introduction: 'Some plans offer one of these, some all four. Ask which work where you live.',
        columns: ['Way', 'What you need', 'Ask'],
        rows: [
          ['By mail', 'The paper form and a stamp', 'How many weeks it takes, and whether a post office box works'],
          [
            'By phone',
            'The catalog and the order line’s number',
            'Hours of the order line, and who helps if an item is missing',
          ],
          ['Online', 'A connection and a password', 'Whether family may order for you'],
          ['At a counter', 'A store that takes part', 'Which one is nearest, by name and town'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Items to have sent, and rides to ask about',
        introduction: 'Plans with an OTC benefit may list things that keep well and travel well.',
        cards: [
          {
            icon: 'thermometer',
            title: 'Winter remedies',
            text: 'Lozenges, fever reducers, a spare thermometer. Order before the first snow.',
          },
          { icon: 'bandaids', title: 'First aid for cuts', text: 'Antiseptic, gauze and tape for outdoor work.' },
          {
            icon: 'bus',
            title: 'Rides to medical visits',
            text: 'Some plans also arrange these. Ask how far a ride may go. A trip to the store is seldom covered.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Get the most from each order',
        tips: [
          {
            title: 'Order early in the period',
            text: 'A box sent in the last week may miss the cut-off, and the amount with it.',
          },
          {
            title: 'Keep the packing slip',
            text: 'It shows what was taken from your allowance. Check it against the catalog.',
          },
          { title: 'Write down the order line', text: 'It is often a different number from the plan’s member line.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about orders by mail',
        questions: [
          {
            question: 'Can I send an item back?',
            answer: 'Usually not, though a wrong or damaged item may be replaced. The catalog has the rule.',
          },
          {
            question: 'Does my hometown pharmacy take part?',
            answer:
              'Ask the pharmacist and the plan both. Filling prescriptions for a plan is not the same as taking its OTC orders.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans mail OTC items to you',
        text: 'Type your ZIP code, or call a licensed insurance agent and say how far you live from a store.',
      },
    ],
  },
]);
