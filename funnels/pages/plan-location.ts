import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Your front door: the ZIP code', button: 'Find my door' } };

export const planLocation = defineAskingPages(openings, [
  // Why the place decides, with words for the visitor’s own.
  {
    path: '/location-plans',
    brands: ['emily', 'ac'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYLOCATIONPLANS27_M', ac: 'MULTI-PLAN_SAMPLEACLOCATIONPLANS27_M' },
    template: 'landing',
    title: 'Medicare plans where you live',
    description:
      'Why your county decides which Medicare Advantage plans you can join, what to check near home, and what a move changes.',
    headline: 'Which Medicare plans reach your front door?',
    subheadline: 'Plans are offered in some areas, county by county. Start with your ZIP.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    exitIntent: {
      heading: 'Is it easier to say where you live?',
      text: 'A licensed insurance agent can look up your county while you are on the line. Some plans and benefits are offered in some areas only. The ZIP question is still open here.',
    },
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'location',
        heading: 'Your place on the map',
        text: 'Once you have given your ZIP code, this is where your county stands. Plans are approved for whole counties as a rule, so the county matters more than the town.',
        textWithPlace:
          'You seem to be in or near {city}, {state}, and the county we have for that is {county}. If {zipCode} is not where you live, change it above: the plans of another county may not be open to you.',
      },
      {
        kind: 'comparison-table',
        heading: 'What depends on your address, and what does not',
        columns: ['Coverage', 'Tied to a place?', 'What that means'],
        rows: [
          ['Original Medicare', 'No', 'The same in every state, wherever a doctor takes Medicare'],
          ['Medigap', 'To your state', 'Sold state by state; rates depend on where you live, among other things'],
          ['Part D', 'To a region', 'Plans cover a state or a group of states; their pharmacies are listed near you'],
          ['Medicare Advantage', 'To your county', 'Plans, networks, costs and extras may all differ across the line'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'How far away is each benefit?',
        introduction: 'A benefit you cannot get to is no benefit. For each of these, ask how far away it is.',
        cards: [
          {
            icon: 'tooth',
            title: 'The dentist',
            text: 'Get the names of two offices that take the plan, and call one of them.',
          },
          {
            icon: 'glasses',
            title: 'The eye doctor',
            text: 'Some plans work with chains, some with the shop downtown. See which one is yours.',
          },
          {
            icon: 'ear',
            title: 'The hearing clinic',
            text: 'Aids need adjusting. Two hours on the road for each visit adds up.',
          },
          {
            icon: 'bus',
            title: 'The ride',
            text: 'Ask whether drivers serve your road, and whether a wheelchair can come along.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Addresses that need a second look',
        tips: [
          {
            title: 'A ZIP code in two counties',
            text: 'It happens. The form asks which one is yours, because the plans can differ.',
          },
          {
            title: 'A winter home',
            text: 'Your permanent address counts. Find out what the plan covers while you are away from it.',
          },
          {
            title: 'A move that is coming',
            text: 'Tell your plan before you go. A Special Enrollment Period for movers lets you pick a plan at the new place.',
          },
          {
            title: 'A mailbox in town',
            text: 'A post office box does not show where you live. Plans ask for the street.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about where you live',
        questions: [
          {
            question: 'Why does the next county have more plans?',
            answer:
              'Companies go where they can sign up enough doctors and hospitals. Where there are few of those, fewer plans follow.',
          },
          {
            question: 'Do you need my street to tell me?',
            answer:
              'Not to begin. The ZIP code says which county. The street comes later in the form, and you may give it on the phone instead.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with your ZIP code',
        text: 'Enter your ZIP code, or tell a licensed insurance agent the name of your county.',
      },
    ],
  },

  // Rehearsal of the questions and of the words for a place; calls no provider.
  {
    path: '/plan-data-test',
    brands: ['m10', 'bridge'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10PLANDATATEST27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGEPLANDATATEST27_M' },
    template: 'test',
    title: 'Test page for place and plan data',
    description:
      'A test page: rehearses the Medicare questions and the words for a visitor’s place, and sends nothing to anybody.',
    headline: 'A rehearsal of place and plan questions',
    subheadline: 'A page for testing. On the real ones, plans are offered in some areas.',
    form: 'rehearsal',
    indexable: false,
    body: [
      {
        kind: 'location',
        heading: 'What the page knows of your place',
        text: 'No place is known yet. This text stands here until a ZIP code has been looked up.',
        textWithPlace:
          'City: {city}. County: {county}. State: {state}. ZIP code: {zipCode}. Check that all four belong together.',
      },
      {
        kind: 'checklist',
        heading: 'Try these in turn',
        items: [
          'A ZIP code in one county, such as that of a large city',
          'A ZIP code that two counties share: the form should ask which one',
          'A ZIP code that does not exist: the question should say what is wrong and keep what you typed',
          'Back, and another ZIP code: the words above should follow',
          'The whole form with every question skipped that may be skipped',
        ],
        note: 'The form here has no hooks. Nothing is sent, no company is asked, and the number at the end is the brand’s own.',
      },
      {
        kind: 'comparison-table',
        heading: 'What should happen with the data',
        columns: ['Step', 'What the page shows', 'What leaves the page'],
        rows: [
          ['Before the ZIP code', 'The general text', 'Nothing but the count of a visit'],
          ['After the ZIP code', 'The text with the place', 'The ZIP code, to look up the place'],
          ['After the name', 'The name in the form only', 'The step’s name, never the answer'],
          ['At the end', 'A number to call', 'No lead'],
        ],
      },
    ],
  },
]);
