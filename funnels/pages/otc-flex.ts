import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Cards for allowances: an honest account, and the questions. */
const openings: Openings = {
  english: {
    asks: 'Flex cards near you: your ZIP code',
    button: 'Check my area',
    taps: 'Your Medicare coverage: Part A and Part B?',
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
    title: 'What a flex card may pay for',
    description:
      'A flex card is a way some Medicare Advantage plans pay out allowances. What one may cover, how it works, and what to ask.',
    headline: 'What a Medicare plan’s flex card may pay for',
    subheadline: 'A card from some plans, in some areas. See how it works and what to ask.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc', 'dental', 'vision', 'hearing', 'grocery'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Is there a flex card near you?',
      text: 'Flex cards come with certain plans in certain counties. A licensed insurance agent can say whether a plan near you uses one, and what it may pay for.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'What a flex card is',
        paragraphs: [
          'Some Medicare Advantage plans have allowances for items or services that Original Medicare leaves out. To let members use them, a plan may mail a payment card, which people call a flex card.',
          'Each plan decides what its card covers, where it may be used, and when the amount ends. Another plan may have the same benefit without a card.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What you may hear about flex cards, and what is true',
        columns: ['You may hear', 'What is true'],
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
          ['“You need only give your Medicare number.”', 'Do not give it to a caller who promises you a card.'],
        ],
        note: 'If someone pressed you for your number, tell 1-800-MEDICARE.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What a flex card may help pay for',
        introduction: 'Some plans use a card for one of these, some for several.',
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
            icon: 'carrot',
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
            question: 'Why would a card be declined at the register?',
            answer:
              'The item or the store may not be covered, or that part of the allowance may be used up. Call the number on the back to find out.',
          },
          {
            question: 'May I keep the card if I leave the plan?',
            answer:
              'No. It stops working when your membership ends, and a plan may also give up its card from one January to the next.',
          },
          {
            question: 'How much should the card count when I compare plans?',
            answer:
              'Look first at your doctors, medicines and yearly costs. Then see what each plan’s card would pay for.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask whether a plan near you has a flex card',
        text: 'Enter your ZIP code to begin, or let a licensed insurance agent read you the rules of a plan’s card.',
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
          'They sort out the basics: whether you have both parts of Medicare, whether you have Medicaid, and which county to look in. If you do not have both parts yet, I show you where to sign up.',
          'At the end you get a number to call. A licensed insurance agent can tell you which plans near you use a card, if any, and what it would hold.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things to ask about a flex card',
        introduction: 'A card may be part of a plan near you. If so, I would start here.',
        cards: [
          {
            icon: 'wallet',
            title: '“Does the card hold one amount or several?”',
            text: 'A card can hold separate amounts, each for its own use. One cannot be borrowed for another.',
          },
          {
            icon: 'tooth',
            title: '“Does the card work at my dentist?”',
            text: 'Give the dentist’s name and street. Some cards work only inside a network.',
          },
          {
            icon: 'calendar',
            title: '“When does the amount end?”',
            text: 'Ask for the date on which what is left goes away.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about flex cards and calls',
        questions: [
          {
            question: 'Do I have to give my phone number?',
            answer:
              'Not to get help. My last questions ask for one, so that agents you tick can reach you. If you would rather not, call from this page instead.',
          },
          {
            question: 'Someone called about a card. Was that you, Emily?',
            answer:
              'No, I make no calls. Hang up on a caller you did not ask to hear from, and never read out your Medicare number.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about flex cards in your area',
        text: 'Tap your first answer above, or call a licensed insurance agent.',
      },
    ],
  },
]);
