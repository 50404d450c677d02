import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Who sells in your ZIP code?', button: 'Check my area' } };

export const carriers = defineAskingPages(openings, [
  // Five companies that sell Medicare plans: who they are and what they sell.
  {
    path: '/carriers',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10CARRIERS27_M', bh: 'MULTI-PLAN_SAMPLEBHCARRIERS27_M' },
    template: 'reviews',
    title: 'Five Medicare insurance companies',
    description:
      'Aetna, Cigna, Humana, UnitedHealthcare and Wellcare: who owns each, which kinds of Medicare coverage they sell, and what to check.',
    headline: 'Who stands behind the name on your plan',
    subheadline: 'Five companies that sell plans in some areas, and how to check each.',
    image: 'harbor',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    explains: ['medicare-advantage', 'network', 'copay'],
    transition: 'fade',
    body: [
      {
        kind: 'carrier-list',
        heading: 'Five companies, A to W',
        introduction:
          'We are paid by insurers and agencies, and that may influence which companies we write about. We do not rank them: the order is the alphabet.',
        carriers: [
          {
            name: 'Aetna',
            text: 'Part of CVS Health, which also runs pharmacies and walk-in clinics. Sells Medicare Advantage, Part D and, in many states, Medigap.',
            destination: '/reviews/aetna',
          },
          {
            name: 'Cigna (Medicare plans now HealthSpring)',
            text: 'The Cigna Group sold its Medicare business to Health Care Service Corporation (HCSC) of Chicago in 2025. Medicare plans carry the name HealthSpring.',
            destination: '/reviews/cigna',
          },
          {
            name: 'Humana',
            text: 'A company of its own, from Louisville, Kentucky, with Medicare as the larger part of its business. Sells Medicare Advantage, Part D and Medigap.',
            destination: '/reviews/humana',
          },
          {
            name: 'UnitedHealthcare',
            text: 'Part of UnitedHealth Group. Its Medicare plans often carry the AARP name. AARP is not an insurer; it is paid for the use of its name.',
            destination: '/reviews/unitedhealthcare',
          },
          {
            name: 'Wellcare',
            text: 'The Medicare brand of Centene Corporation. Sells Medicare Advantage and Part D plans.',
            destination: '/reviews/wellcare',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'A company is not a plan',
        paragraphs: [
          'Every one of these companies sells dozens of plans. Two of them on your street, from the same company, can differ in network, copays and drug list. The name tells you who answers the phone. It does not tell you what a crown costs.',
          'Names change hands as well. The company on your first membership letter may have sold its Medicare business since, as Cigna did. Your coverage then goes on under the rules of the plan, and the new owner writes to you.',
          'Many other companies sell Medicare plans, local ones among them. A county may have some that are not on this page and lack some that are.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What to look at, and where',
        introduction: 'Public places where you can check any company without talking to a seller.',
        columns: ['You want to know', 'Where it is shown', 'How to read it'],
        rows: [
          [
            'Is it sold in my county?',
            'Plan Compare on Medicare.gov',
            'Enter your ZIP code; a company that is not listed has no plan there',
          ],
          [
            'How did members fare?',
            'Star Ratings on Medicare.gov',
            'They belong to a contract and a year, and not to the company as a whole',
          ],
          [
            'Do people complain?',
            'The consumer search of the NAIC, the association of state insurance regulators',
            'Look at the share of complaints, since large companies have more of everything',
          ],
          [
            'May this person sell to me?',
            'Your state’s insurance department',
            'Search for the agent’s name or license number',
          ],
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about choosing a company',
        questions: [
          {
            question: 'Should I pick a company I have heard of?',
            answer:
              'A known name is a start. Your doctors’ offices can tell you more: ask which plans they have trouble with.',
          },
          {
            question: 'May I have two of these companies at once?',
            answer:
              'With Original Medicare, yes: Medigap from one and Part D from another. With Medicare Advantage, one plan usually does it all.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which of them sell where you live',
        text: 'A licensed insurance agent can tell you which companies they work with in your county, and which they do not.',
      },
    ],
  },

  // The front page of the reviews: how companies are described here.
  {
    path: '/reviews',
    brands: ['bh', 'm10'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHREVIEWS27_M', m10: 'MULTI-PLAN_SAMPLEM10REVIEWS27_M' },
    template: 'reviews',
    title: 'How we describe insurance companies',
    description:
      'What our company pages contain, what we leave out on purpose, how we are paid, and links to the five that we have written.',
    headline: 'How we describe Medicare insurance companies',
    subheadline: 'Facts you can check, and what to ask. Plans are sold in some areas.',
    image: 'kitchen-table',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    explains: ['network'],
    transition: 'fade',
    body: [
      {
        kind: 'carrier-list',
        heading: 'Read about a company',
        introduction:
          'Insurers and agencies pay us when readers ask for their help, so we have an interest in what you choose. That may influence which companies we cover. It does not set their order, which is the alphabet.',
        carriers: [
          {
            name: 'Aetna',
            text: 'What belonging to CVS Health may mean for your pharmacy, and what it does not mean.',
            destination: '/reviews/aetna',
          },
          {
            name: 'Cigna (HealthSpring)',
            text: 'A sale, a new owner and an older name brought back: what changed and for whom.',
            destination: '/reviews/cigna',
          },
          {
            name: 'Humana',
            text: 'A company built around Medicare, and the points to look up county by county.',
            destination: '/reviews/humana',
          },
          {
            name: 'UnitedHealthcare',
            text: 'Many plans under two names, and how to tell which one you are being shown.',
            destination: '/reviews/unitedhealthcare',
          },
          {
            name: 'Wellcare',
            text: 'Centene’s Medicare brand: plans with and without medical coverage, and how they differ.',
            destination: '/reviews/wellcare',
          },
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'What these pages can do for you',
        strengthsHeading: 'They can',
        strengths: [
          'Say who owns a company and which kinds of Medicare coverage it sells',
          'Explain words in its brochures, and list questions to ask it',
          'Show you where public records about it are kept',
        ],
        limitsHeading: 'They cannot',
        limits: [
          'Tell you what a plan costs in your county this year',
          'Say whether your doctors take part in its networks',
          'Stand in for its Evidence of Coverage, which is the contract',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Our method',
        paragraphs: [
          'We write from public material: company reports, Medicare.gov, the Centers for Medicare & Medicaid Services, and state insurance departments. Each page names its sources and the day on which they were read. Strengths and limits get the same number of lines.',
          'We give no grades. A score would have to weigh networks against premiums and dental against drug lists, and only you know how those weigh with you. Where Medicare publishes its own ratings, we send you to the place where they stand with their year.',
          'We have no letters from customers to show. If we ever print one, it will come from a real member, with any payment stated beside it.',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'Where to check any company yourself',
        introduction: 'Four public addresses. None of them sells insurance.',
        facts: [
          {
            label: 'All plans in your county',
            text: 'Medicare.gov Plan Compare',
            address: 'https://www.medicare.gov/plan-compare',
          },
          { label: 'By telephone', text: '1-800-MEDICARE (1-800-633-4227)', address: 'tel:+18006334227' },
          {
            label: 'Licenses and complaints',
            text: 'Your state’s insurance department',
            address: 'https://content.naic.org/state-insurance-departments',
          },
          { label: 'A counselor near you', text: 'SHIP, in every state', address: 'https://www.shiphelp.org' },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Which plans exist where you live?',
        text: 'Your ZIP code answers the first part. A licensed insurance agent takes it from there.',
      },
    ],
  },
]);
