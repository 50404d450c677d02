import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Which town? Your ZIP code', button: 'Check my town' } };

export const homeAcornCoverage = defineAskingPages(openings, [
  // The front page of Acorn Coverage: Medicare away from the city.
  {
    name: 'home-acorn-coverage',
    path: '/',
    brands: ['ac'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACHOME27_M' },
    template: 'landing',
    description: 'Medicare plans where the clinic is a drive away: what may be offered in small towns, and who to ask.',
    headline: 'Medicare plan help made for small towns',
    subheadline: 'Dental, hearing or rides to the doctor: some plans, in some areas.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'A licensed insurance agent by phone' },
          { icon: 'phone', text: 'A landline works fine' },
          { icon: 'coin', text: 'No bill from us, ever' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why your county decides which plans fit',
        paragraphs: [
          'Plans sign up doctors county by county. Where one hospital serves three counties, its contract can decide which plan suits you. Ask how far the drive is to a specialist in the network, and whether visits by phone or video are covered.',
          'Original Medicare with a supplement is accepted wherever Medicare is, which can suit people who travel far for care. It has a premium of its own and needs a separate drug plan. An agent can set both side by side.',
        ],
        image: 'kitchen-table',
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefits to ask about in a rural county',
        introduction: 'Some plans that reach rural counties may include a few of these.',
        cards: [
          {
            icon: 'bus',
            title: 'Rides to the doctor',
            text: 'Ask how many miles a trip may be. Sixty is a long way in town and an ordinary one here.',
          },
          {
            icon: 'tooth',
            title: 'A dentist in the county',
            text: 'Ask which dental offices near you take the plan.',
          },
          {
            icon: 'glasses',
            title: 'Glasses by mail or in person',
            text: 'Check whether the local optician is on the list before you drive.',
          },
          {
            icon: 'ear',
            title: 'Hearing care nearby',
            text: 'Some suppliers send a fitter out on certain days. Ask which towns they visit.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How it works, in three steps',
        steps: [
          {
            title: 'Your ZIP code',
            text: 'Some rural ZIP codes cross a county line. If yours does, we ask which side you are on.',
          },
          {
            title: 'Your usual clinic and drugstore',
            text: 'Keep their names, and your hospital’s, handy for the call.',
          },
          {
            title: 'Your call, when it suits you',
            text: 'Talk with an agent today or after harvest. Nothing is signed on this site.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions from small towns',
        questions: [
          {
            question: 'What if no plan comes out this far?',
            answer:
              'Then Original Medicare is your base, and an agent can explain supplements and drug plans that go with it.',
          },
          {
            question: 'I use the VA. Does that matter?',
            answer:
              'Many veterans keep both. VA care and Medicare do not pay for the same visit, so tell the agent which you use for what.',
          },
          {
            question: 'Are you part of Medicare or the county?',
            answer:
              'No, we are a private firm, and licensed insurance agents answer our phone. Your state’s SHIP counselors can help you as well.',
          },
          {
            question: 'My internet is slow. Can I do this by phone?',
            answer: 'Yes. Call in office hours and an agent will ask the same questions aloud.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans reach your town',
        text: 'A ZIP code starts it. Or call, and a licensed insurance agent will take the time you need.',
      },
    ],
  },
]);
