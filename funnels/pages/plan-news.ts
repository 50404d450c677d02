import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'What changed near you? ZIP code', button: 'Check my county' } };

export const planNews = defineAskingPages(openings, [
  // What is set nationally for the plan year and what each plan sets, for people who follow the headlines.
  {
    path: '/medi-plan-news-i8z',
    brands: ['qs', 'm10'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSPLANNEWSI8Z27_M', m10: 'MULTI-PLAN_SAMPLEM10PLANNEWSI8Z27_M' },
    template: 'advertorial',
    title: 'Reading the news about Medicare plans',
    description:
      'Which Medicare changes are set for the whole country, which are up to each plan, and how to check a headline before you act.',
    headline: 'Medicare news for {planYear}: what changes for you',
    subheadline: 'What is new for everyone, and what only some plans in some areas change.',
    image: 'letters',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'article-section',
        heading: 'Two kinds of news about Medicare',
        paragraphs: [
          'Every fall brings many headlines about Medicare. Here is how to tell which of them are about you.',
          'Some changes are set by federal law or by Medicare for the whole country, and reach everyone. Others are decided by each insurance company for each of its plans, and may stop at your county line.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'What changes for everyone',
        paragraphs: [
          'Each year Medicare announces the Part B premium and deductible, and the amounts you pay for a hospital stay under Part A. If you have Part B, that premium is yours to pay whichever plan you join, unless your state or a plan pays some of it.',
          'Part D has a yearly limit on what you pay for covered medicines. When you reach it, you pay nothing more for covered Part D drugs until the year ends. The limit is adjusted from year to year, so look up the figure for {planYear}.',
          'Every Part D plan also has to let you spread these costs over the months, if you ask. It is called the Medicare Prescription Payment Plan, and has no fee and no interest. The total stays the same, so it helps most when large bills come early in the year.',
          'Medicare also negotiates the prices of some medicines with drug makers. The list began with ten, and the law adds more year by year. A negotiated price is what the medicine costs the plan and you together. Your own copay still depends on the plan.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Five headlines, and what each may mean',
        columns: ['If you read that…', 'It may mean', 'Check here'],
        rows: [
          [
            '“Premiums are changing”',
            'The Part B premium, the same for most people; or one plan’s own premium',
            'Medicare.gov for Part B, your plan’s notice for the rest',
          ],
          [
            '“Plans are cutting benefits”',
            'Some companies trimmed extras in some of their plans',
            'The pages of your notice that compare the two years',
          ],
          [
            '“Insurers are leaving”',
            'A company ends certain plans in certain counties',
            'A letter to you, if yours is one of them',
          ],
          [
            '“Drug costs are capped”',
            'The yearly Part D limit, for drugs that your plan covers',
            'Your plan’s drug list, for each medicine by name',
          ],
          [
            '“New money for people over 65”',
            'Often an ad for a plan’s allowance, which is part of that plan',
            'The plan’s name, and whether it is sold in your county',
          ],
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what changes in your county',
        text: 'A licensed insurance agent can tell you which {planYear} plans they work with near you. Start with your ZIP code, or call with the headline at hand.',
      },
      {
        kind: 'article-section',
        heading: 'What your own plan may change',
        paragraphs: [
          'A Medicare Advantage or Part D plan may change its costs, network, drug list and extras each January. By the end of September it has to tell you in a letter, the Annual Notice of Change. It is about your plan alone, which makes it more useful than any headline.',
          'Read it in this order.',
        ],
        points: [
          'Medicines: is each one still on the list, on which tier, and with which conditions?',
          'Doctors and hospitals: which of them leave or join the network?',
          'The yearly limit on what you pay for care, which matters most in a bad year.',
          'Copays for the visits that you make most.',
          'Extras such as dental or vision, and their limits.',
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'What you can do until December 7',
        text: 'In open enrollment you can join, switch or drop a plan for {planYear}. If your plan goes on and still suits you, you may keep it.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'When you can switch outside open enrollment',
        text: 'A move, the end of other coverage, or a plan that ends may open a Special Enrollment Period. An agent can tell you whether one applies to you. Most other changes wait until October 15.',
      },
      {
        kind: 'article-section',
        heading: 'How to check a headline that sounds like an ad',
        paragraphs: [
          'An advertisement, and this page is one, asks you to do something. So ask who paid for it, which plan it means, and whether that plan is offered where you live.',
          'Be slow with anything that says a benefit is waiting for you or that a list is nearly full. A plan’s benefits belong to its members, and no such list exists. When you doubt a story, look for the same thing on Medicare.gov, or read it to an agent and ask.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Where this comes from',
        sources: [
          {
            title: 'Plan Annual Notice of Change',
            publisher: 'Medicare.gov',
            address:
              'https://www.medicare.gov/basics/forms-publications-mailings/mailings/costs-and-coverage/upcoming-plan-changes',
            readOn: '2026-11-21',
          },
          {
            title: 'How much does Medicare drug coverage cost?',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/health-drug-plans/part-d/basics/costs',
            readOn: '2026-11-21',
          },
          {
            title: 'What’s the Medicare Prescription Payment Plan?',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/prescription-payment-plan',
            readOn: '2026-11-21',
          },
          {
            title: 'Medicare Drug Price Negotiation Program',
            publisher: 'Centers for Medicare & Medicaid Services',
            address:
              'https://www.cms.gov/priorities/medicare-prescription-drug-affordability/overview/medicare-drug-price-negotiation-program',
            readOn: '2026-11-21',
          },
          {
            title: 'Medicare costs',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/basics/costs/medicare-costs',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what a change means for you',
        text: 'If a change in your plan touches you, a licensed insurance agent can explain what else may be offered in your county.',
      },
    ],
  },
]);
