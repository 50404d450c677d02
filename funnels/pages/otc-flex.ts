import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Cards for allowances: an honest account, and the questions. */
const openings: Openings = {
  english: {
    asks: 'Cards near you? Your ZIP code',
    button: 'Check my area',
    taps: 'Your coverage first: Part A and Part B?',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const otcFlex = defineAskingPages(openings, [
  // Flex cards: one way in which a plan may pay its allowances, without the stories told about them.
  {
    path: '/benefits-otc-flex',
    brands: ['sd', 'bh'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDBENOTCFLEX27_M', bh: 'MULTI-PLAN_SAMPLEBHBENOTCFLEX27_M' },
    template: 'landing',
    title: 'Flex cards in plain daylight',
    description:
      'A flex card is a way some Medicare Advantage plans pay out allowances. What it is, what it is not, and how to ask about one.',
    headline: 'What a flex card is, and is not',
    subheadline: 'A card some plans use for allowances, in some areas. See what it covers.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc', 'dental', 'vision', 'hearing', 'grocery'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Heard something about a card?',
      text: 'Ask before you believe it. Cards come with certain plans in certain counties. A licensed insurance agent can say whether a plan near you uses one, and what it may pay for.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'What a flex card is',
        paragraphs: [
          'Some Medicare Advantage plans have allowances for items or services that Original Medicare leaves out. To let members use them, a plan may mail a payment card. People call it a flex card. The word has no fixed meaning, and each plan uses it for something else.',
          'What counts is the allowance behind the card: what it covers, where it may be used, and when it ends. Another plan may give the same benefit with no card at all.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What you may have heard, and what holds',
        columns: ['You may have heard', 'What holds'],
        rows: [
          ['“It is cash.”', 'It pays for covered items or services only, and cannot be turned into money.'],
          ['“Medicare sends it.”', 'Medicare does not. A private plan mails it to its own members.'],
          [
            '“Everyone over a certain age has one coming.”',
            'Only members of a plan that uses one, where that plan is sold.',
          ],
          [
            '“It pays rent and groceries.”',
            'Help of that kind, where a plan has it, is a special supplemental benefit for chronically ill members who meet the plan’s criteria.',
          ],
          ['“You need only give your Medicare number.”', 'Give that number to no caller who promises you a card.'],
        ],
        note: 'If someone pressed you for your number, tell 1-800-MEDICARE.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What may be loaded on a card',
        introduction: 'A plan may use a card for one of these, for several, or for none.',
        cards: [
          {
            icon: 'basket',
            title: 'OTC items',
            text: 'Health items without a prescription, from the plan’s list and at places it names.',
          },
          {
            icon: 'tooth',
            title: 'Part of a dental bill',
            text: 'Your share at the dentist, up to the amount. Ask if the dentist must be in the network.',
          },
          { icon: 'glasses', title: 'Frames or lenses', text: 'Some plans let the same card pay toward eyewear.' },
          { icon: 'ear', title: 'Hearing', text: 'A copay for aids may come off the card. Ask before the fitting.' },
          {
            icon: 'heart',
            title: 'Food',
            text: 'For some members with chronic illness, as a special supplemental benefit. Please read the note below.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about flex cards',
        questions: [
          {
            question: 'Why was mine declined at the register?',
            answer:
              'The item or the store may not be covered, or that part of the allowance may be used up. The number on the back tells which.',
          },
          {
            question: 'May I keep the card if I leave the plan?',
            answer:
              'No. It stops working when your membership ends, and a plan may also give up its card from one January to the next.',
          },
          {
            question: 'Should the card decide which plan I join?',
            answer: 'No. It is a convenience. Doctors, medicines and your yearly costs deserve the first look.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what is behind the card',
        text: 'Enter your ZIP code to begin, or let a licensed insurance agent read you a plan’s rules before you rely on them.',
      },
    ],
  },

  // The flex card questions, begun with a tap; Emily leads.
  {
    path: '/benefits-otc-flex-quiz',
    brands: ['emily'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYBENOTCFLEXQUIZ27_M' },
    template: 'quiz',
    title: 'Flex card questions',
    description:
      'A few taps about your Medicare coverage, then a number to call and ask whether plans near you use a flex card.',
    headline: 'Curious about flex cards? Start with your coverage',
    subheadline: 'Some plans in some areas use one. I ask a little, you tap.',
    image: 'kitchen-table',
    form: 'medicare-quiz',
    benefits: ['otc', 'dental', 'vision'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'What my questions can tell you',
        paragraphs: [
          'They sort out the basics: whether you have both parts of Medicare, whether Medicaid comes into it, and which county to look in. If you do not have both parts yet, I say so and tell you where to turn.',
          'They cannot tell you that a plan will take you or what a card would hold. For that you get a number, and a licensed insurance agent at the other end.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things to ask once you call',
        introduction: 'A card may be part of a plan near you. If so, I would start here.',
        cards: [
          {
            icon: 'basket',
            title: '“Is it one amount or several?”',
            text: 'A card can hold separate amounts, each for its own use. One cannot be borrowed for another.',
          },
          {
            icon: 'tooth',
            title: '“Does it work at my dentist?”',
            text: 'Give the dentist’s name and street. Some cards work only inside a network.',
          },
          {
            icon: 'clock',
            title: '“What happens on the last day?”',
            text: 'Ask for the date on which what is left goes away.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about cards and calls',
        questions: [
          {
            question: 'Do I have to give my phone number?',
            answer:
              'Not to get help. My last questions ask for one, so that agents you tick can reach you. If you would rather not, call from this page instead.',
          },
          {
            question: 'Somebody called and said my card is waiting. Was that you, Emily?',
            answer:
              'It was not. I am words on a page and I call nobody. Hang up on callers you did not ask for, and never read out your Medicare number.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ready to see your area?',
        text: 'Tap the first answer, or leave me out of it and ring a licensed insurance agent.',
      },
    ],
  },
]);
