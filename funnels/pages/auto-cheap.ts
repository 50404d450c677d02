import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'ZIP code where you park at night',
    button: 'Ask about my rate',
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
    title: 'Cheap car insurance: the state minimum',
    description:
      'What the smallest policy your state allows pays for after a crash, which bills stay yours, and what to ask before you buy.',
    headline: 'Cheap car insurance: what the minimum pays for',
    subheadline: 'It keeps you legal to drive. See which bills would still be yours.',
    image: 'open-road',
    form: 'auto-quiz',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'What the state minimum is for',
        paragraphs: [
          'Nearly every state sets the least insurance a driver must carry. It protects the people you might hit. What you own and what your car is worth play no part in it.',
          'Some states raised their minimums not long ago. Others have kept theirs for decades while hospital and repair bills grew. An agent can tell you the figures for your state.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Who pays after a crash that was your fault',
        introduction: 'What each policy would pay. In no-fault states, injuries work differently.',
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
        heading: 'Is the minimum enough for you?',
        introduction: 'See how many of these are true before you choose.',
        items: [
          'The car is paid off, and you could replace it from savings.',
          'You have little that a court could take after a serious crash.',
          'Your health plan would cover your own injuries.',
          'You know what the next higher limits would cost.',
        ],
        note: 'The step from the minimum to the next limit is often smaller than people expect. Ask for both figures.',
      },
      {
        kind: 'faq',
        heading: 'Questions about minimum coverage',
        questions: [
          {
            question: 'Does it cost more to ask here?',
            answer: 'No. Insurers set the prices. An agent can tell you what the companies they work with charge.',
          },
          {
            question: 'What if I can pay only for the minimum?',
            answer:
              'A minimum policy still protects you better than none. Ask about discounts now, and about higher limits when the term ends.',
          },
          {
            question: 'Do some states help with the cost?',
            answer:
              'A few do. California, for one, has a low cost program for drivers with a small income. Your state’s insurance department knows what it offers.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what the minimum and the next step cost',
        text: 'Answer a few questions by tapping. Then ask an agent for both prices and choose.',
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
      'A higher deductible usually means a smaller premium. How to work out whether the trade suits your savings and your car.',
    headline: 'Cheap car insurance: would a higher deductible help?',
    subheadline: 'Work out how many years a higher deductible takes to pay off.',
    image: 'kitchen-table',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    indexable: false,
    exitIntent: {
      heading: 'Ask for a price with a higher deductible',
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
            title: 'Divide the two amounts',
            text: 'Take the extra you would pay after a crash. Divide it by what you would keep each year.',
          },
          {
            title: 'Read the result',
            text: 'That is how many years without a claim it takes to come out even.',
          },
        ],
      },
      {
        kind: 'calculator',
        calculates: 'deductible',
        heading: 'Calculate your break-even',
        introduction: 'Take the two prices you were given for the same policy.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Where a deductible applies',
        introduction: 'You pay it for some parts of a policy, and it can differ from part to part.',
        cards: [
          { icon: 'wrench', title: 'Collision', text: 'Yes. You pay the first part of repairs after a crash.' },
          {
            icon: 'cloud-lightning',
            title: 'Comprehensive',
            text: 'Yes, and it can be a different amount. Many people set it lower than the other.',
          },
          {
            icon: 'people',
            title: 'Liability',
            text: 'As a rule, no. The insurer pays the other side from the start.',
          },
          {
            icon: 'car',
            title: 'Glass',
            text: 'It varies. Some insurers sell it apart, and some states have rules for windshields.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Could you pay the deductible tomorrow?',
        paragraphs: [
          'Picture the repair shop calling tomorrow. You pay your share before you drive the car home. If you could do that without borrowing, a larger deductible may be worth a look. If not, a smaller one keeps that bill within reach.',
          'Then look at the car. When it is worth little more than the deductible, that coverage has little left to pay. Ask an agent what the policy would cost without it.',
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
            question: 'Do I pay it once a year, or each time?',
            answer: 'Each time, for most policies. Two hailstorms are two deductibles.',
          },
          {
            question: 'What is a vanishing deductible?',
            answer:
              'An extra some insurers offer: the amount shrinks with each year without a claim. Ask what it adds to the premium.',
          },
          {
            question: 'Can my lender limit the deductible?',
            answer: 'Often. A loan or lease may cap it, so read the contract before you raise it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Get both prices from an agent',
        text: 'Two taps and a ZIP code lead to a number. Call it and ask for the price with a low deductible and with a high one.',
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
        introduction: 'Ask about each one. What you can get differs by company and state.',
        cards: [
          {
            icon: 'road-horizon',
            title: 'How much you drive',
            text: 'Low yearly mileage, no commute, or a program that measures the miles.',
          },
          {
            icon: 'steering-wheel',
            title: 'How you drive',
            text: 'Years without a claim or a ticket. Some insurers watch through an app if you let them.',
          },
          {
            icon: 'document',
            title: 'Courses you have taken',
            text: 'An approved course for mature drivers. In many states insurers must count it from a certain age.',
          },
          {
            icon: 'car',
            title: 'What you drive',
            text: 'Anti-theft devices, airbags, and in some places automatic braking.',
          },
          {
            icon: 'house',
            title: 'What else you insure',
            text: 'A home, a renter’s policy or a second car at the same company.',
          },
          {
            icon: 'coin',
            title: 'How you pay',
            text: 'In full, from a bank account, or with email in place of paper bills.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'How to ask for a discount',
        tips: [
          {
            title: 'Ask for the whole list',
            text: 'Say: please read me every discount you offer in my state, and tell me which I have.',
          },
          { title: 'Have your papers ready', text: 'A course certificate, an odometer photo, a student’s grades.' },
          {
            title: 'Ask when a discount ends',
            text: 'A course usually counts for some years. Put the date on your calendar.',
          },
          {
            title: 'Compare the final price',
            text: 'A company with fewer discounts may still charge less in the end.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about discounts',
        questions: [
          {
            question: 'I drive much less now. What should I do?',
            answer: 'Tell your insurer in writing. Many policies still carry the mileage of your working years.',
          },
          {
            question: 'What should I ask about a tracking app?',
            answer:
              'What it records, who sees it, and whether a poor score can raise your price. State rules on this differ.',
          },
          {
            question: 'Do clubs and employers have discounts?',
            answer:
              'Some do. Alumni groups, unions, credit unions and former employers may have an arrangement with an insurer.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go through the discounts with an agent',
        text: 'Start with your ZIP code. On the call, ask which of the six kinds you could have.',
      },
    ],
  },

  // An older, paid-off car: what each coverage still does for it.
  {
    path: '/cheap-rates-m4s',
    brands: ['tqg', 'ps'],
    template: 'comparison',
    title: 'Cheap rates and an older car',
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
          'It usually means liability plus collision plus comprehensive. No policy uses the words, so ask which parts somebody means.',
          'For an older car, the question is about collision and comprehensive, the two parts that pay for your own vehicle.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What changes if you keep or drop a part',
        columns: ['Coverage', 'If you keep it', 'If you drop it'],
        rows: [
          ['Collision', 'Repairs, or the car’s value less the deductible', 'You repair or replace the car yourself'],
          ['Comprehensive', 'Storms, theft, fire and animals are covered', 'Nothing is paid for a stolen car'],
          ['Rental', 'A car while yours is in the shop', 'You pay for a rental, or ask for rides'],
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
        heading: 'Questions about insuring an older car',
        questions: [
          {
            question: 'Can I keep comprehensive and drop collision?',
            answer: 'Usually, yes. The other way around is rare: few insurers sell collision alone.',
          },
          {
            question: 'Can I add a part back later?',
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
        heading: 'Ask for the price of both versions',
        text: 'Enter the car’s year and model. Then ask an agent for the premium with collision and comprehensive, and without them.',
      },
    ],
  },
]);
