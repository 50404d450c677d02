import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'New here? Start with your ZIP code', button: 'Get started' } };

export const getBenefits = defineAskingPages(openings, [
  // For people who are new to Medicare: the parts first, the extras after.
  {
    path: '/get-benefits-a4b',
    brands: ['m10'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GETA4B27_M' },
    template: 'landing',
    title: 'New to Medicare: parts, then extras',
    description:
      'Your first year with Medicare: what Parts A, B, C and D pay toward, which dates are your own, and where extras fit in.',
    headline: 'New to Medicare? Get to know your benefits',
    subheadline: 'Parts A and B first; in some areas plans may add dental or vision.',
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
          { icon: 'people', text: 'A person with an insurance license on the phone' },
          { icon: 'lock', text: 'Nobody gets your number until you name them' },
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
        heading: 'Three deadlines that depend on you',
        introduction: 'They hang on your birthday or your job, and not on the season. Write them down once.',
        tips: [
          {
            title: 'Your first seven months',
            text: 'Around your 65th birthday you may sign up in the three months before, the month itself, and the three after. Signing up early lets coverage start sooner.',
          },
          {
            title: 'The end of job coverage',
            text: 'If you or your spouse still work and have coverage from that job, you may be able to wait with Part B. Ask the benefits office, in writing, who pays first.',
          },
          {
            title: 'Six months for a supplement',
            text: 'They begin when you are 65 or older and have Part B. During them an insurer may not turn you down for your health.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras that a Part C plan may add',
        introduction:
          'Job coverage often came with these. Medicare’s own parts mostly leave them out. A Part C plan may have some.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'If you are leaving a dental plan at work, finish the work it covers, then see what a plan may offer.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'Part B pays for some eye tests that look for disease. An exam for new glasses is a different thing.',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'New to most people. Where a plan has it, you order from its list within a set amount.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'First-year questions',
        questions: [
          {
            question: 'Do I have to do anything at 65?',
            answer:
              'If you already get Social Security, Part A and Part B usually start without your asking. Otherwise you sign up yourself, at SSA.gov or 1-800-772-1213.',
          },
          {
            question: 'What if I take no medicines?',
            answer:
              'You may still want drug coverage. Going 63 days or more in a row without it can add a penalty to your premium later.',
          },
          {
            question: 'Can I try a plan and go back?',
            answer:
              'If you join Medicare Advantage when you first turn 65, you have twelve months in which you may return to Original Medicare.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about the parts you still need',
        text: 'Say where you live and which parts you have. A licensed insurance agent can help with the ones you do not.',
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
    subheadline: 'Benefits change each January; other plans in some areas may differ.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    exitIntent: {
      heading: 'Read the notice with somebody',
      text: 'Have your plan’s notice of changes in hand and call. A licensed insurance agent can go through it line by line, even if the answer is to stay.',
    },
    body: [
      {
        kind: 'checklist',
        heading: 'Five lines in the notice that came by mail',
        introduction: 'Each fall your plan sends an Annual Notice of Change. Ten minutes with a pencil are enough.',
        items: [
          'Premium: this year’s figure and next year’s, side by side.',
          'The most you could pay in a year for covered care.',
          'Your medicines: any that moved to a higher tier or left the list.',
          'Doctors, hospital and pharmacy: the notice says where to look them up.',
          'Extras: dental, vision, hearing or other benefits that shrink, grow or end.',
        ],
        note: 'No notice? Call the member number on your plan’s card and ask for another copy.',
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Stay or look around?',
        strengthsHeading: 'Reasons to stay',
        strengths: [
          'Your doctors remain, and you like them.',
          'A course of treatment is under way with the plan’s approval.',
          'The changes touch things that you do not use.',
        ],
        limitsHeading: 'Reasons to look',
        limits: [
          'A medicine you need costs far more, or is gone.',
          'Your doctor or hospital is leaving the network.',
          'You moved, or your health did.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'How extras change from one year to the next',
        introduction: 'A benefit can keep its name while its insides are replaced. Look beneath the name.',
        cards: [
          { icon: 'tooth', title: 'Dental', text: 'The ceiling may stay while your share of a crown goes up.' },
          { icon: 'glasses', title: 'Vision', text: 'A yearly sum may turn into one for every two years.' },
          { icon: 'ear', title: 'Hearing', text: 'Another supplier may mean another office and other models.' },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'A monthly amount may become quarterly, or the catalog may thin out.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Open enrollment is under way',
        text: 'From October 15 to December 7 you may keep your plan or choose another for {planYear}. If you do nothing, you stay where you are, as long as the plan is still offered.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Outside open enrollment',
        text: 'Most changes have to wait, unless a Special Enrollment Period applies to you: a move, for instance, or the loss of other coverage. Medicare.gov lists them all.',
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
            question: 'Is it rude to ask an agent and then stay?',
            answer: 'Not at all. You pay nothing for the talk, and staying put is a decision like any other.',
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
