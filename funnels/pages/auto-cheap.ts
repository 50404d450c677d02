import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'The ZIP where the car sleeps',
    button: 'Go on',
    taps: 'Are you paying for car insurance now?',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoCheap = defineAskingPages(openings, [
  // Coverage against price: what a minimum policy leaves to the driver.
  {
    path: '/cheap-auto-m3d',
    brands: ['tqg'],
    template: 'landing',
    title: 'Cheap car insurance and the minimum',
    description:
      'The smallest policy your state allows pays for others, not for you. What it leaves out, and what to ask before you buy.',
    headline: 'Cheap car insurance: what the minimum leaves out',
    subheadline: 'The minimum keeps you legal. See which bills would still be yours.',
    image: 'open-road',
    form: 'auto-quiz',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'What the state minimum is for',
        paragraphs: [
          'Nearly every state sets the least insurance a driver must carry. It exists to protect the people you might hit. It was never worked out from what you own or what your car is worth.',
          'Some states raised their figures not long ago. Others have left them alone for decades, while hospitals and body shops have not.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'After a crash that was your fault',
        introduction: 'Which part of a policy would pay. In no-fault states, injuries work differently.',
        columns: ['The bill', 'A minimum policy', 'A policy with more parts'],
        rows: [
          ['The other driver’s hospital stay', 'Up to your limit; the rest may be yours', 'Up to a higher limit'],
          ['Their car', 'Up to the property damage limit', 'Up to a higher limit'],
          ['Your own car', 'Not paid', 'Collision pays, less the deductible'],
          ['Hail, theft, a deer', 'Not paid', 'Comprehensive pays, less the deductible'],
          ['A tow and a rental', 'Not paid', 'Paid if you added them'],
        ],
      },
      {
        kind: 'checklist',
        heading: 'Think these through before you go small',
        introduction: 'Nobody can decide this for you. See how many of these are true.',
        items: [
          'The car is paid off, and you could replace it from savings.',
          'You have little that a court could take after a serious crash.',
          'Your health plan would cover your own injuries.',
          'You have seen what the next higher limits cost, and said no on purpose.',
        ],
        note: 'The step from the minimum to the next limit is often smaller than people expect. Ask for both figures.',
      },
      {
        kind: 'faq',
        heading: 'Questions about minimum coverage',
        questions: [
          {
            question: 'Is this site cheaper than going to an insurer?',
            answer: 'No. Insurers set the prices. We add nothing to them and take nothing off.',
          },
          {
            question: 'What if I can pay only for the minimum?',
            answer: 'Then drive with the minimum rather than with nothing. Ask about it again when the term ends.',
          },
          {
            question: 'Do some states help with the cost?',
            answer: 'A few do. California, for one, has a low cost program for drivers with a small income.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Hear both figures, then choose',
        text: 'Tap through a few questions and ask an agent for the small policy and for the next one up.',
      },
    ],
  },

  // The deductible: how a smaller premium is bought.
  {
    path: '/cheap-auto-m4c',
    brands: ['ps'],
    template: 'landing',
    title: 'Cheap premiums and deductibles',
    description:
      'A higher deductible buys a smaller premium. How to work out whether the trade suits your savings, your car and your nerves.',
    headline: 'Cheap car insurance and the deductible behind it',
    subheadline: 'See how long a higher deductible takes to pay off.',
    image: 'kitchen-table',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    indexable: false,
    exitIntent: {
      heading: 'One question worth asking',
      text: 'What would my premium be with the next higher deductible? A licensed insurance agent can look that up for the insurers they work with.',
    },
    explains: ['deductible'],
    body: [
      {
        kind: 'how-it-works',
        heading: 'Work out your deductible in three steps',
        steps: [
          {
            title: 'Get two prices',
            text: 'Ask one insurer for the same policy twice, with a low deductible and with a high one.',
          },
          {
            title: 'Divide',
            text: 'Take the extra you would pay after a crash. Divide it by what you would keep each year.',
          },
          {
            title: 'Read the number',
            text: 'That is how many years without a claim it takes to come out even. Does it feel short or long?',
          },
        ],
      },
      {
        kind: 'calculator',
        calculates: 'deductible',
        heading: 'Your own break-even',
        introduction: 'Take the two prices you were given for the same policy.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Where a deductible applies',
        introduction: 'It does not touch every part of the policy.',
        cards: [
          { icon: 'car', title: 'Collision', text: 'Yes. You pay the first part of repairs after a crash.' },
          {
            icon: 'shield',
            title: 'Comprehensive',
            text: 'Yes, and it can be a different amount. Many people set it lower than the other.',
          },
          {
            icon: 'people',
            title: 'Liability',
            text: 'As a rule, no. The insurer pays the other side from the start.',
          },
          {
            icon: 'glasses',
            title: 'Glass',
            text: 'It varies. Some insurers sell it apart, and some states have rules for windshields.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Could you pay the deductible tomorrow?',
        paragraphs: [
          'Picture the garage calling tomorrow. You must pay your share before you can drive the car home. Could you do it without borrowing?',
          'If so, a larger share may be worth a look. If not, the smaller premium is a loan from your future self, and it may come due on a bad day.',
          'Then look at the car. When it is worth little more than the deductible, that coverage can hardly pay you anything at all.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about deductibles',
        questions: [
          {
            question: 'Do I pay it when the other driver was at fault?',
            answer:
              'If their insurer pays, no. If yours pays first, you may pay it and get it back once your insurer has collected.',
          },
          {
            question: 'Once a year, or each time?',
            answer: 'Each time, for most policies. Two hailstorms are two deductibles.',
          },
          {
            question: 'What is a vanishing deductible?',
            answer:
              'An extra some insurers offer: the amount shrinks with each year without a claim. Ask what it adds to the premium.',
          },
          {
            question: 'Does my lender have a say?',
            answer: 'Often. A loan or lease may cap the deductible, so read that paper before you raise it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Get both prices from an agent',
        text: 'Two taps and a ZIP code bring up a number. Ask the agent for both prices while you hold the pencil.',
      },
    ],
  },

  // Discounts: which exist, and how to ask for them.
  {
    path: '/cheap-auto-o2x',
    brands: ['ps'],
    template: 'landing',
    title: 'Car insurance discounts to ask for',
    description:
      'Safe driving courses, low mileage, bundling, paperless billing: discounts that insurers may give, and how to ask for them.',
    headline: 'Car insurance discounts worth asking about',
    subheadline: 'Some discounts come only when you ask. Here are six kinds to ask for.',
    image: 'front-porch',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'You may ask for the whole list' },
          { icon: 'people', text: 'A licensed agent can read it out' },
          { icon: 'check', text: 'Asking commits you to nothing' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Six kinds of car insurance discounts',
        introduction: 'Not every company has each of these, and the rules differ from state to state.',
        cards: [
          {
            icon: 'clock',
            title: 'How much you drive',
            text: 'Low yearly mileage, no commute, or a program that measures the miles.',
          },
          {
            icon: 'check',
            title: 'How you drive',
            text: 'Years without a claim or a ticket. Some insurers watch through an app if you let them.',
          },
          {
            icon: 'document',
            title: 'What you have learned',
            text: 'An approved course for mature drivers. In many states insurers must count it from a certain age.',
          },
          {
            icon: 'car',
            title: 'What you drive',
            text: 'Anti-theft devices, airbags, and in some places automatic braking.',
          },
          {
            icon: 'lock',
            title: 'What else you insure',
            text: 'A home, a renter’s policy or a second car at the same company.',
          },
          { icon: 'coin', title: 'How you pay', text: 'In full, from a bank account, or with letters by email only.' },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'How to ask for a discount',
        tips: [
          {
            title: 'Ask for the list, not for a favor',
            text: 'Say: please read me every discount you offer in my state, and tell me which I have.',
          },
          { title: 'Have the paper ready', text: 'A course certificate, an odometer photo, a student’s grades.' },
          { title: 'Ask when it ends', text: 'A course usually counts for some years. Put the date on your calendar.' },
          {
            title: 'Look at the total',
            text: 'Ten discounts on a high price can leave you above a company that gives none.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about discounts',
        questions: [
          {
            question: 'I drive mostly on Sundays. Who should know?',
            answer: 'Your insurer, in writing. Many policies still carry the mileage of your working years.',
          },
          {
            question: 'Is a tracking app safe to accept?',
            answer:
              'Ask what it records, who sees it, and whether a poor score can raise your price. State rules on this differ.',
          },
          {
            question: 'Do clubs and employers help?',
            answer:
              'Some do. Alumni groups, unions, credit unions and former employers may have an arrangement with an insurer.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go through the discounts with an agent',
        text: 'Start with your ZIP code. By the time you call, you will know which three to ask about first.',
      },
    ],
  },

  // An older, paid-off car: what each coverage still does for it.
  {
    path: '/cheap-rates-m4s',
    brands: ['tqg', 'ps'],
    template: 'comparison',
    title: 'Cheap rates and the older car',
    description:
      'When a car is paid off and aging, compare what each coverage could still pay you with what it costs to keep it.',
    headline: 'Is full coverage still right for an older car?',
    subheadline: 'See what each coverage could still pay before you drop it.',
    image: 'three-lanes',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'What “full coverage” really means',
        paragraphs: [
          'The phrase usually means liability plus collision plus comprehensive. It appears on no policy, and two people who use it may mean different things.',
          'So take it apart. For a car with years behind it, the question is only about the two parts that repair your own vehicle.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Keep or drop, part by part',
        columns: ['Coverage', 'If you keep it', 'If you drop it'],
        rows: [
          ['Collision', 'Repairs, or the car’s value less the deductible', 'You repair or replace the car yourself'],
          ['Comprehensive', 'Storms, theft, fire and animals are covered', 'A stolen car is simply gone'],
          ['Rental', 'A car while yours is in the shop', 'Rides from family, or your own money'],
          [
            'Uninsured motorist',
            'Injuries by a driver without insurance',
            'Your health plan and savings; some states do not allow it',
          ],
          ['Liability', 'Others are paid when you are at fault', 'Against the law in nearly every state'],
        ],
        note: 'After a total loss, an insurer pays what the car was worth that day, not what you paid for it or owe on it.',
      },
      {
        kind: 'checklist',
        heading: 'Look these up before you decide',
        items: [
          'What cars like yours sell for now, with your miles on them.',
          'The yearly price of collision and of comprehensive, each on its own.',
          'Your deductible. Subtract it from the value to see the most you could receive.',
          'Whether a lender still has a claim on the title.',
          'How you would get to the doctor and the store without the car.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Asked about aging cars',
        questions: [
          {
            question: 'Can I keep one of the two and drop the other?',
            answer: 'Usually you can keep comprehensive alone. Few insurers sell collision without it.',
          },
          {
            question: 'May I put a part back later?',
            answer:
              'In most cases, yes. The insurer may want to see the car first, and it will not pay for damage from before.',
          },
          {
            question: 'What about a car I hardly use in winter?',
            answer:
              'Ask about storage coverage. Check with the motor vehicle office first, since many states want liability as long as the plates are on.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask for the price with these parts and without',
        text: 'Enter the car’s year and model. Then ask for the premium with these parts and without them.',
      },
    ],
  },
]);
