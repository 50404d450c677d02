import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Part B reduction near you? ZIP code', button: 'Check my area' } };

export const buybackAds = defineAskingPages(openings, [
  // Where the money of a Part B premium reduction comes from, and the way it takes; an article.
  {
    path: '/buyback-ad',
    brands: ['qs', 'bridge'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSBUYBACKAD27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGEBUYBACKAD27_M' },
    template: 'advertorial',
    title: 'Where a Part B reduction comes from',
    description:
      'How a Medicare Advantage plan comes to pay part of a Part B premium, how the reduction reaches you, and whom it may suit.',
    headline: 'How Medicare Advantage plans pay part of Part B',
    subheadline: 'Some plans in some areas have this premium reduction. See how it works.',
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
          'Ads speak of a buyback, or of something given back. Medicare’s rules call it a reduction of the Part B premium, and that is the name to look for in a plan’s papers.',
          'A premium is what you pay for insurance. Part B, which covers doctors and outpatient care, has one. If a private plan pays a share of it, you are charged less. No check comes in the mail.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Where the money comes from',
        paragraphs: [
          'Once a year each insurer tells Medicare what it would need to provide Part A and Part B care to a member of its plan. Medicare compares that figure with a benchmark for the county.',
          'If the figure is lower, Medicare pays the plan a share of the difference, called a rebate. The rules say that the rebate has to reach the plan’s members in one of a few forms.',
        ],
        points: [
          'Benefits that Original Medicare lacks, such as dental care, or lower copays.',
          'A lower premium for the plan’s drug coverage.',
          'A payment toward the Part B premium.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Why one county has a reduction and another does not',
        paragraphs: [
          'A reduction is a choice that the insurer makes, county by county and year by year. Plans in one county may put the money into the premium, and plans in the next into dental care. So a neighbor across the county line may be offered another plan than you are.',
          'There is a limit to it. A reduction may not exceed the standard Part B premium, and it never becomes a payment to the member. Two surcharges stay as they are: the one for higher incomes, and the penalty for signing up late.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask whether a plan near you lowers the Part B premium',
        text: 'A licensed insurance agent can look through the plans they sell in your county. Or read on below.',
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
        introduction: 'Each takes a minute to find in the Summary of Benefits.',
        cards: [
          {
            icon: 'coin',
            title: 'The reduction itself',
            text: 'It stands with the premiums, near the front. If the line is missing, the plan has none.',
          },
          {
            icon: 'shield',
            title: 'The out-of-pocket limit',
            text: 'After this sum the plan pays for covered care until December ends. Compare it with the limit you have now.',
          },
          {
            icon: 'pill',
            title: 'Drug coverage, yes or no',
            text: 'Some plans with a reduction leave Part D out, so check this line first.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'Who may gain from a reduction, and who should look further',
        paragraphs: [
          'A reduction may help if you pay your own Part B premium and the plan’s doctors, drug list and copays suit you. If your state pays the premium through Medicaid or a Medicare Savings Program, look at a plan’s other benefits instead.',
          'If you have Original Medicare with a Medigap policy, you would have to leave it to get a reduction. Going back later can be hard, since in most states an insurer may then ask about your health. Have an agent go through both sides with you before you decide.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources: Part B reductions and premiums',
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
        heading: 'Ask an agent about a plan’s three lines',
        text: 'A licensed insurance agent can read you the reduction, the limit and the drug coverage of a plan in your county.',
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
    subheadline: 'Some plans in some areas pay part of Part B. Work it out in five lines.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'article-section',
        heading: 'First, see who pays your Part B premium now',
        paragraphs: [
          'Take the letter that Social Security sends before each new year. If it shows a deduction for Part B, you pay the premium, and a plan could pay a part of it for you. If you get a bill, the same is true.',
          'If it shows no deduction and no bill comes, your state may be paying the premium. A reduction would not change that, so compare plans by their doctors, drugs and other benefits.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'What to know about the number in an ad',
        paragraphs: [
          'Amounts are set plan by plan and county by county. An ad that runs across the country shows one of them, so ask for the amount in your county, and remember four things.',
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
        heading: 'What a reduction is worth, in five lines',
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
        note: 'Add lines 1 to 4 for a fair year. Add line 5 for a rough one. If the right side wins only in a fair year, ask yourself whether you could pay for the rough one.',
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent for the new plan’s numbers',
        text: 'A licensed insurance agent can give you each line for a plan in your county. Three more points follow below.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things to check besides the cost',
        introduction: 'Any of them can matter more to you than the total.',
        cards: [
          {
            icon: 'stethoscope',
            title: 'Your doctors',
            text: 'Call the office and name the plan in full. A website’s directory can be months behind.',
          },
          {
            icon: 'check',
            title: 'Approval before care',
            text: 'Many plans want to approve a scan, a stay or a specialist beforehand. Original Medicare seldom does.',
          },
          {
            icon: 'map-pin',
            title: 'Care away from home',
            text: 'If you spend winters elsewhere, ask what is covered there besides emergencies and urgent care.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'Help from your state with the whole premium',
        paragraphs: [
          'Every state has Medicare Savings Programs. Several of them pay the entire Part B premium for people with limited income and, in many states, limited savings. The limits change each year, and some states set them higher than others.',
          'You apply at your state’s Medicaid agency and can keep the plan you have. Whoever is accepted often gets Extra Help with drug costs too. Tell the agent if you apply, so that you compare plans by what you would still pay.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'If your plan already has a reduction',
        paragraphs: [
          'Each September your plan sends an Annual Notice of Change. Look for the Part B line and set it beside this year’s. A smaller reduction means that more is taken out from January on.',
          'Then fill in the same sheet again. A plan may keep the reduction and raise the hospital copay, and the sheet shows both.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources: plan costs and savings programs',
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
        heading: 'Go through your Part B sheet with an agent',
        text: 'A licensed insurance agent can go down the five lines with you for a plan in your county.',
      },
    ],
  },
]);
