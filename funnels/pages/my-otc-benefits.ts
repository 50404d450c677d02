import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** One’s own over-the-counter benefit: finding it, valuing it, having it sent. */
const openings: Openings = { english: { asks: 'Let us look: what is your ZIP code?', button: 'Help me check' } };

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
    subheadline: 'It is easy to overlook. Some plans in some areas have one; let us check.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Have you rung your own plan yet?',
      text: 'If you have a Medicare Advantage plan, its member line is the place to start. If it has no OTC benefit, a licensed insurance agent can tell you what other plans in your county may include.',
    },
    explains: ['otc-allowance'],
    body: [
      {
        kind: 'how-it-works',
        heading: 'Check your plan in three steps',
        steps: [
          {
            title: 'Fetch the card in your wallet',
            text: 'The one with an insurance company’s name on it. If every card you own says Medicare and nothing else, you are in Original Medicare, which has no OTC benefit.',
          },
          {
            title: 'Turn it over',
            text: 'There is a number for members. Ring it and say: “Does my plan have an over-the-counter benefit this year?”',
          },
          {
            title: 'Ask for three things',
            text: 'What is left in it today, the date it runs out, and a catalog by mail.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why people miss it',
        paragraphs: [
          'It often arrives in a plain envelope in January, along with five others. Some plans wait for you to activate a card. Others take the order over the phone and send no card at all.',
          'And plans change. Yours may have dropped the benefit, or added it, since the year you joined. The letter called Annual Notice of Change tells you, and I know it is not a page-turner.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'If you find one, spend it sensibly',
        introduction: 'Ideas for a first order. Your plan’s own list may have them or not.',
        cards: [
          {
            icon: 'shield',
            title: 'The first-aid drawer',
            text: 'Replace the bandages that no longer stick, and the ointment that expired.',
          },
          { icon: 'tooth', title: 'The bathroom glass', text: 'Brush heads, floss, tablets for dentures.' },
          { icon: 'clock', title: 'The pill organizer', text: 'One for each week of the month, filled on a Sunday.' },
          {
            icon: 'heart',
            title: 'The medicine shelf',
            text: 'Ask your pharmacist before you mix a new remedy with what you take.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions once you have checked',
        questions: [
          {
            question: 'Emily, should I switch for an allowance?',
            answer:
              'Not for that alone. I would look at doctors, medicines and the yearly limit on what you pay. If two plans come out even, let the extras decide.',
          },
          {
            question: 'I lost the card they sent. Is it gone?',
            answer: 'The card, yes. The benefit, probably not. The member line can send a new one.',
          },
          {
            question: 'May I use up last year’s leftovers?',
            answer: 'I would not count on it. Amounts commonly end with the calendar year or even sooner.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Shall I show you what else there is?',
        text: 'Tell me your ZIP code, and at the end you get a number where a licensed insurance agent picks up.',
      },
    ],
  },

  // Count your own shelf first: what you buy in a year tells what an allowance would be worth to you.
  {
    path: '/my-otc-benefits-2',
    brands: ['bh'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHMYOTC227_M' },
    template: 'landing',
    title: 'Take stock of your medicine shelf',
    description:
      'Ten minutes at the medicine shelf show whether an over-the-counter allowance would matter to you, and which list to ask for.',
    headline: 'Would an over-the-counter allowance matter to you?',
    subheadline: 'Offered in some areas. Ten minutes at your medicine shelf will tell.',
    image: 'harbor',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'Know your own list first',
        paragraphs: [
          'A large allowance for things you never use is worth little. A modest one for things you buy each month can be handy. The only way to tell which you are looking at is to know your own list.',
          'So open the cupboard. Write down what is in it that came without a prescription, how often you replace it, and roughly what you pay. That slip of paper is worth more on a call than any brochure.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'What did you buy in the past year?',
        introduction: 'Tick what applies. It is the list to bring to a call.',
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
        heading: 'How to read your own list',
        introduction: 'What you ticked points to the question that a plan should answer first.',
        cards: [
          {
            icon: 'basket',
            title: 'Many small things',
            text: 'Ask about a minimum for each order. A monthly amount may fit you better than a yearly one.',
          },
          {
            icon: 'coin',
            title: 'One costly thing',
            text: 'Ask if that very item is listed, and at what price the plan counts it.',
          },
          {
            icon: 'check',
            title: 'Hardly anything',
            text: 'Then leave this benefit aside. Dental or hearing coverage may be of more use to you.',
          },
        ],
        learnMore: { label: 'What an OTC catalog may list', destination: '/otc-savings' },
      },
      {
        kind: 'faq',
        heading: 'Questions about catalogs and brands',
        questions: [
          {
            question: 'Are the prices in a catalog the same as in a shop?',
            answer: 'Often not. An item may count for more or less than you are used to, so compare two or three.',
          },
          {
            question: 'Must I take the brand I know?',
            answer:
              'Many lists carry generic versions. The active ingredient is on the label; a pharmacist can compare it with yours.',
          },
          {
            question: 'Some of my supplies come through Part B. Does that change?',
            answer:
              'No. A Medicare Advantage plan must also cover what Part B covers, such as diabetes testing supplies. The OTC list is separate.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare your list with plans nearby',
        text: 'Read it to a licensed insurance agent, who can hold it against plans in your county. Or begin with your ZIP code.',
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
        heading: 'Four ways an order gets home',
        introduction: 'A plan may offer one of these or all four. Where you live decides which is any use.',
        columns: ['Way', 'What you need', 'Ask'],
        rows: [
          ['By mail', 'The paper form and a stamp', 'How many weeks until the box comes'],
          ['By phone', 'The catalog, and patience', 'Hours of the order line, and who helps if an item is missing'],
          ['Online', 'A connection and a password', 'Whether family may order for you'],
          ['At a counter', 'A store that takes part', 'Which one is nearest, by name and town'],
        ],
      },
      {
        kind: 'explainer',
        heading: 'The drive is part of the price',
        paragraphs: [
          'A plan’s booklet may show a long row of participating stores. None of them is much good if the nearest is an hour off and you no longer like to drive after dark.',
          'Ask about the mailbox first. Ask whether boxes can go to a post office box, and what happens if one arrives broken or a creek is over the road.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Handy to have sent',
        introduction: 'Things that keep well and travel well. A plan that has an OTC benefit may list them.',
        cards: [
          {
            icon: 'heart',
            title: 'Winter remedies',
            text: 'Lozenges, fever reducers, a spare thermometer. Order before the first snow.',
          },
          { icon: 'shield', title: 'Work-glove first aid', text: 'Antiseptic, gauze and tape for cuts and blisters.' },
          {
            icon: 'bus',
            title: 'A lift instead',
            text: 'Some plans also arrange rides to medical visits. A trip to the store is seldom one of them.',
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
            question: 'Can I send things back?',
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
        heading: 'Find out what reaches your mailbox',
        text: 'Call a licensed insurance agent from any phone, or type your ZIP code and take it from there.',
      },
    ],
  },
]);
