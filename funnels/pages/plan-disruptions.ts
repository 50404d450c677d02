import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Plan ending? Start with your ZIP code', button: 'Check my county' } };

export const planDisruptions = defineAskingPages(openings, [
  // What to do when a plan leaves an area or changes, with the rights that follow.
  {
    path: '/plan-disruptions',
    brands: ['bridge', 'm10', 'qs'],
    smid: {
      bridge: 'MULTI-PLAN_SAMPLEBRIDGEDISRUPTIONS27_M',
      m10: 'MULTI-PLAN_SAMPLEM10DISRUPTIONS27_M',
      qs: 'MULTI-PLAN_SAMPLEQSDISRUPTIONS27_M',
    },
    template: 'advertorial',
    title: 'When your Medicare plan changes or ends',
    description:
      'A notice says that your Medicare plan changes, or ends in your area: what each letter means, your rights, and the order of steps.',
    headline: 'What to do when your Medicare plan ends',
    subheadline: 'Your dates, your rights, and other plans offered in some areas, step by step.',
    image: 'letters',
    form: 'medicare',
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'article-section',
        heading: 'First, find out which letter you have',
        paragraphs: [
          'Private companies sign up with Medicare for one calendar year at a time. Each year they may change a plan, offer it in fewer counties, or end it. Members hear about it by mail in the fall, and two letters are easily mixed up.',
          'The Annual Notice of Change says that your plan goes on in January and lists what will differ. A non-renewal notice says that your plan will not be there for you in January. The first asks you to read. The second asks you to choose.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What each letter means, and what you can do',
        columns: ['What happened', 'What you get', 'If you do nothing', 'What you may do'],
        rows: [
          [
            'The plan goes on with changes',
            'Annual Notice of Change, by the end of September',
            'You stay in it, with the new terms',
            'Keep it, or switch in open enrollment',
          ],
          [
            'The plan ends, or leaves your county',
            'A non-renewal notice, in early October',
            'Original Medicare from January 1, as a rule without drug coverage',
            'Join another plan, or return to Original Medicare and perhaps buy Medigap',
          ],
          [
            'You move out of the plan’s area',
            'Nothing, until you tell the plan',
            'In time the plan ends your membership',
            'Use a Special Enrollment Period for people who move',
          ],
          [
            'Your doctor leaves the network',
            'Usually a letter from the plan',
            'You stay in the plan without that doctor',
            'Ask for another doctor, and whether care under way may continue',
          ],
        ],
      },
      {
        kind: 'article-section',
        heading: 'If your plan ends: the time you have',
        paragraphs: [
          'Your plan has to cover you through December 31. See your doctors, refill your medicines, and keep every letter: the notice is your proof later on.',
          'You may choose a new plan in the usual open enrollment period. Because yours ends, a Special Enrollment Period follows and gives you more weeks. Choose by the end of December if you can: then one plan ends on the last day of the year and the next begins on the first.',
          'If you choose nothing, you still have coverage: you return to Original Medicare. You would have no Part D plan unless you join one, and no yearly limit on your share of the costs.',
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Dates to choose a new plan this fall',
        text: 'Open enrollment lasts until December 7. If your plan ends on December 31, your special period begins on December 8 and lasts through the last day of February.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'If your plan ended on December 31',
        text: 'The special period for people whose plan was not renewed lasts through the last day of February. After that, other special periods may apply, for instance after a move. An agent or 1-800-MEDICARE can tell you which.',
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans are sold near you',
        text: 'Your ZIP code tells which county’s plans to look at. A licensed insurance agent can compare those they work with, and look up your doctors in each.',
      },
      {
        kind: 'article-section',
        heading: 'Your right to buy Medigap after a plan ends',
        paragraphs: [
          'Medigap policies go with Original Medicare and pay some of the costs it leaves to you. In most states an insurer may ask about your health before it sells you one. But when a Medicare Advantage plan ends or leaves your area and you go back to Original Medicare, federal law gives you the right to buy certain policies anyway.',
          'Any company that sells these policies in your state must then sell you one, cover conditions you already have, and charge no more because of your health. You may apply from 60 days before your coverage ends until 63 days after.',
        ],
        points: [
          'The policies are Plans A, B, K and L, and either C and F or D and G, depending on when you first could have had Medicare.',
          'Under 65, what insurers must sell you depends on your state. Its insurance department can tell you.',
          'Some states give more rights than federal law does.',
          'Show the notice from your plan when you apply, and keep the original.',
          'The right is for people who return to Original Medicare, not for those who join another Medicare Advantage plan.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Four steps when your plan ends',
        tips: [
          {
            title: 'Read the date and the reason',
            text: 'See whether the plan ends, leaves your county, or loses one doctor. The next steps depend on it.',
          },
          {
            title: 'List what you need to keep',
            text: 'Doctors, medicines, planned operations, equipment that you rent.',
          },
          {
            title: 'Choose the kind of coverage first',
            text: 'Another Medicare Advantage plan, or Original Medicare with Part D and perhaps Medigap. Then compare the plans of that kind.',
          },
          {
            title: 'Get the start date in writing',
            text: 'Wait for the new plan’s letter before you count on it. Joining a new plan ends the old one by itself.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'If only your doctor leaves the network',
        paragraphs: [
          'Doctors may join or leave a network at any time of the year. Call your plan and ask how long you may still see the doctor, above all in the middle of a treatment. Ask also who else near you takes new patients.',
          'In open enrollment you can look for a plan that has your doctor. At other times, a doctor who leaves does not by itself let most people switch. When many leave at once, Medicare may allow it, and 1-800-MEDICARE can tell you.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources',
        sources: [
          {
            title: 'Plan Non-Renewal Notice',
            publisher: 'Medicare.gov',
            address:
              'https://www.medicare.gov/basics/forms-publications-mailings/mailings/costs-and-coverage/change-in-plan-availability',
            readOn: '2026-11-21',
          },
          {
            title: 'Special Enrollment Periods',
            publisher: 'Medicare.gov',
            address:
              'https://www.medicare.gov/basics/get-started-with-medicare/get-more-coverage/joining-a-plan/special-enrollment-periods',
            readOn: '2026-11-21',
          },
          {
            title: 'Choosing a Medigap Policy (guide, PDF)',
            publisher: 'Centers for Medicare & Medicaid Services and NAIC',
            address: 'https://www.medicare.gov/publications/02110-medigap-guide-health-insurance.pdf',
            readOn: '2026-11-21',
          },
          {
            title: 'My Medicare Advantage plan is leaving Medicare',
            publisher: 'Washington State Office of the Insurance Commissioner',
            address: 'https://www.insurance.wa.gov/my-medicare-advantage-plan-leaving-medicare',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go through your notice with an agent',
        text: 'Have the letter in your hand. A licensed insurance agent can read it with you, line by line, and say what may be offered in your county.',
      },
    ],
  },

  // A short look ahead at the article, for readers with a letter in their hand.
  {
    path: '/plan-disruptions-preview',
    brands: ['bridge', 'qs'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGEDISRUPTIONSPREVIEW27_M', qs: 'MULTI-PLAN_SAMPLEQSDISRUPTIONSPREVIEW27_M' },
    template: 'preview',
    title: 'A letter about your Medicare plan',
    description:
      'A letter says that your Medicare plan will change or end. Find its words here, see how much it matters, and what to do next.',
    headline: 'Did a letter come about your Medicare plan?',
    subheadline: 'See what it means, and what to ask about other plans offered in some areas.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'selector',
        heading: 'What does the letter say?',
        introduction: 'Look for these words near the top.',
        choices: [
          {
            name: '“Annual Notice of Change”',
            text: 'Your plan continues. Compare its costs, network and drug list with this year’s. If something does not suit you, look at other plans in open enrollment.',
          },
          {
            name: '“Will not be renewed” or “will no longer be offered”',
            text: 'Your plan stops in your area at the end of the year. Choose what comes after it, and keep the letter: you may have to show it.',
          },
          {
            name: '“No longer in our network”',
            text: 'The plan stays, and one doctor, hospital or pharmacy leaves. Ask the plan about care that has begun.',
          },
          {
            name: 'None of these, and it urges me to call',
            text: 'It may be an advertisement made to look like a letter. Call the number on your plan’s ID card and ask.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to check before you change plans',
        introduction: 'Check doctors and medicines first. Then ask which plans near you may have the extras you use.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental work under way',
            text: 'Ask a new plan whether it pays for a crown or denture that was begun under the old one.',
          },
          {
            icon: 'glasses',
            title: 'Glasses not bought yet',
            text: 'What your plan would still pay toward glasses ends with it. Order them before then.',
          },
          {
            icon: 'ear',
            title: 'Hearing aid service',
            text: 'Find out who adjusts and repairs aids that another plan helped to buy.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'You keep Medicare when a plan ends',
        paragraphs: [
          'When a Medicare Advantage plan ends and you pick nothing, Original Medicare takes over on the next day. Then look at two things: drug coverage, and help with your share of the bills.',
        ],
        learnMore: { label: 'Read the whole guide, with your rights and sources', destination: '/plan-disruptions' },
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent what your letter means',
        text: 'Read it aloud by phone. A licensed insurance agent can tell you which of the four it is, and what may be offered where you live.',
      },
    ],
  },
]);
