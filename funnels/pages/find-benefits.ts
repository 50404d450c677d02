import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Find benefits by your ZIP code', button: 'Find my area' } };

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
      heading: 'Have the papers read to you',
      text: 'Small type is nobody’s hobby. A licensed insurance agent can find the lines about dental, vision or hearing and read them out.',
    },
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'comparison-table',
        heading: 'Four papers and what they are good for',
        introduction: 'You can ask any plan for these before you join it. Most are on the plan’s own site too.',
        columns: ['Paper', 'What it tells you', 'When to reach for it'],
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
        heading: 'Words to search for on the page',
        introduction: 'Open the file and search for these. Each leads to the line that matters.',
        cards: [
          {
            icon: 'tooth',
            title: '“Comprehensive”',
            text: 'This is where fillings, crowns and dentures are, if the plan has them at all.',
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
            title: 'Get the full name',
            text: 'One company can sell a dozen plans in a county. Ask for the plan’s exact name and number.',
          },
          {
            title: 'Get the right year',
            text: 'Check that the cover says {planYear}. Last year’s booklet describes last year’s benefits.',
          },
          { title: 'Get the page', text: 'When somebody tells you of a benefit, ask on which page it stands.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about plan papers',
        questions: [
          {
            question: 'Can I compare plans without giving my name?',
            answer: 'Yes, on Medicare.gov. The plan finder there asks for a ZIP code and, if you like, your medicines.',
          },
          {
            question: 'I cannot read print this small. What then?',
            answer:
              'Plans have to offer large print and other formats when a member needs them. Call the plan and ask.',
          },
          {
            question: 'What if an ad shows more than the papers do?',
            answer: 'Believe the papers. Then tell 1-800-MEDICARE about the ad.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent to find the page',
        text: 'Tell a licensed insurance agent which extra you are after, or put in your ZIP code and begin there.',
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
        heading: 'Which one do you need first?',
        introduction: 'Four reasons people set out. Open yours and see what to bring along.',
        choices: [
          {
            name: 'A tooth that needs work',
            text: 'Ask your dentist for a written treatment plan with procedure codes. With it, an agent can check what a plan may cover and what it leaves to you.',
          },
          {
            name: 'Glasses that no longer help',
            text: 'Find your last receipt. It shows what lenses and frames cost you, which is what a vision benefit has to be measured against.',
          },
          {
            name: 'Missing half of what is said',
            text: 'Have a hearing test on record if you can. Plans may pay toward certain aids, and the test shows whether those would suit you.',
          },
          {
            name: 'No easy way to the clinic',
            text: 'Count last year’s visits and the miles. A plan’s rides are counted too, and the two numbers should meet.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'The four benefits, and what to ask',
        introduction: 'A plan may carry all of these, a few, or none. The second sentence is the one to ask about.',
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
        heading: 'Check these four things first',
        introduction: 'An extra should never be the only reason for a plan. Tick these off first.',
        items: [
          'My main doctor and my hospital are in the network for the coming year.',
          'Every medicine I take is on the drug list, at a price I can live with.',
          'I know the yearly ceiling on what I could pay for covered care.',
          'I know what I would give up by leaving the coverage I have.',
        ],
        note: 'If two plans pass, let your first benefit decide between them.',
      },
      {
        kind: 'faq',
        heading: 'Questions about the four benefits',
        questions: [
          {
            question: 'Does Original Medicare have any of the four?',
            answer:
              'Only where they are part of medical care, such as eye surgery for a cataract or an ambulance in an emergency. Routine teeth, glasses and hearing aids are mostly left out.',
          },
          {
            question: 'Could I buy one of them alone?',
            answer:
              'Dental and vision policies are sold on their own, apart from Medicare. Compare the premium with what you use.',
          },
          {
            question: 'How many of the four will a plan near me have?',
            answer: 'It depends on the county. An agent can count them for each plan they sell there.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Name your first, then search',
        text: 'Enter where you live, or tell a licensed insurance agent which of the four comes first for you.',
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
      heading: 'One thing before you go',
      text: 'The back of your plan’s member card has a number. Ask there what you have not used this year. Or ask an agent what else exists near you.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Nothing is locked, it is only easy to miss',
        paragraphs: [
          'You asked about hidden benefits. Let me be honest: nobody hides them. They sit on page forty of a booklet, or in a letter that looked like all the others.',
          'So before you think about another plan, let us look through the one you have. It may already hold what you were going to search for.',
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
        heading: 'What a Medicare Advantage plan may hold',
        introduction: 'Do you have one? Then look for these words in its booklet. Your plan may include some of them.',
        cards: [
          {
            icon: 'tooth',
            title: 'The second cleaning',
            text: 'If a plan covers two a year, the one you skip is usually gone in January.',
          },
          {
            icon: 'glasses',
            title: 'The frames you put off',
            text: 'Look up when your last pair was paid for. The next may be due.',
          },
          {
            icon: 'ear',
            title: 'A hearing check',
            text: 'Some plans cover one each year, even for people who buy no aids.',
          },
          {
            icon: 'basket',
            title: 'The catalog in the drawer',
            text: 'Allowances for drugstore items may lapse every month or quarter.',
          },
          {
            icon: 'bus',
            title: 'A lift to the doctor',
            text: 'Members sometimes hear of it only once they have stopped driving.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about unused benefits',
        questions: [
          {
            question: 'How do I know what I have used?',
            answer:
              'Call the member number on your plan’s card, or sign in to your account. With Original Medicare, look at Medicare.gov.',
          },
          {
            question: 'Can you see my benefits, Emily?',
            answer: 'No. I am a guide written for this page, and I see no one’s records. Your plan does.',
          },
          {
            question: 'Do I need to change plans to get more?',
            answer: 'Maybe not. Use what you have, then see whether something you need is truly missing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Is something you need missing?',
        text: 'Then tell a licensed insurance agent what was missing, and hear whether plans in your county may have it. Your ZIP code starts us off.',
      },
    ],
  },
]);
