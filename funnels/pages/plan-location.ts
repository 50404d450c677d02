import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Plans near your home: ZIP code', button: 'Check my county' } };

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
    headline: 'Which Medicare plans are sold where you live?',
    subheadline: 'Plans, and the extras in them, are offered in some areas, county by county.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    exitIntent: {
      heading: 'Would you rather ask by phone?',
      text: 'A licensed insurance agent can look up your county while you are on the line. Some plans and benefits are offered in some areas only. Or enter your ZIP code here.',
    },
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'location',
        heading: 'Your county, by ZIP code',
        text: 'Once you have given your ZIP code, you see your county here. Plans are approved for whole counties as a rule, so the county matters more than the town.',
        textWithPlace:
          'You seem to be in or near {city}, {state}, and the county we have for that is {county}. If {zipCode} is not where you live, change it above: the plans of another county may not be open to you.',
      },
      {
        kind: 'comparison-table',
        heading: 'Which coverage depends on your address',
        columns: ['Coverage', 'Tied to a place?', 'What that means'],
        rows: [
          ['Original Medicare', 'No', 'The same in every state, wherever a doctor takes Medicare'],
          ['Medigap', 'To your state', 'Sold state by state; rates depend on where you live, among other things'],
          ['Part D', 'To a region', 'Plans cover a state or a group of states; their pharmacies are listed near you'],
          [
            'Medicare Advantage',
            'To your county',
            'Plans, networks, costs and extras may all differ in the next county',
          ],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefits to check close to home',
        introduction: 'Where a plan includes these, ask how near to you each one is.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dentist',
            text: 'Get the names of two offices that take the plan, and call one of them.',
          },
          {
            icon: 'eye',
            title: 'Eye doctor',
            text: 'Some plans work with chains, some with the shop downtown. Ask about the one you use.',
          },
          {
            icon: 'ear',
            title: 'Hearing clinic',
            text: 'Hearing aids need adjusting now and then. Ask where the nearest clinic is.',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Ask whether drivers serve your road, and whether a wheelchair can come along.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Two counties, two homes, or a move',
        tips: [
          {
            title: 'A ZIP code in two counties',
            text: 'The form asks which county is yours, because the plans can differ.',
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
            title: 'A post office box',
            text: 'Plans go by the street where you live. Use that ZIP code, not the one of the box.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans are sold in your county',
        text: 'Your ZIP code is enough to begin. Or call, and tell a licensed insurance agent the name of your county.',
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
