import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Your ZIP code, then four questions', button: 'Ask near me' } };

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
      heading: 'Have a doctor’s name ready?',
      text: 'A licensed insurance agent can look the doctor up in the networks of plans near you while you hold the line. Or stay and read.',
    },
    body: [
      {
        kind: 'tip-list',
        heading: 'The four questions, in order',
        tips: [
          {
            title: 'Is my doctor in, at the office I visit?',
            text: 'A doctor may be in the network at one address and not at another. Ask the front desk as well as the plan, because directories lag behind.',
          },
          {
            title: 'Who opens the door to a specialist?',
            text: 'In many HMOs your primary doctor writes a referral. Ask too which scans and procedures the plan must approve.',
          },
          {
            title: 'What happens away from home?',
            text: 'Emergencies are covered all over the country. For a stay of some months, ask what routine care is paid.',
          },
          {
            title: 'What keeps me well?',
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
        heading: 'Extras that touch your health',
        introduction:
          'These may come with a plan in your county. They matter once the four questions have good answers.',
        cards: [
          {
            icon: 'glasses',
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
            question: 'What if my doctor leaves the network in the middle of the year?',
            answer:
              'The plan should write to you and help you find another. In some cases you may finish a treatment with the old one.',
          },
          {
            question: 'Is the yearly wellness visit a physical?',
            answer:
              'Not quite. You talk about risks, memory, falls and a plan for screenings. Other tests may be billed.',
          },
          {
            question: 'Do you know which doctors are in which plan?',
            answer: 'This page does not. An agent can look it up, and the doctor’s office should confirm it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Bring your doctors’ names',
        text: 'Start with the place you live in. A licensed insurance agent can check the names against plans there.',
      },
    ],
  },

  // Extras beyond teeth, eyes and ears, and how to judge them.
  {
    path: '/additional-health-benefits',
    brands: ['bh', 'ayb'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHADDHEALTH27_M', ayb: 'MULTI-PLAN_SAMPLEAYBADDHEALTH27_M' },
    template: 'landing',
    title: 'Additional health benefits, weighed',
    description:
      'Fitness, meals after the hospital, rides and other extras some Medicare plans may add, with a fair way to judge them.',
    headline: 'Additional health benefits some Medicare plans may add',
    subheadline: 'In some areas, plans add services that Original Medicare leaves out.',
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
          { icon: 'heart', title: 'Fitness', text: 'A membership at certain gyms, or classes by video at home.' },
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
            icon: 'clock',
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
        heading: 'Limit, provider, condition: check all three',
        paragraphs: [
          'There is a limit. It may be a sum, a number of visits, or a date after which nothing is left. Find it first.',
          'There is a provider. The gym, the driver or the kitchen has a contract with the plan. Yours may not.',
          'There is a condition. Some extras need a doctor’s order, a recent hospital stay, or approval from the plan. Ask what has to happen before it can be used.',
        ],
        image: 'market-basket',
      },
      {
        kind: 'how-it-works',
        heading: 'Weigh an extra in three steps',
        steps: [
          { title: 'Look back', text: 'Would you have used it last year? How often? Be fair to yourself.' },
          { title: 'Put a price beside it', text: 'What would the same thing have cost you without the plan?' },
          {
            title: 'Set it against the rest',
            text: 'One specialist’s copay, paid all year, can outweigh a gym you never enter.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about extras',
        questions: [
          {
            question: 'Are these extras part of Medicare?',
            answer:
              'They are part of the private plan. Medicare approves the plan each year, and the insurer decides which extras to put in.',
          },
          {
            question: 'Can an extra be withdrawn during the year?',
            answer: 'Benefits are set for the calendar year. The list of places that provide them may change sooner.',
          },
          {
            question: 'My supplement came with a gym. Is that the same?',
            answer:
              'It is a perk of that insurer, and it may end when the insurer says so. Look at your policy’s papers.',
          },
          {
            question: 'Do extras count toward the yearly ceiling?',
            answer: 'Mostly not. What you spend on them is usually on top of it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Tell us the one you would use',
        text: 'A licensed insurance agent can look for it among the plans in your county. Your ZIP code sets the course.',
      },
    ],
  },
]);
