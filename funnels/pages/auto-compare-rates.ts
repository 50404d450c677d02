import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Rates go by area: your ZIP code',
    button: 'Ask about my rates',
    taps: 'Do you have car insurance to compare with?',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoCompareRates = defineAskingPages(openings, [
  // Two offers in hand: how to read them line by line.
  {
    path: '/compare-rates-m6b',
    brands: ['tqg', 'ps'],
    template: 'comparison',
    title: 'Compare two car insurance rates',
    description:
      'A line by line guide to two car insurance offers: make them match, see what each pays for, then look at the price.',
    headline: 'Compare two car insurance rates, line by line',
    subheadline: 'See whether both pay for the same things, then compare the price.',
    image: 'kitchen-table',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    indexable: false,
    exitIntent: {
      heading: 'Two offers that do not match?',
      text: 'Read them to a licensed insurance agent. They can tell you which line makes the difference.',
    },
    body: [
      {
        kind: 'comparison-table',
        heading: 'Lines to check in both offers',
        introduction: 'Take a pencil. Tick a line when both offers say the same.',
        columns: ['Line', 'One offer may say', 'The other may say'],
        rows: [
          ['Bodily injury', 'State minimum', 'Two or three steps higher'],
          ['Property damage', 'Enough for a small car', 'Enough for a new truck'],
          ['Uninsured motorist', 'Declined', 'Equal to your liability'],
          ['Medical or injury protection', 'The least allowed', 'A larger amount'],
          ['Collision deductible', 'High', 'Low'],
          ['Repairs', 'Parts by other makers', 'Parts by the car’s maker'],
          ['Length', 'Six months', 'A full year'],
        ],
        note: 'A six-month price must be doubled before you hold it against a yearly one.',
      },
      {
        kind: 'explainer',
        heading: 'Why two insurers name different prices',
        paragraphs: [
          'If every line matches and the prices still differ, both can be right. Each insurer works from the claims of its own customers, and each has drivers it would like more of.',
          'Give both the same exact answers. If you leave out a ticket, the company will find it in the state’s record and change the price.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'What to check besides the price',
        tips: [
          {
            title: 'Complaints',
            text: 'State departments and the NAIC publish how many complaints a company gets for its size.',
          },
          { title: 'Claims', text: 'Ask how to report one at night, and whether you choose the repair shop.' },
          { title: 'Financial strength', text: 'Rating agencies grade whether an insurer can pay in a bad year.' },
          {
            title: 'Who else may drive',
            text: 'Some policies cover only the drivers they name. Others cover friends you allow.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about comparing offers',
        questions: [
          {
            question: 'How long is an offer good for?',
            answer: 'Often about thirty days, and it can change with the start date. Ask for it in writing.',
          },
          {
            question: 'What do the three numbers with slashes mean?',
            answer:
              'The first is for one injured person, the second for all the injured in one crash, the third for things you damaged.',
          },
          {
            question: 'Which line is easy to miss?',
            answer: 'The one about drivers who are left out. An excluded person at the wheel can mean no coverage.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Get a second offer to compare',
        text: 'If you have one offer, an agent can look for another with the same lines. One car and one driver will do.',
      },
    ],
  },

  // A driver joins or leaves the household.
  {
    path: '/compare-rates-m7d',
    brands: ['tqg'],
    template: 'comparison',
    title: 'Compare rates when drivers change',
    description:
      'A teenager with a permit, a parent moving in, a spouse who stopped driving: how car insurance changes with the household.',
    headline: 'A new driver at home? Compare car rates',
    subheadline: 'Insurers price the whole household. See what a new driver changes.',
    image: 'three-lanes',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'steering-wheel', text: 'Up to three drivers in the form' },
          { icon: 'car', text: 'Up to three cars' },
          { icon: 'lock', text: 'Share another person’s facts only if they agree' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Whom your insurer asks about at home',
        introduction: 'As a rule that is everyone of driving age at your address, whoever owns the car.',
        cards: [
          {
            icon: 'steering-wheel',
            title: 'Someone with a learner’s permit',
            text: 'Many companies cover them under a parent and charge once they are licensed. Tell yours at the permit stage.',
          },
          {
            icon: 'house',
            title: 'A parent who moves in',
            text: 'List them even if they no longer drive. You can ask to have them noted as a non-driver.',
          },
          {
            icon: 'map-pin',
            title: 'A student away at college',
            text: 'A student who leaves the car at home may be rated as an occasional driver. Ask how far away counts.',
          },
          {
            icon: 'people',
            title: 'A roommate or partner',
            text: 'Being unmarried or unrelated does not matter. Living there does.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'One policy for all drivers, or two',
        columns: ['Point', 'Together', 'Apart'],
        rows: [
          ['Price', 'Discounts for several cars may apply', 'A young driver alone often pays more'],
          ['Limits', 'The newcomer shares yours', 'They choose their own, often low'],
          ['A crash by one', 'Can raise the price for all', 'Stays on that person’s policy'],
          ['Whose car', 'Titles at one address, as a rule', 'Works when the car is in their name'],
          ['Borrowing cars', 'Everyone listed may drive each of them', 'Check both policies before you lend'],
        ],
      },
      {
        kind: 'explainer',
        heading: 'When someone stops driving',
        paragraphs: [
          'A spouse or parent who stops driving can change the price too. With one driver fewer, a second car may stand idle, and the miles on the first may go up.',
          'Before you take a name off, ask what the insurer needs. Some want the license surrendered, others want a signed exclusion. An exclusion is strict: that person may not drive even once.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about drivers at home',
        questions: [
          {
            question: 'What if I leave a young driver off?',
            answer:
              'Insurers often learn of licenses at an address. A claim may then be disputed, or the premium charged back.',
          },
          {
            question: 'Do good grades help?',
            answer: 'With many companies, yes. They ask for a report card and ask again each year.',
          },
          {
            question: 'Who is the main driver?',
            answer: 'The person who drives that car most. Say it as it is; the insurer may check after a crash.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'List your drivers once, compare both ways',
        text: 'Enter your cars and drivers as they are today. An agent can price one policy and two.',
      },
    ],
  },

  // Few miles: three ways to be priced.
  {
    path: '/compare-rates-n2i',
    brands: ['ps'],
    template: 'comparison',
    title: 'Compare rates for low mileage',
    description:
      'Ordinary, tracked or by the mile: three ways insurers price a car that is driven little, and what each learns about you.',
    headline: 'Few miles? Compare three kinds of car insurance',
    subheadline: 'See how each one prices a car that is driven little, and what it records.',
    image: 'open-road',
    form: 'auto-quiz',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'Driving less now? Tell your insurer',
        paragraphs: [
          'Most policies carry a yearly mileage that somebody typed in once. After a retirement, a move or a job from home, the figure stays until you change it.',
          'Correcting it is the first step, and it needs no device. A photo of the odometer is usually enough.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three kinds of policy for a car driven little',
        introduction: 'Which of them you can get differs by state and company.',
        columns: ['Point', 'Ordinary policy', 'Driving program', 'Pay per mile'],
        rows: [
          [
            'What counts',
            'Your estimate of yearly miles',
            'How, when and how far you drive',
            'A base price plus each mile',
          ],
          [
            'What is installed',
            'Nothing',
            'An app, a plug or the car’s own link',
            'A plug, an app or photos of the odometer',
          ],
          ['If you take a long trip', 'No change', 'More trips are scored', 'The bill goes up that month'],
          ['What the insurer learns', 'Little', 'Braking, speed, hours, often places', 'Miles, sometimes more'],
          ['The bill', 'Steady', 'Steady, then adjusted', 'Different each month'],
        ],
        note: 'Some per-mile plans cap the miles they count in a day. Ask before a road trip.',
      },
      {
        kind: 'checklist',
        heading: 'What to ask about a program that tracks driving',
        items: [
          'Can my price go up because of it, or only down?',
          'Is night driving marked against me?',
          'Who else gets the data, and for how long is it kept?',
          'What if my phone is in a passenger’s hand?',
          'May I leave the program and keep the policy?',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about driving less',
        questions: [
          {
            question: 'How many miles count as low mileage?',
            answer:
              'Each company draws its own line. Work out your real year first: read the odometer today and on a repair bill from last year.',
          },
          {
            question: 'Can I join a program without a smartphone?',
            answer: 'With some insurers, yes. They send a plug for the car, or take a reading by phone or mail.',
          },
          {
            question: 'Does one hard stop count against me?',
            answer: 'It can. The device records the stop and not the reason for it, so ask how much one event weighs.',
          },
          {
            question: 'Is the car covered while it is parked?',
            answer:
              'For theft or hail it is, if you carry comprehensive. The way the miles are priced does not change that.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what fits your real mileage',
        text: 'Begin with a tap. On the call, give the agent your yearly miles and ask which of the three exist in your state.',
      },
    ],
  },
]);
