import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Health benefits near you: your ZIP code', button: 'Check my area' } };

export const healthBenefits = defineAskingPages(openings, [
  // Preventive care, doctors and networks: four questions to ask.
  {
    path: '/go-4-health',
    brands: ['sd', 'm10', 'ayb'],
    smid: {
      sd: 'MULTI-PLAN_SAMPLESDGO4HEALTH27_M',
      m10: 'MULTI-PLAN_SAMPLEM10GO4HEALTH27_M',
      ayb: 'MULTI-PLAN_SAMPLEAYBGO4HEALTH27_M',
    },
    template: 'landing',
    title: 'Doctors, networks and preventive care',
    description:
      'Four health questions to put to any Medicare plan: your doctors, referrals, care away from home and preventive visits.',
    headline: 'Four health questions to ask a Medicare plan',
    subheadline: 'Doctors, referrals, travel, checkups; extras such as rides in some areas.',
    image: 'courtyard',
    form: 'medicare',
    benefits: ['vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement'],
    exitIntent: {
      heading: 'Ask whether your doctor is in a plan',
      text: 'A licensed insurance agent can look up a doctor’s name in the networks of plans near you while you hold the line. Or stay and read.',
    },
    body: [
      {
        kind: 'tip-list',
        heading: 'The four questions, and why to ask them',
        tips: [
          {
            title: 'Is my doctor in the network?',
            text: 'Ask about the office you visit: a doctor may be in the network at one address and not at another. Check with the front desk as well as the plan.',
          },
          {
            title: 'Do I need a referral to a specialist?',
            text: 'In many HMOs your primary doctor writes a referral. Ask too which scans and procedures the plan must approve.',
          },
          {
            title: 'Am I covered away from home?',
            text: 'Emergencies are covered all over the country. For a stay of some months, ask what routine care is paid.',
          },
          {
            title: 'Which checkups and shots are covered?',
            text: 'Yearly visits, shots and screenings that Medicare covers must be in every plan, and in the network you usually pay nothing for them.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Doctors and costs in three kinds of coverage',
        columns: ['What you ask', 'Original Medicare', 'Medicare Advantage HMO', 'Medicare Advantage PPO'],
        rows: [
          ['Choice of doctors', 'Any who takes Medicare', 'Those in the network', 'Network, or others for more'],
          ['Referral to a specialist', 'Not needed', 'Usually needed', 'Usually not needed'],
          ['Plan’s approval before some care', 'For few services', 'Common', 'Common'],
          [
            'Yearly ceiling on your costs',
            'None, unless a supplement helps',
            'Yes',
            'Yes, one for network and one overall',
          ],
        ],
        note: 'Plans differ within each column. Read the plan’s own Summary of Benefits.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Health extras a plan may add',
        introduction: 'A plan in your county may include some of these. Ask about them after the four questions.',
        cards: [
          {
            icon: 'eye',
            title: 'Eye exams',
            text: 'A routine exam may be included. Tests for glaucoma, or for harm that diabetes does to the eye, fall under Part B rules.',
          },
          {
            icon: 'ear',
            title: 'Hearing care',
            text: 'Ask if the person who tests is an audiologist, and whether you need a referral.',
          },
          {
            icon: 'bus',
            title: 'Rides to visits',
            text: 'Check that dialysis, therapy or a pharmacy count as places you may go.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about doctors and networks',
        questions: [
          {
            question: 'What if my doctor leaves the network during the year?',
            answer:
              'The plan should write to you and help you find another. In some cases you may finish a treatment with the old one.',
          },
          {
            question: 'Is the yearly wellness visit a physical?',
            answer:
              'Not quite. You talk about risks, memory, falls and a plan for screenings. Other tests may be billed.',
          },
          {
            question: 'How do I find out which plans have my doctor?',
            answer: 'An agent can look it up for plans near you. Then ask the doctor’s office to confirm it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans near you have your doctors',
        text: 'Begin with your ZIP code, or call with the names ready. A licensed insurance agent can check them in plans near you.',
      },
    ],
  },

  // Extras beyond teeth, eyes and ears, and how to judge them.
  {
    path: '/additional-health-benefits',
    brands: ['bh', 'ayb'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHADDHEALTH27_M', ayb: 'MULTI-PLAN_SAMPLEAYBADDHEALTH27_M' },
    template: 'landing',
    title: 'Additional health benefits to ask about',
    description:
      'Fitness, meals after the hospital, rides and other extras some Medicare plans may add, with a fair way to judge them.',
    headline: 'Additional health benefits some Medicare plans may add',
    subheadline: 'Fitness, meals, rides and more may come with a plan, in some areas.',
    image: 'harbor',
    form: 'medicare',
    benefits: ['hearing', 'transportation', 'otc'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Six extras a plan may include',
        introduction: 'A plan near you may have one or several, each with limits of its own.',
        cards: [
          { icon: 'barbell', title: 'Fitness', text: 'A membership at certain gyms, or classes by video at home.' },
          {
            icon: 'phone',
            title: 'Nurse line',
            text: 'A nurse to ask, day or night, whether something can wait until morning.',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'A set amount toward remedies and supplies from the plan’s catalog.',
          },
          {
            icon: 'fork-knife',
            title: 'Meals after a hospital stay',
            text: 'Delivered for a short time while you recover, in plans that include them.',
          },
          { icon: 'bus', title: 'Rides', text: 'Trips to appointments, booked ahead, up to a number each year.' },
          {
            icon: 'ear',
            title: 'Hearing',
            text: 'Aids by prescription, or models sold over the counter, at prices the plan has arranged.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Check the limit, the provider and the rules',
        paragraphs: [
          'Each extra has a limit: a sum, a number of visits, or a date. It also has a provider, such as a gym or a driver, that has a contract with the plan. Ask which ones are near you.',
          'Some extras need a doctor’s order, a recent hospital stay, or approval from the plan. Ask what has to happen before you can use one.',
        ],
        image: 'market-basket',
      },
      {
        kind: 'how-it-works',
        heading: 'How to decide what an extra is worth to you',
        steps: [
          { title: 'Think of last year', text: 'Would you have used it, and how often?' },
          { title: 'Compare the price', text: 'What would the same thing have cost you without the plan?' },
          {
            title: 'Look at the rest of the plan',
            text: 'A lower copay at a specialist you often see can be worth more than a gym.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about extra health benefits',
        questions: [
          {
            question: 'Are these extras part of Medicare?',
            answer:
              'They are part of the private plan. Medicare approves the plan each year, and the insurer decides which extras to put in.',
          },
          {
            question: 'Can a plan take away an extra during the year?',
            answer: 'Benefits are set for the calendar year. The places that provide them may change sooner.',
          },
          {
            question: 'Is a gym that comes with a supplement the same?',
            answer: 'No. It is a perk of that insurer, which may end it. Look at your policy’s papers.',
          },
          {
            question: 'Do extras count toward my yearly cost limit?',
            answer: 'Mostly not. What you spend on them is usually on top of it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about the extra you would use',
        text: 'Give your ZIP code, or call. A licensed insurance agent can look for it among the plans in your county.',
      },
    ],
  },
]);
