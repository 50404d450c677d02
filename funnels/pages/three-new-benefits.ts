import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Three benefits to look for: your ZIP code', button: 'Check my area' } };

export const threeNewBenefits = defineAskingPages(openings, [
  // Three kinds of supplemental benefits that plans may have added; an article.
  {
    path: '/3-new-benefits',
    brands: ['ayb', 'sd'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYB3NEW27_M', sd: 'MULTI-PLAN_SAMPLESD3NEW27_M' },
    template: 'advertorial',
    title: 'Three kinds of added plan benefits',
    description:
      'Help at home, rides to care and support for chronic conditions: three kinds of benefits plans may have for {planYear}.',
    headline: 'Three benefits a Medicare plan may add in {planYear}',
    subheadline: 'Help at home, rides, chronic condition support: some plans, in some areas.',
    image: 'front-porch',
    form: 'medicare-short',
    benefits: ['transportation', 'grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'article-section',
        heading: 'Why plans can add benefits',
        paragraphs: [
          'Medicare Advantage plans are run by private insurers. They must cover what Part A and Part B cover. Beyond that, federal rules let them add what are called supplemental benefits, if Medicare approves them with the rest of the plan.',
          'For years that meant mostly dental, vision and hearing. Later changes in the rules left room for more, such as help in the home and, for some members, things that are not medical at all. Not every insurer uses that room, and a plan that did so last year may stop.',
          'Here are three kinds to look for in plan papers for {planYear}, and the rules that go with each. A benefit may be new to one plan and already gone from another.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'One: help at home',
        paragraphs: [
          'Some plans pay for an aide to help with bathing, dressing or light chores, mostly for a limited number of hours, and often after a hospital stay. Others give the family member who does this work some hours of relief.',
          'It can help you over the first weeks at home. It is not long-term care: if you need somebody every day for months, ask what other coverage there is for that.',
        ],
        points: [
          'Ask how many hours there are, and by when they must be used.',
          'Ask who sends the aide, and whether you may choose.',
          'Ask if a doctor has to order it.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Two: rides to medical visits',
        paragraphs: [
          'Some plans pay for rides to a check-up, up to a number of trips a year, to places they have approved. Original Medicare pays for an ambulance when your condition calls for one, but not for such rides.',
          'Ask about the details. Some plans count a round trip as two. Some have a distance limit, which matters if your clinic is far. Most want a call some days ahead.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which of these your county has',
        text: 'A licensed insurance agent can check plans for these benefits. The article goes on below.',
      },
      {
        kind: 'article-section',
        heading: 'Three: support for certain chronic conditions',
        paragraphs: [
          'Some plans help certain members with things that keep a person well without being medicine: healthy groceries, for example, or cleaner air indoors. The rules call these special supplemental benefits for the chronically ill.',
          'The plan has to find that you have a serious chronic condition that its rules list, that you are at high risk of a hospital stay or other harm, and that you need your care closely coordinated. A diagnosis by itself is not enough.',
          'So ask the plan for its criteria, and how to have your case looked at. Be careful with an ad that promises such a benefit to everyone.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Examples of the three benefits',
        introduction: 'Some plans include one kind, some include several.',
        cards: [
          {
            icon: 'house',
            title: 'Help at home',
            text: 'Some hours with an aide, or meals for a short while after you leave the hospital.',
          },
          { icon: 'bus', title: 'Rides', text: 'Trips to approved places, booked ahead and counted.' },
          {
            icon: 'carrot',
            title: 'Groceries',
            text: 'For members with certain chronic conditions who meet the plan’s criteria.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'The three benefits side by side',
        columns: ['Kind', 'Open to', 'Usual limit', 'Where it is written'],
        rows: [
          [
            'Help at home',
            'Members who meet the plan’s medical rule',
            'Hours or days',
            'Evidence of Coverage, medical benefits',
          ],
          ['Rides', 'Often all members of the plan', 'Trips and distance', 'Evidence of Coverage, “transportation”'],
          [
            'Chronic condition support',
            'Members the plan finds eligible',
            'An amount or a list of items',
            'Evidence of Coverage, “special supplemental benefits”',
          ],
        ],
      },
      {
        kind: 'article-section',
        heading: 'How to weigh these benefits',
        paragraphs: [
          'Start with your doctors, your medicines and the most you could pay in a bad year. If two plans fit, the extras may settle it. Look at your present plan’s notice of changes too, which may list one of these already.',
          'A licensed insurance agent can go through this with you for the plans they represent. For a second opinion, your State Health Insurance Assistance Program has counselors who charge nothing and sell nothing.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources',
        sources: [
          {
            title: 'Supplemental benefits, 42 CFR 422.102',
            publisher: 'Code of Federal Regulations',
            address: 'https://www.ecfr.gov/current/title-42/section-422.102',
            readOn: '2026-11-21',
          },
          {
            title: 'Implementing Supplemental Benefits for Chronically Ill Enrollees, April 24, 2019',
            publisher: 'Centers for Medicare & Medicaid Services',
            address:
              'https://www.cms.gov/medicare/health-plans/healthplansgeninfo/downloads/supplemental_benefits_chronically_ill_hpms_042419.pdf',
            readOn: '2026-11-21',
          },
          {
            title: 'Understanding Medicare Advantage Plans',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/publications/12026-understanding-medicare-advantage-plans.pdf',
            readOn: '2026-11-21',
          },
          {
            title: 'Find your local SHIP',
            publisher: 'State Health Insurance Assistance Programs',
            address: 'https://www.shiphelp.org',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Look for these benefits near you',
        text: 'Answer a few questions, or call and ask a licensed insurance agent which plans in your county list any of them.',
      },
    ],
  },
]);
