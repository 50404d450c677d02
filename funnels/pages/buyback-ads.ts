import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Part B help near you? ZIP code', button: 'Check my area' } };

export const buybackAds = defineAskingPages(openings, [
  // Where the money of a Part B premium reduction comes from, and the way it takes; an article.
  {
    path: '/buyback-ad',
    brands: ['qs', 'bridge'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSBUYBACKAD27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGEBUYBACKAD27_M' },
    template: 'advertorial',
    title: 'Where a Part B reduction comes from',
    description:
      'How a Medicare Advantage plan comes to pay part of a Part B premium, which way the money takes, and who never sees it.',
    headline: 'What a Medicare Advantage Part B reduction really is',
    subheadline: 'Some plans in some areas pay part of the premium. See how it works.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'article-section',
        heading: 'What the ads mean by “buyback”',
        paragraphs: [
          'Advertisements speak of a buyback, or of something given back. Neither word occurs in Medicare’s rules. The rules know a “reduction of the Part B premium”, and the longer name is the more honest one.',
          'A premium is what you pay for insurance. Part B, which covers doctors and outpatient care, has one. If a private plan pays a share of it, you are charged less. Nothing was bought, and nothing comes back in the mail.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Where the money comes from',
        paragraphs: [
          'Once a year each insurer tells Medicare what it would need to provide Part A and Part B care to a member of its plan. Medicare holds that figure against a benchmark for the county.',
          'If the bid is lower, Medicare pays the plan a share of the difference. The regulation calls this share a rebate, and it does not leave the insurer a free hand. The rebate has to reach the members in one of a few forms.',
        ],
        points: [
          'Benefits that Original Medicare lacks, such as dental care, or lower copays.',
          'A lower premium for the plan’s drug coverage.',
          'A payment toward the Part B premium.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Why one county has it and the next has not',
        paragraphs: [
          'So a reduction is a choice that the insurer made. What it spends on your premium cannot go to a dentist as well. One county has plans that chose the premium, another has none, and next year’s bid may turn out differently. That is why a neighbor two streets over the county line can have what you are not offered.',
          'It also explains a limit. The rules do not let a reduction exceed the standard Part B premium, and it can never turn into a payment to the member. Two surcharges stay as they are: the one for higher incomes, and the penalty for signing up late.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Does a plan near you use it this way?',
        text: 'A licensed insurance agent can look at the plans they sell in your county. Or turn the page and read on.',
      },
      {
        kind: 'comparison-table',
        heading: 'Five ways to pay Part B, and where a reduction shows',
        introduction:
          'The plan reports to Medicare, and Medicare tells whoever collects from you. You fill in no form.',
        columns: ['How the premium is paid', 'Who collects it', 'Where a reduction would show'],
        rows: [
          ['From Social Security benefits', 'Social Security', 'In the monthly deduction'],
          ['From railroad retirement benefits', 'The Railroad Retirement Board', 'In the monthly deduction'],
          [
            'From a federal civil service annuity',
            'The Office of Personnel Management',
            'In the deduction from the annuity',
          ],
          ['By bill', 'Medicare, as a rule every three months', 'In the amount on the bill'],
          ['By the state, for people with certain Medicaid help', 'The state is billed', 'Nowhere you would see it'],
        ],
        note: 'A new deduction may take a few months to appear. Ask the plan how the first months are made good.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Three lines to look up in a plan’s papers',
        introduction:
          'Each takes a minute to find in the Summary of Benefits, and together they say more than an ad can.',
        cards: [
          {
            icon: 'coin',
            title: 'The reduction itself',
            text: 'It stands with the premiums, near the front. If the line is missing, the plan has none.',
          },
          {
            icon: 'shield',
            title: 'The out-of-pocket limit',
            text: 'After this sum the plan pays for covered care until December ends. It may be high where the premium is low.',
          },
          {
            icon: 'document',
            title: 'Drug coverage, yes or no',
            text: 'Some plans with a reduction leave Part D out. Find that out before anything else.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'Who would not gain from it',
        paragraphs: [
          'If your state pays your premium through Medicaid or a Medicare Savings Program, there is no charge for a plan to lower. If you have Original Medicare with a Medigap policy, the reduction is no part of that arrangement, and to get it you would have to leave. Going back to Medigap later can be hard, for in most states an insurer may then ask about your health.',
          'For the rest it is one number among many. A careful reader treats it as such, and starts with the doctors.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Where this can be checked',
        sources: [
          {
            title: 'Beneficiary rebates, 42 CFR 422.266',
            publisher: 'Code of Federal Regulations',
            address: 'https://www.ecfr.gov/current/title-42/section-422.266',
            readOn: '2026-11-21',
          },
          {
            title: 'Reduction in Part B premium as an additional benefit, 42 CFR 408.21',
            publisher: 'Code of Federal Regulations',
            address: 'https://www.ecfr.gov/current/title-42/section-408.21',
            readOn: '2026-11-21',
          },
          {
            title: 'How to pay Part A & Part B premiums',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/basics/costs/pay-premiums',
            readOn: '2026-11-21',
          },
          {
            title: 'Choosing a Medigap Policy',
            publisher: 'Centers for Medicare & Medicaid Services',
            address: 'https://www.medicare.gov/publications/02110-medigap-guide-health-insurance.pdf',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Have an agent read you the three lines',
        text: 'A licensed insurance agent can read them for a plan in your county, in an ordinary voice and at your pace.',
      },
    ],
  },

  // Whether a Part B premium reduction is worth changing plans for; an article with a sum to work out.
  {
    path: '/buyback-ad-2',
    brands: ['sd', 'ac'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDBUYBACKAD227_M', ac: 'MULTI-PLAN_SAMPLEACBUYBACKAD227_M' },
    template: 'advertorial',
    title: 'Is a Part B reduction worth it?',
    description:
      'A sum on one sheet of paper: what a Part B premium reduction adds over a year, and what the same plan may cost you.',
    headline: 'Is a Medicare Advantage Part B reduction worth it?',
    subheadline: 'Offered in some areas. One sheet of paper shows what it is worth to you.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'article-section',
        heading: 'First, find out who pays now',
        paragraphs: [
          'Take the letter that Social Security sends before each new year. If it shows a deduction for Part B, you pay the premium, and a plan could pay a part of it for you. If you get a bill, the same is true.',
          'If it shows no deduction and no bill comes, your state may be paying. Then you can put the ad aside: a reduction lowers what you pay, and you pay nothing.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'What the ads leave out',
        paragraphs: [
          'An ad has room for one number, and that number is rarely yours. Amounts are set plan by plan and county by county. An ad that runs across the country can only show what exists somewhere.',
        ],
        points: [
          'The plan is a whole plan. Its doctors, its drug list and its copays come along.',
          'You must keep Part B, and go on paying what the plan does not.',
          'The plan settles the amount anew for each calendar year.',
          'It is not spending money, and it does not arrive on a card.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Work it out in five lines',
        introduction:
          'Fold a sheet in two: your coverage today on the left, the plan with the reduction on the right. Fill in both sides.',
        columns: ['Line', 'What to write', 'Where to find it'],
        rows: [
          ['1', 'Part B for twelve months, less any reduction', 'Your Social Security letter; the Summary of Benefits'],
          ['2', 'Premiums for the plan, Part D or Medigap', 'Your bills; Medicare.gov for the new plan'],
          ['3', 'Your medicines for a year', 'Plan Compare on Medicare.gov, at your own pharmacy'],
          ['4', 'Copays for the visits you made last year', 'Your calendar, times the copay in each plan'],
          ['5', 'One hospital stay of five days', 'The daily copay in each plan'],
        ],
        note: 'Add lines 1 to 4 for a fair year. Add line 5 for a rough one. If the right side wins only in a fair year, you are making a bet on your health.',
      },
      {
        kind: 'call-to-action',
        heading: 'Missing a number for the right side?',
        text: 'A licensed insurance agent can fill in the lines for a plan in your county. The rest of the sheet is below.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things the sum cannot show',
        introduction: 'They have no line of their own, and any of them can outweigh the total.',
        cards: [
          {
            icon: 'people',
            title: 'A doctor you would lose',
            text: 'Call the office and name the plan in full. A website’s directory can be months behind.',
          },
          {
            icon: 'clock',
            title: 'Permission first',
            text: 'Many plans want to approve a scan, a stay or a specialist beforehand. Original Medicare seldom does.',
          },
          {
            icon: 'bus',
            title: 'A second address',
            text: 'If you spend winters elsewhere, ask what is covered there besides emergencies and urgent care.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'A public program may do more',
        paragraphs: [
          'Every state has Medicare Savings Programs. Several of them pay the entire Part B premium for people with limited income and, in many states, limited savings. The limits change each year, and some states set them higher than others.',
          'You apply at your state’s Medicaid agency. The answer costs nothing, you need not change plans, and whoever is accepted often gets Extra Help with drug costs too. If there is a chance that you could get this help, ask about it first and about reductions second.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'If you have such a plan already',
        paragraphs: [
          'Each September your plan sends an Annual Notice of Change. Look for the Part B line and set it beside this year’s. If the reduction shrinks, you read it there first; in January a larger sum is taken out.',
          'Then do the same sheet again. A plan that was right for you two years ago may still be. It may also have kept the reduction and raised the hospital copay, and only the sheet will tell.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources for this article',
        sources: [
          {
            title: 'Understanding Medicare Advantage Plans',
            publisher: 'Centers for Medicare & Medicaid Services',
            address: 'https://www.medicare.gov/publications/12026-understanding-medicare-advantage-plans.pdf',
            readOn: '2026-11-21',
          },
          {
            title: 'Medicare Savings Programs',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs',
            readOn: '2026-11-21',
          },
          {
            title: 'Plan Annual Notice of Change',
            publisher: 'Medicare.gov',
            address:
              'https://www.medicare.gov/forms-help-resources/mail-you-get-about-medicare/plan-annual-notice-of-change-anoc',
            readOn: '2026-11-21',
          },
          {
            title: 'Plan Compare',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/plan-compare',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Fill in the sheet with an agent',
        text: 'A licensed insurance agent can go down the lines with you and say where a plan in your county stands.',
      },
    ],
  },
]);
