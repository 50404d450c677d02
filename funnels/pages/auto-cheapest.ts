import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Prices differ by area: your ZIP code', button: 'Check my area' } };

export const autoCheapest = defineAskingPages(openings, [
  // Why no company is the cheapest one, and whom to ask instead.
  {
    path: '/cheapest-car-insurance',
    brands: ['ps', 'tqg'],
    template: 'comparison',
    title: 'Cheapest car insurance: how to look',
    description:
      'Four ways to buy car insurance, the prices you hear from each, and which drivers each tends to suit. Prices differ by driver.',
    headline: 'Cheapest car insurance: compare four ways to buy',
    subheadline: 'See which prices you hear from each. They differ by driver, car and area.',
    image: 'three-lanes',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Four ways to buy car insurance',
        introduction: 'Whom you ask decides which prices you hear.',
        columns: ['Where you buy', 'Prices you hear', 'Tends to suit', 'Keep in mind'],
        rows: [
          ['Direct, online or by phone', 'One company’s', 'People who know their limits', 'You do the comparing'],
          [
            'An agent of one company',
            'That company’s',
            'People who want one office for years',
            'Still one set of prices',
          ],
          [
            'An agent for several companies',
            'Several',
            'People who want to hear several prices',
            'Ask which companies, and which not',
          ],
          ['A regional or member insurer', 'Its own', 'Its own state or group', 'You may have to be a member'],
        ],
        note: 'Prices come from insurers and depend on driver, car, place and coverage.',
      },
      {
        kind: 'explainer',
        heading: 'How to read a “cheapest” list',
        paragraphs: [
          'A ranking is made for a sample driver: say 40 years old, a clean record, one sedan, one ZIP code. No company is cheapest for everyone, so for you the order may be another.',
          'Prices also change, since insurers file new ones through the year. So use a list to find names, then ask for prices for your own car and record.',
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'When to choose by price alone',
        strengthsHeading: 'Price alone can work when',
        strengths: [
          'every quote has the same limits, deductibles and drivers',
          'you know what you could pay yourself after a crash',
          'the company is licensed in your state and answers its claims line',
        ],
        limitsHeading: 'Look at more than price when',
        limits: [
          'the price drops because a coverage is gone',
          'you own a home or savings that a lawsuit could reach',
          'a lender or a lease sets terms that the policy does not meet',
        ],
      },
      {
        kind: 'page-links',
        heading: 'Two things that shape your own price',
        links: [
          {
            icon: 'people',
            title: 'Your age',
            text: 'What insurers look at in your twenties, your fifties and after.',
            destination: '/get-your-auto-age',
          },
          {
            icon: 'map-pin',
            title: 'Your state',
            text: 'Who makes the rules there, and where to check a license.',
            destination: '/get-your-auto-state',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about car insurance prices',
        questions: [
          {
            question: 'Will you show me the cheapest company?',
            answer:
              'The price depends on you, so an agent asks first. Then you hear the prices of the companies they sell for.',
          },
          {
            question: 'Is a small company cheaper than a large one?',
            answer:
              'Size does not settle it. Some regional insurers do well in their own states, some large ones do in all of them.',
          },
          {
            question: 'Does staying with one company help?',
            answer:
              'Some companies give a discount for it. Prices can also creep up over the years, so compare once a year.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about prices for your own car',
        text: 'Your car, your address and your record decide them. Start with your ZIP code, then talk with an agent.',
      },
    ],
  },
]);
