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
    headline: 'Five Medicare insurers, and who owns them',
    subheadline: 'What each one sells in some areas, and how to check it before you join.',
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
        heading: 'Compare the plan, not only the company',
        paragraphs: [
          'Each of these companies sells many plans. Two plans from one company can differ in network, copays and drug list. So look up a plan by its full name.',
          'A company may also sell its Medicare business, as Cigna did. Your coverage then goes on under the rules of the plan, and the new owner writes to you.',
          'Many other companies sell Medicare plans, local ones among them. Ask which ones are in your county.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'How to check a Medicare company yourself',
        introduction: 'Four public records that anyone can look up.',
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
              'A known name is a start. Then ask your doctors’ offices which plans they take, and how well those work.',
          },
          {
            question: 'Can I have coverage from two companies at once?',
            answer:
              'With Original Medicare, yes: Medigap from one and Part D from another. With Medicare Advantage, one plan usually does it all.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which companies sell plans near you',
        text: 'A licensed insurance agent can tell you which of these companies they work with in your county, and compare their plans.',
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
        heading: 'Read about five Medicare companies',
        introduction:
          'Insurers and agencies pay us when readers ask for their help, so we have an interest in what you choose. That may influence which companies we cover. It does not set their order, which is the alphabet.',
        carriers: [
          {
            name: 'Aetna',
            text: 'What its owner, CVS Health, may mean for you and your pharmacy.',
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
        heading: 'What our company pages tell you',
        strengthsHeading: 'You can read here',
        strengths: [
          'Who owns a company, and which kinds of Medicare coverage it sells',
          'What the words in its brochures mean, and what to ask',
          'Where public records about it are kept',
        ],
        limitsHeading: 'Ask the plan or an agent',
        limits: [
          'What a plan costs in your county this year',
          'Whether your doctors are in its network',
          'What its contract, the Evidence of Coverage, says',
        ],
      },
      {
        kind: 'article-section',
        heading: 'How we write about a company',
        paragraphs: [
          'We write from public material: company reports, Medicare.gov, the Centers for Medicare & Medicaid Services, and state insurance departments. Each page names its sources and the day on which they were read. Strengths and limits get the same number of lines.',
          'We give no grades, because only you know whether the network, the premium or the drug list matters most to you. Where Medicare publishes its own ratings, we tell you where to find them, with their year.',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'Where to check any company yourself',
        introduction: 'Four public places to look or to call.',
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
        heading: 'Ask which companies sell where you live',
        text: 'Give your ZIP code, or call and ask a licensed insurance agent about the company you have in mind.',
      },
    ],
  },
]);
