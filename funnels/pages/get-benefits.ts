import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Medicare plans near you: your ZIP code', button: 'Check my area' } };

export const getBenefits = defineAskingPages(openings, [
  // For people who are new to Medicare: the parts first, the extras after.
  {
    path: '/get-benefits-a4b',
    brands: ['m10'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GETA4B27_M' },
    template: 'landing',
    title: 'New to Medicare: parts and extras',
    description:
      'Your first year with Medicare: what Parts A, B, C and D pay toward, which dates are your own, and where extras fit in.',
    headline: 'New to Medicare? Get to know your benefits',
    subheadline: 'Four parts, explained. In some areas, plans may add dental or vision.',
    image: 'letters',
    form: 'medicare',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'The four parts in one small table' },
          { icon: 'people', text: 'Licensed insurance agents to ask' },
          { icon: 'lock', text: 'Your number goes only to those you choose' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What Parts A, B, C and D pay toward',
        columns: ['Part', 'Pays toward', 'Good to know'],
        rows: [
          ['A', 'Hospital stays, and skilled care after them', 'No premium for most people who worked ten years'],
          ['B', 'Doctors, tests, equipment', 'Has a monthly premium, set each year'],
          ['C', 'A and B together, through a private plan', 'The other name for Medicare Advantage'],
          ['D', 'Medicines from the pharmacy', 'Sold alone or inside many Part C plans'],
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Three Medicare deadlines to write down',
        introduction: 'They depend on your birthday or your job, whatever the season.',
        tips: [
          {
            title: 'Seven months to sign up',
            text: 'Around your 65th birthday you may sign up in the three months before, the month itself, and the three after. Signing up early lets coverage start sooner.',
          },
          {
            title: 'Working past 65',
            text: 'If you or your spouse still work and have coverage from that job, you may be able to wait with Part B. Ask the benefits office, in writing, who pays first.',
          },
          {
            title: 'Six months to buy a supplement',
            text: 'They begin when you are 65 or older and have Part B. During them an insurer may not turn you down for your health.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras that a Part C plan may add',
        introduction: 'If your coverage at work included these, a Part C plan in your area may have some of them too.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'If you are leaving a dental plan at work, finish the work it covers, then see what a plan may offer.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'A plan may pay toward an exam for new glasses. Part B pays for some eye tests that look for disease.',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'Where a plan has this, you order health items from its list within a set amount.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions in your first year with Medicare',
        questions: [
          {
            question: 'Do I have to sign up for Medicare at 65?',
            answer:
              'If you already get Social Security, Part A and Part B usually start without your asking. Otherwise you sign up yourself, at SSA.gov or 1-800-772-1213.',
          },
          {
            question: 'Do I need Part D if I take no medicines?',
            answer:
              'You may still want drug coverage. Going 63 days or more in a row without it can add a penalty to your premium later.',
          },
          {
            question: 'Can I try Medicare Advantage and go back?',
            answer:
              'If you join Medicare Advantage when you first turn 65, you have twelve months in which you may return to Original Medicare.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which parts and plans fit you',
        text: 'Say where you live and which parts you have. A licensed insurance agent can explain the others, and the plans sold near you.',
      },
    ],
  },

  // For people who have a plan: stay, or look around.
  {
    path: '/get-benefits-b5c',
    brands: ['bh', 'sd'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHGETB5C27_M', sd: 'MULTI-PLAN_SAMPLESDGETB5C27_M' },
    template: 'landing',
    title: 'Keep your Medicare plan or compare?',
    description:
      'How to read the notice of changes from your Medicare plan, when staying makes sense, and when to look at another.',
    headline: 'Keep your Medicare plan or compare another?',
    subheadline: 'See what your plan changes, and what other plans in some areas may add.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    exitIntent: {
      heading: 'Read your plan’s notice with an agent',
      text: 'Have the notice of changes in hand and call. A licensed insurance agent can go through it line by line, and compare it with plans near you.',
    },
    body: [
      {
        kind: 'checklist',
        heading: 'Five lines to read in your plan’s notice',
        introduction: 'Each fall your plan sends an Annual Notice of Change. Take a pencil and mark what is different.',
        items: [
          'Premium: this year’s figure and next year’s, side by side.',
          'The most you could pay for covered care in a year.',
          'Your medicines: any that moved to a higher tier or left the list.',
          'Doctors, hospital and pharmacy: the notice says where to look them up.',
          'Extras: dental, vision, hearing or other benefits that shrink, grow or end.',
        ],
        note: 'No notice? Call the member number on your plan’s card and ask for another copy.',
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Reasons to keep your plan, and to compare',
        strengthsHeading: 'Reasons to stay',
        strengths: [
          'Your doctors remain, and you like them.',
          'A course of treatment is under way with the plan’s approval.',
          'The changes touch things that you do not use.',
        ],
        limitsHeading: 'Reasons to compare',
        limits: [
          'A medicine you need costs far more, or is gone.',
          'Your doctor or hospital is leaving the network.',
          'You moved, or your health has changed.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'How extras change from one year to the next',
        introduction: 'The name of a benefit can stay while the amount changes. Compare the numbers.',
        cards: [
          { icon: 'tooth', title: 'Dental', text: 'The ceiling may stay while your share of a crown goes up.' },
          { icon: 'glasses', title: 'Vision', text: 'A yearly sum may turn into one for every two years.' },
          { icon: 'ear', title: 'Hearing', text: 'Another supplier may mean another office and other models.' },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'A monthly amount may become quarterly, or the catalog may get shorter.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Open Enrollment ends on December 7',
        text: 'Until then you may choose another plan for {planYear}, or keep yours. If you do nothing, you stay where you are, as long as the plan is still offered.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Changing plans outside Open Enrollment',
        text: 'You may change plans when a Special Enrollment Period applies to you: after a move, for instance, or the loss of other coverage. An agent can check yours, and Medicare.gov lists them all.',
      },
      {
        kind: 'faq',
        heading: 'Questions about staying or changing',
        questions: [
          {
            question: 'Do I have to re-enroll to keep my plan?',
            answer:
              'No. It goes on by itself, unless the plan is ending. In that case you receive a letter that says so.',
          },
          {
            question: 'Will I lose my old plan when I join a new one?',
            answer:
              'Yes. Joining another Medicare Advantage plan ends the first on the day the second begins. You need not cancel.',
          },
          {
            question: 'May I ask an agent and then keep my plan?',
            answer: 'Yes. You pay nothing for the talk, and the decision is yours.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare your plan with others nearby',
        text: 'Give your ZIP code to begin, or read the five lines aloud to a licensed insurance agent.',
      },
    ],
  },
]);
