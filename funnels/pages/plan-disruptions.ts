import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Which plans remain? Your ZIP code', button: 'Check my county' } };

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
    subheadline: 'You have time and choices. What is offered in some areas may fit you.',
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
        heading: 'What happened, and what follows from it',
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
          'You may choose something new in the usual open enrollment period. Because your plan ends, a Special Enrollment Period follows it, so that you are not left with the fall alone. Still, choose by the end of December if you can. Then one plan ends on the last day of the year and the next begins on the first.',
          'If you choose nothing, you are not without coverage. You return to Original Medicare. But you would have no Part D plan unless you join one, and no limit on your share of the costs.',
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'The dates that hold now',
        text: 'Open enrollment runs from October 15 to December 7. If your plan ends on December 31, your special period begins on December 8 and lasts through the last day of February.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'If your plan ended with the year',
        text: 'The special period for people whose plan was not renewed lasts through the last day of February. After that, other special periods may apply, for instance after a move. 1-800-MEDICARE can tell you which.',
      },
      {
        kind: 'call-to-action',
        heading: 'See which plans remain near you',
        text: 'Your ZIP code shows which county’s plans to look at. A licensed insurance agent can compare those they work with, and look up your doctors in each.',
      },
      {
        kind: 'article-section',
        heading: 'The right to buy Medigap',
        paragraphs: [
          'Medigap policies go with Original Medicare and pay some of the costs it leaves to you. In most states an insurer may ask about your health before it sells you one. When a Medicare Advantage plan ends or leaves your area and you go back to Original Medicare, federal law sets that aside for certain policies. The rules call it an issue right.',
          'Any company that sells these policies in your state must then sell you one, cover conditions you already have, and charge no more because of your health. You may apply from 60 days before your coverage ends until 63 days after it.',
        ],
        points: [
          'The policies are Plans A, B, K and L, and either C and F or D and G, depending on when you first could have had Medicare.',
          'Under 65, what insurers must sell you depends on your state. Its insurance department knows.',
          'Some states give more rights than federal law does.',
          'Show the notice from your plan when you apply, and keep the original.',
          'The right is for people who return to Original Medicare, not for those who join another Medicare Advantage plan.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Four steps, in a safe order',
        tips: [
          {
            title: 'Read the date and the reason',
            text: 'Is it the plan, your county or one doctor? The steps depend on it.',
          },
          {
            title: 'List what must carry over',
            text: 'Doctors, medicines, planned operations, equipment that you rent.',
          },
          {
            title: 'Decide on the road first',
            text: 'Another Medicare Advantage plan, or Original Medicare with Part D and perhaps Medigap. Then look at names.',
          },
          {
            title: 'Confirm before you let go',
            text: 'Have the start date of the new coverage in writing. Joining a new plan ends the old one by itself.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'If only your doctor leaves',
        paragraphs: [
          'Doctors may join or leave a network at any time of the year. Call the plan before you call anyone else. Ask how long you may still see the doctor, above all in the middle of a treatment, and who else near you has room.',
          'A doctor who leaves does not, by itself, open the door to another plan for most people. In some cases, when many leave at once, Medicare may decide otherwise. 1-800-MEDICARE can tell you whether yours is one.',
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
        text: 'A licensed insurance agent can go through your notice with you and say what may be offered in your county. For advice from someone who sells nothing, ask your state’s SHIP program.',
      },
    ],
  },

  // A short look ahead at the article, for readers with a letter in their hand.
  {
    path: '/plan-disruptions-preview',
    brands: ['bridge', 'qs'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGEDISRUPTIONSPREVIEW27_M', qs: 'MULTI-PLAN_SAMPLEQSDISRUPTIONSPREVIEW27_M' },
    template: 'preview',
    title: 'A letter about your plan',
    description:
      'A letter says that your Medicare plan will change or end. Three questions tell you how much it matters, and what to do next.',
    headline: 'Did a letter come about your Medicare plan?',
    subheadline: 'Three questions sort it out, then see what exists in some areas.',
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
            text: 'Your plan continues. Compare its costs, network and drug list with this year’s. If you can live with the differences, you are done.',
          },
          {
            name: '“Will not be renewed” or “will no longer be offered”',
            text: 'Your plan stops in your area at the end of the year. You will want to pick what comes after it. Put the letter in a safe place.',
          },
          {
            name: '“No longer in our network”',
            text: 'One doctor, hospital or pharmacy is leaving. The plan stays. Ask the plan about care that has begun.',
          },
          {
            name: 'None of these, and it urges me to call',
            text: 'It may be an advertisement that dresses up as a letter. Call the number your own plan has given you before and ask.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'If you have to look for another plan',
        introduction: 'Doctors and medicines first. Then see whether the extras you relied on may be found elsewhere.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental work under way',
            text: 'Ask a new plan whether it pays for a crown or denture that was begun under the old one.',
          },
          {
            icon: 'glasses',
            title: 'Unused amounts',
            text: 'What is left for glasses in the old plan stays behind. Use it before the plan ends.',
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
        heading: 'You are not left without Medicare',
        paragraphs: [
          'When a Medicare Advantage plan ends and you pick nothing, Original Medicare takes over on the next day. What you could lack is drug coverage, and any help with your share of the bills. Those two deserve your attention.',
        ],
        learnMore: { label: 'Read the whole guide, with your rights and sources', destination: '/plan-disruptions' },
      },
      {
        kind: 'call-to-action',
        heading: 'Read the letter to an agent',
        text: 'A licensed insurance agent can tell you which of the four it is, and what may be offered where you live.',
      },
    ],
  },
]);
