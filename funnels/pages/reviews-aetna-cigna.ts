import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Do they sell plans near you? ZIP code', button: 'Check my area' } };

export const reviewsAetnaCigna = defineAskingPages(openings, [
  // Aetna: the company, its kinds of Medicare plans, its strengths and its limits.
  {
    path: '/reviews/aetna',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10REVIEWAETNA27_M', bh: 'MULTI-PLAN_SAMPLEBHREVIEWAETNA27_M' },
    template: 'carrier-review',
    title: 'Aetna Medicare plans: a plain review',
    description:
      'Who owns Aetna, which kinds of Medicare plans it sells, three strengths, three limits, and where to reach it.',
    headline: 'Aetna Medicare plans: what to know first',
    subheadline: 'What it sells in some areas, what speaks for it, and what to check first.',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    transition: 'fade',
    body: [
      {
        kind: 'fact-list',
        heading: 'Aetna at a glance',
        facts: [
          { label: 'Founded', text: '1853, in Hartford, Connecticut' },
          { label: 'Owner', text: 'CVS Health, since November 2018' },
          { label: 'Medicare Advantage', text: 'HMO, HMO-POS and PPO plans, and Special Needs Plans' },
          { label: 'Drug coverage', text: 'In many Advantage plans, and in Part D plans under the SilverScript name' },
          {
            label: 'Medicare Supplement',
            text: 'From Aetna’s affiliated insurers, where state rules and filings allow',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'Who owns Aetna, and what it does',
        paragraphs: [
          'Aetna is a health insurer that covers people through employers and through Medicare. It belongs to CVS Health, a public company that also owns retail pharmacies, a pharmacy benefit manager called CVS Caremark, and clinics.',
          'So the company that insures you may also fill your prescriptions and decide, through the drug list, what they cost you. That can be handy. Ask for the price at your own pharmacy, too.',
          'Aetna plans go by county. A friend in the next county may have an Aetna plan with the same name, other doctors and other costs.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Aetna plan types: HMO, HMO-POS, PPO and SNP',
        introduction: 'Many companies sell these kinds, and Aetna sells all of them.',
        columns: ['Kind', 'How you see doctors', 'Watch for'],
        rows: [
          ['HMO', 'In the network, often by referral', 'Care elsewhere is usually yours to pay, except emergencies'],
          ['HMO-POS', 'As an HMO, with some care outside', 'Which services the outside part covers'],
          ['PPO', 'In or out of the network', 'Higher costs outside; not every doctor will bill the plan'],
          ['Special Needs Plan', 'A network made for one group', 'Whether you meet the plan’s conditions'],
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Strengths and limits of Aetna plans',
        strengthsHeading: 'What speaks for it',
        strengths: [
          'Several kinds of coverage from one company, so you may change the kind and keep the insurer.',
          'You can have a drug plan alone, beside Original Medicare.',
          'Pharmacy, clinic and plan belong to one group, which can make records and refills easier to follow.',
        ],
        limitsHeading: 'What to keep in mind',
        limits: [
          'The counties it serves, and its plans there, may change each year.',
          'Pharmacies in the same family may be the preferred ones; yours may cost more.',
          'Advantage plans may ask for approval before some tests, stays and drugs.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'Before you join an Aetna plan',
        items: [
          'Search for each doctor by the plan’s full name, not by “Aetna”.',
          'Ask the price of each medicine at two pharmacies.',
          'Find the yearly limit on your own costs, inside and outside the network.',
          'Ask whether the same plan will be offered where you live next year.',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'How to reach Aetna',
        facts: [
          { label: 'Medicare plans', text: 'aetna.com/medicare', address: 'https://www.aetna.com/medicare.html' },
          { label: 'Members', text: 'The number on the back of the plan’s ID card' },
          { label: 'All plans in your area', text: 'Medicare.gov', address: 'https://www.medicare.gov/plan-compare' },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How this page was made, and when',
        paragraphs: [
          'It is based on the public pages listed under Sources. We did not test a plan, ask members or score anything, and Aetna did not write or approve these words. The name belongs to its owner.',
          'Dated November 21, 2026. Plans change every January, so check any point with the company.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources',
        sources: [
          {
            title: 'Aetna Medicare',
            publisher: 'Aetna',
            address: 'https://www.aetna.com/medicare.html',
            readOn: '2026-11-21',
          },
          {
            title: 'About CVS Health',
            publisher: 'CVS Health',
            address: 'https://www.cvshealth.com/about.html',
            readOn: '2026-11-21',
          },
          {
            title: 'Explore your Medicare coverage options',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/plan-compare',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which Aetna plans are sold near you',
        text: 'A licensed insurance agent can say whether they offer Aetna plans in your county, and what else is sold there.',
      },
    ],
  },

  // Cigna: its Medicare plans were sold and now carry the name HealthSpring.
  {
    path: '/reviews/cigna',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10REVIEWCIGNA27_M', bh: 'MULTI-PLAN_SAMPLEBHREVIEWCIGNA27_M' },
    template: 'carrier-review',
    title: 'Cigna Medicare plans, now HealthSpring',
    description:
      'Cigna sold its Medicare plans in March 2025. Who owns them now, what the HealthSpring name means, and whom to call.',
    headline: 'Cigna Medicare plans are now called HealthSpring',
    subheadline: 'What changed for members and what stayed, with plans in some areas.',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    explains: ['medicare-advantage'],
    transition: 'fade',
    body: [
      {
        kind: 'article-section',
        heading: 'What happened to Cigna’s Medicare plans',
        paragraphs: [
          'On March 19, 2025, The Cigna Group finished selling its Medicare business to Health Care Service Corporation, known as HCSC. The sale took in Medicare Advantage, Part D drug plans, Medicare Supplement policies and CareAllies, a service for doctors’ groups.',
          'During 2025 the plans still said Cigna. For 2026 they took the name HealthSpring. It is an old name: Cigna bought a Medicare company called HealthSpring in 2012 and used both names for years.',
          'Cigna itself goes on as an insurer for employers and others. It no longer sells the Medicare plans that this page is about.',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'HealthSpring, HCSC and Cigna: who is who',
        facts: [
          { label: 'The plans', text: 'HealthSpring' },
          { label: 'Owner', text: 'Health Care Service Corporation (HCSC), Chicago' },
          { label: 'Form of company', text: 'A mutual insurer, owned by its policyholders and not by shareholders' },
          {
            label: 'HCSC’s other plans',
            text: 'Blue Cross and Blue Shield plans in Illinois, Montana, New Mexico, Oklahoma and Texas',
          },
          { label: 'Seller', text: 'The Cigna Group, Bloomfield, Connecticut' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Which plans are now called HealthSpring',
        columns: ['Kind of plan', 'Under which name', 'Good to know'],
        rows: [
          [
            'Medicare Advantage',
            'HealthSpring; in HCSC’s five states also Blue Cross and Blue Shield',
            'By county, HMO and PPO',
          ],
          ['Part D drug plan', 'HealthSpring', 'Goes with Original Medicare'],
          [
            'Medicare Supplement',
            'Insurers that HCSC bought from Cigna',
            'Older policies may still show a former company name',
          ],
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Strengths and limits of HealthSpring',
        strengthsHeading: 'In its favor',
        strengths: [
          'It sells Advantage, drug and Supplement coverage, so you can compare all three.',
          'The owner has long run health plans of its own in five states.',
          'The sale by itself did not end anyone’s coverage.',
        ],
        limitsHeading: 'Points to watch',
        limits: [
          'It has had two names in two years, so offices and pharmacies may still look for Cigna.',
          'The owner is new, so service, networks and drug lists may go on changing.',
          'In HCSC’s five states two sets of plans are sold side by side and are easily mixed up.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions if your papers say Cigna',
        questions: [
          {
            question: 'Is my old ID card still good?',
            answer:
              'Use the newest card you were sent. If it never came, call the plan and ask for it before your next visit.',
          },
          {
            question: 'Did my doctor stay in the network?',
            answer:
              'Ask the office whether it takes HealthSpring, with the plan’s full name, for this year and the next.',
          },
          {
            question: 'Someone phoned to “update my Cigna Medicare”. Is that real?',
            answer:
              'Hang up and dial the number on your card. Nobody needs your Medicare number because an owner changed.',
          },
        ],
      },
      {
        kind: 'fact-list',
        heading: 'How to reach HealthSpring',
        facts: [
          { label: 'HealthSpring', text: 'healthspring.com', address: 'https://www.healthspring.com' },
          { label: 'The owner', text: 'hcsc.com', address: 'https://www.hcsc.com' },
          { label: 'Members', text: 'Your ID card shows the number for your own plan' },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How and when we wrote this page',
        paragraphs: [
          'We used what the companies and the trade press have published about the sale, and gave no scores. Neither Cigna, HealthSpring nor HCSC had a part in the text; their names are their own.',
          'Written as of November 21, 2026.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources for Cigna and HealthSpring',
        sources: [
          {
            title: 'HealthSpring Medicare',
            publisher: 'HealthSpring, a part of HCSC',
            address: 'https://www.healthspring.com',
            readOn: '2026-11-21',
          },
          {
            title: 'News releases of March 2025',
            publisher: 'The Cigna Group',
            address: 'https://newsroom.thecignagroup.com',
            readOn: '2026-11-21',
          },
          {
            title: 'Health Care Service Corp. is playing the long game in Medicare Advantage',
            publisher: 'Becker’s Payer Issues',
            address:
              'https://www.beckerspayer.com/payer/medicare-advantage/health-care-service-corp-is-playing-the-long-game-in-medicare-advantage',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about HealthSpring plans near you',
        text: 'Have your newest card at hand. A licensed insurance agent can explain the name on it and what else is offered near you.',
      },
    ],
  },
]);
