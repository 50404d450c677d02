import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Cheapest depends on your ZIP code', button: 'Compare by ZIP' } };

export const autoCheapest = defineAskingPages(openings, [
  // Why no company is the cheapest one, and whom to ask instead.
  {
    path: '/cheapest-car-insurance',
    brands: ['ps', 'tqg'],
    template: 'comparison',
    title: 'Cheapest car insurance: how to look',
    description:
      'No one company is cheapest for everyone. Compare four ways to buy car insurance, and see which drivers each tends to suit.',
    headline: 'Cheapest car insurance: cheapest for whom?',
    subheadline: 'It depends on the driver. Compare four ways to buy, then the bills.',
    image: 'three-lanes',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Four ways to buy car insurance',
        introduction: 'Who answers decides which prices you will hear.',
        columns: ['Where you buy', 'Prices you hear', 'Tends to suit', 'Mind this'],
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
            'Households that are hard to place',
            'Ask which companies, and which not',
          ],
          ['A regional or member insurer', 'Its own', 'Its own state or group', 'You may have to belong'],
        ],
        note: 'Prices come from insurers and depend on driver, car, place and coverage.',
      },
      {
        kind: 'explainer',
        heading: 'Why lists of the cheapest mislead',
        paragraphs: [
          'A ranking needs a sample driver: say 40 years old, clean record, one sedan, one ZIP code. Unless that is you, the order can turn upside down.',
          'One company may go easy on a single speeding ticket and hard on a young driver. Its neighbor does the reverse. Both are telling the truth about their own books of business.',
          'Prices age as well. Insurers file new ones through the year, so last year’s bargain may be this year’s middle of the road.',
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Buying on price alone',
        strengthsHeading: 'When it can work',
        strengths: [
          'every quote has the same limits, deductibles and drivers',
          'you know what you could pay yourself after a crash',
          'the company is licensed in your state and answers its claims line',
        ],
        limitsHeading: 'When it tends not to',
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
            icon: 'document',
            title: 'Your state',
            text: 'Who makes the rules there, and where to check a license.',
            destination: '/get-your-auto-state',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Plain answers about price',
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
            question: 'Does staying loyal help?',
            answer:
              'Sometimes there is a discount for it. Sometimes the price creeps up. Look once a year and you will know.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Your own price starts with your ZIP code',
        text: 'Your car, your street and your record decide it. Begin with the street.',
      },
    ],
  },
]);
