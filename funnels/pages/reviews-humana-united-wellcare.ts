import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'This company’s plans near you: ZIP code', button: 'Check my area' } };

export const reviewsHumanaUnitedWellcare = defineAskingPages(openings, [
  // Humana: the company, its kinds of Medicare plans, its strengths and its limits.
  {
    path: '/reviews/humana',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10REVIEWHUMANA27_M', bh: 'MULTI-PLAN_SAMPLEBHREVIEWHUMANA27_M' },
    template: 'carrier-review',
    title: 'Humana Medicare plans: a short guide',
    description:
      'What Humana is, the kinds of Medicare plans it sells, how its CenterWell clinics fit in, and what to check beforehand.',
    headline: 'Humana and Medicare: the company and its plans',
    subheadline: 'What Humana sells in some areas, its strengths and limits, what to ask.',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    transition: 'fade',
    body: [
      {
        kind: 'article-section',
        heading: 'Who Humana is, and what it does',
        paragraphs: [
          'Humana Inc. is based in Louisville, Kentucky, where it began in 1961 with nursing homes. It is a public company with no parent above it.',
          'Medicare is now the center of its work: in 2023 it said that it would leave employer medical insurance. It also serves military families under a federal contract, and people with Medicaid in a number of states.',
          'A second part of the company, CenterWell, gives care itself. It runs clinics for people with Medicare, home health care, and a pharmacy that mails medicines.',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'Humana at a glance',
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
        heading: 'Strengths and limits of Humana plans',
        strengthsHeading: 'Strengths',
        strengths: [
          'Medicare is its main business, so its phone lines and papers are built around it.',
          'It sells PFFS plans in some counties, a kind that few companies have.',
          'Where there is a CenterWell clinic, one team may handle visits, medicines and care at home.',
        ],
        limitsHeading: 'Limits',
        limits: [
          'It depends on Medicare, so it feels changes in the rules; it has left counties before.',
          'With PFFS, a doctor may accept the plan’s terms at one visit and decline at the next.',
          'CenterWell clinics are found in certain states only, and you need not use them.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'What to check before you join a Humana plan',
        tips: [
          {
            title: 'Read the letters after the plan’s name',
            text: 'HMO, PPO, PFFS or SNP tells you which doctors you may see.',
          },
          {
            title: 'Compare mail-order and store prices',
            text: 'The price by mail from its own pharmacy may differ from the one at your drugstore. You choose.',
          },
          {
            title: 'Ask about a second home',
            text: 'If you spend the winter elsewhere, ask what the plan covers there besides emergencies.',
          },
          {
            title: 'Ask early about a Supplement',
            text: 'In most states a Supplement insurer may ask about your health once your first open months have passed.',
          },
        ],
      },
      {
        kind: 'fact-list',
        heading: 'How to reach Humana',
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
        heading: 'How we wrote this review',
        paragraphs: [
          'Facts about the company come from its own site and its news releases, and those about plan kinds from Medicare.gov. We list as many limits as strengths, and give no grade. Humana had no say in it; its name is its own.',
          'Written on November 21, 2026. Plans change, so ask before you rely on any line.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources for Humana',
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
        text: 'A licensed insurance agent can tell you whether they offer Humana plans there, and which others they offer.',
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
    subheadline: 'Who insures you, what AARP does, and what is sold in some areas.',
    form: 'medicare-short',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    explains: ['medicare-advantage'],
    transition: 'fade',
    body: [
      {
        kind: 'article-section',
        heading: 'UnitedHealthcare insures you, AARP lends its name',
        paragraphs: [
          'UnitedHealthcare is the insurer. AARP is a membership organization that lends its name and is paid royalties for that. AARP does not insure anyone.',
          'So an “AARP Medicare Advantage” plan is a UnitedHealthcare plan. You need not be a member of AARP to join it. A Medicare Supplement policy with the AARP name is different: for that one you must be a member.',
          'UnitedHealthcare is part of UnitedHealth Group, a public company in Minnesota. Its other half is Optum, which runs clinics, a pharmacy business and health data services.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Plan types, AARP membership and doctors',
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
        heading: 'UnitedHealthcare in brief',
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
          'It sells all four common kinds of Medicare coverage.',
          'It sells in a large part of the country, which can matter when you move.',
          'Its Supplement policies follow the standard letters, so you can compare them with others letter by letter.',
        ],
        limitsHeading: 'What to weigh',
        limits: [
          'The AARP name does not mean that AARP runs the plan; it is paid for the use of its name.',
          'Insurer, clinics and pharmacy services may belong to one group. Ask who owns your clinic.',
          'It has ended plans in some counties, and may again. Members get a letter in the fall.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'Four questions before you join',
        items: [
          'Advantage or Supplement? You cannot use both at once.',
          'If Advantage: which medical group does your doctor bill through, and is that group in the network?',
          'If Supplement: how is the premium set, and how has it changed over the years?',
          'If you join AARP for the policy, what happens to it when the membership ends?',
        ],
      },
      {
        kind: 'fact-list',
        heading: 'How to reach UnitedHealthcare',
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
          'It says in plain words what the company makes public about its plans and about AARP. We tried no plan, asked no members and ranked nothing. UnitedHealthcare and AARP own their names and took no part.',
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
        heading: 'Ask about UnitedHealthcare plans near you',
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
    headline: 'Wellcare drug plans and Medicare Advantage plans, compared',
    subheadline: 'What each pays for, and what to ask. Advantage plans are sold in some areas.',
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
        heading: 'Wellcare’s older names, and what your papers mean',
        paragraphs: [
          'Centene once sold Medicare Advantage under local names such as Allwell, Health Net, Fidelis Care and ’Ohana. It has since brought them under Wellcare. A card may read “Wellcare by” and then the older name.',
          'Much of the owner’s work is in Medicaid. In a number of states Wellcare sells Special Needs Plans for people who have both Medicare and Medicaid.',
          'Check whether your papers speak of a drug plan or of an Advantage plan. A drug plan goes with Original Medicare. An Advantage plan takes its place in paying your doctors.',
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
        strengthsHeading: 'What speaks in its favor',
        strengths: [
          'It often has more than one drug plan in a region, so you can compare your medicines in each.',
          'Long practice with Medicaid helps where a plan must work with both programs.',
          'Older local networks remain under the common name in several states.',
        ],
        limitsHeading: 'What to look out for',
        limits: [
          'For 2025 it ended Advantage plans in Alabama, Massachusetts, New Hampshire, New Mexico, Rhode Island and Vermont.',
          'Beside the premium of a drug plan, ask what your own medicines cost in it.',
          'After the changes of name, old cards and directories may still be in use.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about Wellcare plans',
        questions: [
          {
            question: 'If I join its Advantage plan, can I keep its drug plan?',
            answer: 'As a rule no. An Advantage HMO or PPO and a separate drug plan do not go together.',
          },
          {
            question: 'My drug plan renewed by itself. Should I compare anyway?',
            answer: 'Yes. The list and the preferred pharmacies may have changed. Compare your medicines once a year.',
          },
          {
            question: 'Is Wellcare a part of Medicaid?',
            answer: 'No. It is a private insurer that has contracts with Medicare and, through its owner, with states.',
          },
        ],
      },
      {
        kind: 'fact-list',
        heading: 'How to reach Wellcare',
        facts: [
          { label: 'Site', text: 'wellcare.com; choose your state there', address: 'https://www.wellcare.com' },
          { label: 'Owner’s site', text: 'centene.com', address: 'https://www.centene.com' },
          { label: 'If you are a member', text: 'Your card has the line for your plan and state' },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How we made this overview',
        paragraphs: [
          'It draws on the owner’s public pages and on press reports about where plans were ended. It has no scores and no ranking. Wellcare and Centene did not contribute; their names remain theirs.',
          'As of November 21, 2026. The states that it serves may have changed since.',
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
