import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Find benefits by your ZIP code', button: 'Check my area' } };

export const findBenefits = defineAskingPages(openings, [
  // Where the benefits of a plan are written down.
  {
    path: '/find-benefits',
    brands: ['ayb', 'm10'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBFIND27_M', m10: 'MULTI-PLAN_SAMPLEM10FIND27_M' },
    template: 'landing',
    title: 'Where plan benefits are written down',
    description:
      'Four papers that every Medicare Advantage plan has, what each one tells you, and the lines to look for first.',
    headline: 'Where to find a Medicare plan’s benefits in writing',
    subheadline: 'Dental, vision and more, in some areas: four papers tell you the rules.',
    image: 'letters',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    exitIntent: {
      heading: 'Have a plan’s papers read to you',
      text: 'A licensed insurance agent can find the lines about dental, vision or hearing in a plan near you and read them out.',
    },
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'comparison-table',
        heading: 'Four plan papers and what each one tells you',
        introduction: 'You can ask any plan for these before you join it. Most are on the plan’s own site too.',
        columns: ['Paper', 'What it tells you', 'When to use it'],
        rows: [
          ['Summary of Benefits', 'The main costs and extras, in a few pages', 'When you compare two plans'],
          ['Evidence of Coverage', 'Every rule, limit and exception', 'Before you count on a benefit'],
          ['Provider directory', 'Doctors, dentists and others in the network', 'Before you book a visit'],
          [
            'Drug list (formulary)',
            'Medicines, their tiers and conditions',
            'When your doctor prescribes something new',
          ],
        ],
        note: 'The Evidence of Coverage decides when two papers seem to disagree.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Words to search for in a plan’s papers',
        introduction: 'Open the file and search for these. Each leads to a benefit or its limit.',
        cards: [
          {
            icon: 'tooth',
            title: '“Comprehensive”',
            text: 'Fillings, crowns and dentures stand here, in plans that include them.',
          },
          { icon: 'glasses', title: '“Eyewear”', text: 'Next to it you should find a sum and how often it renews.' },
          { icon: 'ear', title: '“Per ear”', text: 'A copay or a limit may count for one aid, not for the pair.' },
          {
            icon: 'basket',
            title: '“Carry over”',
            text: 'Says whether an over-the-counter allowance lasts past the month or the quarter.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to find a benefit in a plan’s papers',
        steps: [
          {
            title: 'Get the plan’s full name',
            text: 'One company can sell several plans in a county. Ask for the plan’s exact name and number.',
          },
          {
            title: 'Look at the year on the cover',
            text: 'It should say {planYear}. Last year’s booklet describes last year’s benefits.',
          },
          { title: 'Ask for the page', text: 'When somebody tells you of a benefit, ask on which page it stands.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about plan papers',
        questions: [
          {
            question: 'Can I compare plans without giving my name?',
            answer:
              'Yes. On this page you may leave out your name and still see a number to call. The plan finder on Medicare.gov works without a name too.',
          },
          {
            question: 'Can I get a plan’s papers in large print?',
            answer:
              'Yes. Plans have to offer large print and other formats when a member needs them. Call the plan and ask.',
          },
          {
            question: 'What if an ad says more than the papers do?',
            answer:
              'Go by the papers, and ask an agent which plan the ad may mean. You can tell 1-800-MEDICARE about the ad.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent to find a benefit for you',
        text: 'Tell a licensed insurance agent which benefit you are looking for, or begin by entering your ZIP code.',
      },
    ],
  },

  // Four everyday benefits, ranked by the visitor's own year.
  {
    path: '/search-4-benefits',
    brands: ['bh', 'ac'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHS4BEN27_M', ac: 'MULTI-PLAN_SAMPLEACS4BEN27_M' },
    template: 'landing',
    title: 'Four everyday benefits, in your order',
    description:
      'Teeth, eyes, ears and rides: how to decide which of four plan extras matters to you before you search your county.',
    headline: 'Search Medicare plans for four everyday benefits',
    subheadline: 'Dental, vision, hearing, rides: offered in some areas. Choose one first.',
    image: 'harbor',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'selector',
        heading: 'Which benefit do you need first?',
        introduction: 'Open yours and see what to have ready when you ask.',
        choices: [
          {
            name: 'Dental: a tooth that needs work',
            text: 'Ask your dentist for a written treatment plan with procedure codes. With it, an agent can check what a plan may cover and what it leaves to you.',
          },
          {
            name: 'Vision: glasses that no longer help',
            text: 'Find your last receipt. It shows what lenses and frames cost you, so you can see how far a plan’s amount would go.',
          },
          {
            name: 'Hearing: words that are hard to catch',
            text: 'Have a hearing test on record if you can. Plans may pay toward certain aids, and the test shows whether those would suit you.',
          },
          {
            name: 'Rides: no easy way to the clinic',
            text: 'Count last year’s visits and the miles. Then ask how many rides a plan includes, and how far each may go.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'A question to ask about each benefit',
        introduction: 'A plan may include all of these, a few or none. Ask the question on each card.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'May begin with exams and X-rays. Is there a wait before larger work?',
          },
          { icon: 'glasses', title: 'Vision', text: 'May include a yearly exam. Do lens coatings count?' },
          { icon: 'ear', title: 'Hearing', text: 'May come through one supplier. How long is the trial period?' },
          { icon: 'bus', title: 'Rides', text: 'May be limited by trip and distance. Can a wheelchair come aboard?' },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Four more things to check in any plan',
        introduction: 'They show whether the rest of the plan fits you too.',
        items: [
          'My main doctor and my hospital are in the network for the coming year.',
          'Every medicine I take is on the drug list, at a price I can live with.',
          'I know the yearly ceiling on what I could pay for covered care.',
          'I know what I would give up by leaving the coverage I have.',
        ],
        note: 'If two plans pass, let the benefit you need first decide between them.',
      },
      {
        kind: 'faq',
        heading: 'Questions about dental, vision, hearing and rides',
        questions: [
          {
            question: 'Does Original Medicare cover any of these four?',
            answer:
              'Only where they are part of medical care, such as eye surgery for a cataract or an ambulance in an emergency. Routine teeth, glasses and hearing aids are mostly left out.',
          },
          {
            question: 'Can I buy dental or vision coverage alone?',
            answer:
              'Yes. Dental and vision policies are sold on their own, apart from Medicare. Compare the premium with what you use.',
          },
          {
            question: 'How many of the four will a plan near me have?',
            answer: 'It depends on the county. An agent can tell you for each plan they sell there.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Search your area for the benefit you need',
        text: 'Enter your ZIP code, or tell a licensed insurance agent which of the four you need first.',
      },
    ],
  },

  // What Part B and a plan already cover, and few people use; in the guide's own voice.
  {
    path: '/unlock-hidden-benefits',
    brands: ['emily'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYUNLOCK27_M' },
    template: 'landing',
    title: 'Medicare benefits people forget to use',
    description:
      'Yearly visits, shots, counseling and plan extras that many people with Medicare already have, and how to find yours.',
    headline: 'Medicare benefits you may already have, still unused',
    subheadline: 'Some come with Part B, others with plans in some areas. Look for both.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation'],
    planTypes: ['medicare-advantage', 'part-d'],
    exitIntent: {
      heading: 'Ask which benefits you have not used',
      text: 'The number on the back of your plan’s card can tell you about this year. Or call here, and ask an agent what plans near you may have.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Where to look for benefits you have not used',
        paragraphs: [
          'Nobody hides these benefits, but they are easy to miss. They stand deep in a booklet, or in a letter that looked like all the others.',
          'Let us look first through the coverage you have. Then you know what is missing, and what to ask about in plans near you.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'What Part B covers, whichever plan you have',
        introduction:
          'You usually pay nothing for these when the doctor accepts Medicare’s rate, or is in your plan’s network.',
        items: [
          'A yearly wellness visit, to plan your care for the year. It is not a head-to-toe physical.',
          'Flu, pneumonia and Covid-19 shots. With Part D, shingles and RSV shots that are recommended for adults are covered too.',
          'Screenings at set ages or intervals: breast, colon, bones, depression and others.',
          'Counseling to stop smoking, and nutrition therapy if you have diabetes or kidney disease.',
          'A talk about your wishes for care, if you have it as part of the wellness visit.',
        ],
        note: 'If the doctor treats something else at the same visit, that part may cost you a copay.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What a Medicare Advantage plan may include',
        introduction: 'If you have one, look for these in its booklet. Your plan may include some of them.',
        cards: [
          {
            icon: 'tooth',
            title: 'A second dental cleaning',
            text: 'If a plan covers two a year, the one you skip is usually gone in January.',
          },
          {
            icon: 'glasses',
            title: 'New frames for your glasses',
            text: 'Look up when your last pair was paid for. The next may be due.',
          },
          {
            icon: 'ear',
            title: 'A yearly hearing check',
            text: 'Some plans cover one, even for people who buy no aids.',
          },
          {
            icon: 'basket',
            title: 'An amount for drugstore items',
            text: 'It may lapse every month or quarter, so look up when yours does.',
          },
          {
            icon: 'bus',
            title: 'Rides to your appointments',
            text: 'Some plans include a number of them a year. Ask how to book before you need one.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about unused benefits',
        questions: [
          {
            question: 'How do I know which benefits I have used?',
            answer:
              'Call the member number on your plan’s card, or sign in to your account. With Original Medicare, look at Medicare.gov.',
          },
          {
            question: 'Can you see my benefits, Emily?',
            answer: 'No. I am a guide written for this page, and I see no one’s records. Your plan can tell you.',
          },
          {
            question: 'Do I need to change plans to get more benefits?',
            answer:
              'Not always. Make a list of what you have. If something you need is missing, an agent can look for it in your county.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about a benefit you are missing',
        text: 'Tell a licensed insurance agent what it is, and hear whether plans in your county may have it. Your ZIP code starts us off.',
      },
    ],
  },
]);
