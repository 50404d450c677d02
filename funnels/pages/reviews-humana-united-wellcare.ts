import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Their plans where you live: ZIP code', button: 'Check my area' } };

export const reviewsHumanaUnitedWellcare = defineAskingPages(openings, [
  // Humana: the company, its kinds of Medicare plans, its strengths and its limits.
  {
    path: '/reviews/humana',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10REVIEWHUMANA27_M', bh: 'MULTI-PLAN_SAMPLEBHREVIEWHUMANA27_M' },
    template: 'carrier-review',
    title: 'Humana Medicare plans, side by side',
    description:
      'What Humana is, the kinds of Medicare plans it sells, how its CenterWell clinics fit in, and what to check beforehand.',
    headline: 'Humana and Medicare: the company and its plans',
    subheadline: 'Medicare is its main business, in some areas. See both sides of that.',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    transition: 'fade',
    body: [
      {
        kind: 'article-section',
        heading: 'A company that turned toward Medicare',
        paragraphs: [
          'Humana Inc. is based in Louisville, Kentucky, where it began in 1961 with nursing homes. It is a public company with no parent above it.',
          'In 2023 it said that it would leave employer medical insurance. Medicare is now the center of its work. It also serves military families under a federal contract, and people with Medicaid in a number of states.',
          'A second part of the company, CenterWell, gives care itself. It runs clinics for people with Medicare, home health care, and a pharmacy that mails medicines.',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'Humana in five lines',
        facts: [
          { label: 'Head office', text: 'Louisville, Kentucky' },
          { label: 'Owned by', text: 'Its shareholders; traded in New York as HUM' },
          { label: 'Advantage plans', text: 'HMO, PPO, private fee-for-service (PFFS) and Special Needs Plans' },
          {
            label: 'Beside Original Medicare',
            text: 'Part D drug plans, and Medicare Supplement policies in many states',
          },
          { label: 'Care of its own', text: 'CenterWell clinics, home health and pharmacy' },
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Strengths and limits',
        strengthsHeading: 'Strengths',
        strengths: [
          'Medicare is its core business, so its phone lines and papers are built around it.',
          'It sells PFFS plans in some counties, a kind that is seldom found.',
          'Where there is a CenterWell clinic, one team may handle visits, medicines and care at home.',
        ],
        limitsHeading: 'Limits',
        limits: [
          'An insurer that leans on one line of business feels changes in Medicare’s rules; it has left counties before.',
          'With PFFS, a doctor may accept the plan’s terms at one visit and decline at the next.',
          'CenterWell clinics are found in certain states only, and you need not use them.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'If Humana is on your list',
        tips: [
          {
            title: 'Read the letters after the plan’s name',
            text: 'HMO, PPO, PFFS or SNP tells you more about your freedom than the words before them.',
          },
          {
            title: 'Compare mail and counter',
            text: 'A price by mail from its own pharmacy may differ from the one at your drugstore. You choose.',
          },
          {
            title: 'Ask about both houses',
            text: 'If you spend the winter elsewhere, ask what the plan covers there besides emergencies.',
          },
          {
            title: 'Supplement first, if you want one',
            text: 'In most states a Supplement insurer may ask about your health once your first open months have passed.',
          },
        ],
      },
      {
        kind: 'fact-list',
        heading: 'How to get in touch',
        facts: [
          { label: 'Medicare plans', text: 'humana.com/medicare', address: 'https://www.humana.com/medicare' },
          { label: 'Already a member', text: 'Call the number printed on your Humana ID card' },
          {
            label: 'Compare with others',
            text: 'Medicare.gov lists the plans of every company by ZIP code',
            address: 'https://www.medicare.gov/plan-compare',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How we worked',
        paragraphs: [
          'Facts about the company come from its own site and its news releases. What is said of plan kinds follows Medicare.gov. We weighed as many limits as strengths, and we gave no grade. Humana had no say in it, and its name is used only to name it.',
          'State of things: November 21, 2026. Ask before you rely on any line.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Read for this page',
        sources: [
          {
            title: 'Medicare plans',
            publisher: 'Humana',
            address: 'https://www.humana.com/medicare',
            readOn: '2026-11-21',
          },
          {
            title: 'News releases',
            publisher: 'Humana',
            address: 'https://press.humana.com',
            readOn: '2026-11-21',
          },
          {
            title: 'Medicare Advantage and other health plans',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/health-drug-plans/health-plans',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what Humana sells in your county',
        text: 'Humana may or may not be there. A licensed insurance agent can tell you, together with the other plans they offer.',
      },
    ],
  },

  // UnitedHealthcare: the company, the AARP name, its strengths and its limits.
  {
    path: '/reviews/unitedhealthcare',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10REVIEWUHC27_M', bh: 'MULTI-PLAN_SAMPLEBHREVIEWUHC27_M' },
    template: 'carrier-review',
    title: 'UnitedHealthcare and AARP plans',
    description:
      'What UnitedHealthcare is, why some plans carry the AARP name, which kinds it sells, and its strengths and limits.',
    headline: 'UnitedHealthcare Medicare plans, and the AARP name',
    subheadline: 'Who insures you, who lends the name, and where plans exist: some areas.',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    explains: ['medicare-advantage'],
    transition: 'fade',
    body: [
      {
        kind: 'article-section',
        heading: 'Two names on one plan',
        paragraphs: [
          'UnitedHealthcare is the insurer. AARP is a membership organization that lends its name and is paid royalties for that. AARP does not insure anyone, and it does not employ the people who answer your claims.',
          'So an “AARP Medicare Advantage” plan is a UnitedHealthcare plan. You need not be a member of AARP to join it. A Medicare Supplement policy with the AARP name is different: for that one you must be a member.',
          'UnitedHealthcare in turn is part of UnitedHealth Group, a public company in Minnesota. Its other half is Optum, which runs clinics, a pharmacy business and health data services.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What is sold, and what it asks of you',
        columns: ['Kind of plan', 'AARP membership', 'How you see doctors'],
        rows: [
          ['Medicare Advantage (HMO, PPO)', 'Not needed', 'In a network; a PPO also pays some care outside it'],
          ['Special Needs Plan', 'Not needed', 'In a network made for its members'],
          ['Part D drug plan', 'Not needed', 'Any doctor; the plan is for the pharmacy'],
          ['Medicare Supplement', 'Needed for AARP policies', 'Any doctor who takes Medicare'],
        ],
        note: 'Not every kind is offered in every county or state.',
      },
      {
        kind: 'fact-list',
        heading: 'The company in brief',
        facts: [
          { label: 'Insurer', text: 'UnitedHealthcare Insurance Company and its affiliates' },
          { label: 'Parent', text: 'UnitedHealth Group, Minnesota; traded in New York as UNH' },
          { label: 'Sister company', text: 'Optum: care, pharmacy services and data' },
          { label: 'Other customers', text: 'Employers, families and state Medicaid agencies' },
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Strengths and limits of UnitedHealthcare',
        strengthsHeading: 'What may suit you',
        strengths: [
          'All four common kinds of Medicare coverage can be had from it.',
          'It is present in a large part of the country, which can matter when you move.',
          'Its Supplement policies follow the standard letters, so they can be compared with others letter by letter.',
        ],
        limitsHeading: 'What may not',
        limits: [
          'A familiar name is on the plan, but that organization is paid for its use and does not run it.',
          'Insurer, doctors’ groups and pharmacy services may all be under one parent. Ask who owns your clinic.',
          'It has withdrawn plans from counties, and may again. Members are told by letter in the fall.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'Four things to settle before you sign',
        items: [
          'Advantage or Supplement? You cannot use both at once.',
          'If Advantage: which medical group does your doctor bill through, and is that group in the network?',
          'If Supplement: how is the premium set, and how has it moved over the years?',
          'If you belong to AARP for the policy alone, what happens when the membership lapses?',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'Ways to contact it',
        facts: [
          { label: 'On the web', text: 'uhc.com/medicare', address: 'https://www.uhc.com/medicare' },
          { label: 'AARP plans', text: 'aarpmedicareplans.com', address: 'https://www.aarpmedicareplans.com' },
          { label: 'By phone, for members', text: 'See the back of the card for the line that serves your plan' },
        ],
      },
      {
        kind: 'article-section',
        heading: 'About this review',
        paragraphs: [
          'It sets in plain words what the company says in public about its plans and about its tie to AARP. No plan was tried, no member was interviewed, nothing was ranked. UnitedHealthcare and AARP own their names and took no part.',
          'The text was finished on November 21, 2026. Your plan’s own documents come before it.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Where the facts come from',
        sources: [
          {
            title: 'Medicare plans from UnitedHealthcare',
            publisher: 'UnitedHealthcare',
            address: 'https://www.uhc.com/medicare',
            readOn: '2026-11-21',
          },
          {
            title: 'AARP Medicare Plans from UnitedHealthcare, with disclaimers',
            publisher: 'UnitedHealthcare Insurance Company',
            address: 'https://www.aarpmedicareplans.com',
            readOn: '2026-11-21',
          },
          {
            title: 'Our businesses',
            publisher: 'UnitedHealth Group',
            address: 'https://www.unitedhealthgroup.com',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Talk through the four kinds of plans',
        text: 'Tell a licensed insurance agent how you use doctors and medicines, and hear which kinds they offer near you.',
      },
    ],
  },

  // Wellcare: the company, its former names, its strengths and its limits.
  {
    path: '/reviews/wellcare',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10REVIEWWELLCARE27_M', bh: 'MULTI-PLAN_SAMPLEBHREVIEWWELLCARE27_M' },
    template: 'carrier-review',
    title: 'Wellcare Medicare and drug plans',
    description:
      'Who stands behind Wellcare, how its drug plans and Advantage plans differ, where limits lie, and how to reach it.',
    headline: 'Wellcare: drug plans, Advantage plans, one owner',
    subheadline: 'Drug plans reach far, Advantage plans exist in some areas. Tell them apart.',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'part-d'],
    explains: ['medicare-advantage'],
    transition: 'fade',
    body: [
      {
        kind: 'fact-list',
        heading: 'Wellcare at a glance',
        facts: [
          { label: 'What it is', text: 'The name under which Centene Corporation sells Medicare plans' },
          { label: 'Centene', text: 'A public company in St. Louis, Missouri, with much of its work in Medicaid' },
          { label: 'Beginnings', text: 'WellCare Health Plans, Tampa, Florida; bought by Centene in January 2020' },
          { label: 'Drug plans', text: 'Part D plans to go with Original Medicare' },
          { label: 'Advantage plans', text: 'HMO and PPO plans, and Special Needs Plans, in part of the states' },
        ],
      },
      {
        kind: 'article-section',
        heading: 'One name over many older ones',
        paragraphs: [
          'Centene once sold Medicare Advantage under a row of local names, such as Allwell, Health Net, Fidelis Care and ’Ohana. It has since brought them under Wellcare. A card may read “Wellcare by” and then the older name.',
          'The owner’s home ground is Medicaid. That shows in its Special Needs Plans for people who have both Medicare and Medicaid, which it sells in a number of states.',
          'The name alone tells you little. Ask whether a paper in your hand speaks of a drug plan or of an Advantage plan. The first goes with Original Medicare. The second takes its place in paying your doctors.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Drug plan or Advantage plan: the differences',
        columns: ['Question', 'Wellcare drug plan', 'Wellcare Advantage plan'],
        rows: [
          ['What does it pay for?', 'Medicines on its list', 'Hospital, doctors and often medicines'],
          ['Which doctors may I see?', 'Any who take Medicare', 'Mainly those in its network'],
          ['May I add a Supplement?', 'Yes, where one is sold to you', 'No'],
          [
            'Is there a cap on my costs?',
            'For covered drugs',
            'For covered medical care, and for covered drugs if included',
          ],
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Strengths and limits of Wellcare',
        strengthsHeading: 'Plus',
        strengths: [
          'More than one drug plan is often on offer in a region, so medicines can be priced in each.',
          'Long practice with Medicaid helps where a plan must work with both programs.',
          'Older local networks remain under the common name in several states.',
        ],
        limitsHeading: 'Minus',
        limits: [
          'For 2025 it ended Advantage plans in Alabama, Massachusetts, New Hampshire, New Mexico, Rhode Island and Vermont.',
          'A low premium on a drug plan says nothing about the price of your own medicines in it.',
          'Changes of name have left old cards, old directories and some confusion behind.',
        ],
      },
      {
        kind: 'faq',
        heading: 'What people wonder about Wellcare',
        questions: [
          {
            question: 'If I join its Advantage plan, can I keep its drug plan?',
            answer:
              'As a rule no. Joining an Advantage HMO or PPO and keeping a separate drug plan do not go together.',
          },
          {
            question: 'My drug plan was renewed without me. Should I look anyway?',
            answer:
              'Yes. The list and the preferred pharmacies may have moved. Run your medicines through Medicare.gov once a year.',
          },
          {
            question: 'Is Wellcare a part of Medicaid?',
            answer: 'No. It is a private insurer that has contracts with Medicare and, through its owner, with states.',
          },
        ],
      },
      {
        kind: 'fact-list',
        heading: 'Reaching Wellcare',
        facts: [
          { label: 'Site', text: 'wellcare.com; choose your state there', address: 'https://www.wellcare.com' },
          { label: 'Owner’s site', text: 'centene.com', address: 'https://www.centene.com' },
          { label: 'If you are a member', text: 'Your card has the line for your plan and state' },
        ],
      },
      {
        kind: 'article-section',
        heading: 'Basis and date',
        paragraphs: [
          'This overview draws on the owner’s public pages and on press reports about where plans were ended. It contains no scores and no order of merit. Wellcare and Centene were not asked and did not contribute; their marks remain theirs.',
          'As of November 21, 2026. The states served may be others by the time you read it.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources used',
        sources: [
          {
            title: 'Wellcare Medicare plans',
            publisher: 'Wellcare',
            address: 'https://www.wellcare.com',
            readOn: '2026-11-21',
          },
          {
            title: 'Who we are',
            publisher: 'Centene Corporation',
            address: 'https://www.centene.com',
            readOn: '2026-11-21',
          },
          {
            title: 'Centene subsidiary Wellcare retreats from six states in 2025',
            publisher: 'Fierce Healthcare',
            address: 'https://www.fiercehealthcare.com/payers/centene-subsidiary-wellcare-retreats-six-states-2025',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which Wellcare plan fits your need',
        text: 'Begin with your ZIP code. A licensed insurance agent can show you the difference with the plans they offer in your county.',
      },
    ],
  },
]);
