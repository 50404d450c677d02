import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Did your premium rise? Your ZIP code', button: 'Ask about my bill' } };

export const autoPremiumsRose = defineAskingPages(openings, [
  // Why premiums went up, with the public figures.
  {
    path: '/auto-insurance-skyrockets',
    brands: ['tqg'],
    template: 'advertorial',
    title: 'Why car insurance went up',
    description:
      'Car insurance rose faster than almost anything else in the index of prices. The causes, in public figures, and what to check.',
    headline: 'Why car insurance costs rose so fast',
    subheadline: 'Up 20.3 percent in 2023, says the BLS. See what to check on your bill.',
    image: 'letters',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'article-section',
        heading: 'How much car insurance rose',
        paragraphs: [
          'If your renewal surprised you, you had company. The Bureau of Labor Statistics follows the price of car insurance as a part of the consumer price index. In the twelve months to December 2023 that part rose 20.3 percent. Prices as a whole rose 3.4 percent.',
          'The climb then eased without turning back. In the twelve months to January 2025 the same figure was 11.8 percent. A slower rise still comes on top of the one before, which is why the bill feels stuck at its new height.',
          'An index is an average of many drivers. Yours may have moved more, or less, or not at all. The question for you is which of the causes below is on your own bill.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Repairs and parts cost more',
        paragraphs: [
          'A bumper may now hold sensors and a camera that must be replaced and then aimed again. So may headlights, windshields and mirrors. Parts rose in price after 2020, and so did the pay of the people who fit them.',
          'When a car cannot be mended, the insurer pays what it was worth. Used cars became far dearer in 2021, so each wreck cost more. Rental cars did too, and repairs that waited for parts kept people in them longer.',
          'Weather adds to it. One hailstorm can dent thousands of cars in an afternoon, and a flooded car is often beyond repair.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Crashes became more severe',
        paragraphs: [
          'Roads emptied in 2020, and speeds went up. In 2021 more people died on American roads than in any year since 2005, by the count of the National Highway Traffic Safety Administration. The number has come down since then, yet claims from such years take a long time to settle.',
          'Medical care and legal costs belong to the same bill. Liability coverage pays for people who are hurt, and what an injury costs has grown.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Have your own renewal looked over',
        text: 'Answer a few questions about car and driver. Then go over your renewal with a licensed insurance agent.',
      },
      {
        kind: 'comparison-table',
        heading: 'What went up, and what you can check',
        columns: ['What went up', 'Where it sits in your policy', 'What you can check'],
        rows: [
          ['Repairs and parts', 'Collision', 'Deductible; whether the coverage still fits an old car'],
          ['Hail, floods, thefts', 'Comprehensive', 'Where the car is parked; glass coverage'],
          ['Injuries and lawsuits', 'Liability', 'Limits, next to what you own'],
          ['Drivers without insurance', 'Uninsured motorist', 'Whether you have it, and how much'],
          ['Your own record', 'All of it', 'Dates of tickets, since old ones should drop off'],
        ],
      },
      {
        kind: 'article-section',
        heading: 'How higher costs reach your premium',
        paragraphs: [
          'Insurers look back at what they paid and forward at what they expect. They put new rates together and file them with each state’s insurance department. In some states the department must approve them first. In others it may review them after they are in use.',
          'That takes months, and your policy renews once or twice a year. So a rise in repair costs reaches you late, and so does relief.',
          'Companies do not move in step. One may have raised its rates early and be done, while another has just begun. That gap is why a second look can be worth your time.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Five things to check before you renew',
        introduction: 'Each takes a few minutes and may show you what to change.',
        tips: [
          {
            title: 'Put last year beside this year',
            text: 'Compare the two declarations pages line by line. Find the line that moved.',
          },
          {
            title: 'Ask your insurer why',
            text: 'A rate change, a lost discount and a new ticket call for different answers.',
          },
          { title: 'Correct what is out of date', text: 'Old mileage, an old address, a driver who moved out.' },
          {
            title: 'Compare companies on equal limits',
            text: 'Two or three other companies, the same figures, before the renewal date.',
          },
          {
            title: 'Keep the old policy until the new one runs',
            text: 'A day in between can cost you more than the change was worth.',
          },
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources for these figures',
        sources: [
          {
            title: 'Consumer Price Index, December 2023',
            publisher: 'U.S. Bureau of Labor Statistics',
            address: 'https://www.bls.gov/news.release/archives/cpi_01112024.htm',
            readOn: '2026-11-21',
          },
          {
            title: 'Consumer Price Index, January 2025',
            publisher: 'U.S. Bureau of Labor Statistics',
            address: 'https://www.bls.gov/news.release/archives/cpi_02122025.htm',
            readOn: '2026-11-21',
          },
          {
            title: 'What determines the price of an auto insurance policy?',
            publisher: 'Insurance Information Institute',
            address: 'https://www.iii.org/article/what-determines-price-my-auto-insurance-policy',
            readOn: '2026-11-21',
          },
          {
            title: 'Auto insurance',
            publisher: 'National Association of Insurance Commissioners',
            address: 'https://content.naic.org/consumer/auto-insurance',
            readOn: '2026-11-21',
          },
          {
            title: 'Fatality Analysis Reporting System',
            publisher: 'National Highway Traffic Safety Administration',
            address: 'https://www.nhtsa.gov/research-data/fatality-analysis-reporting-system-fars',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent about each line of your renewal',
        text: 'An agent can tell you what their companies would offer for the same limits. You decide what that is worth.',
      },
    ],
  },
]);
