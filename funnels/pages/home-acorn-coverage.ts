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
    headline: 'Medicare advice made for small towns',
    subheadline: 'In some areas, plans add dental, hearing or ride benefits out here.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'transportation'],
    planTypes: ['medicare-advantage', 'medicare-supplement'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Agents who know a county from a city' },
          { icon: 'phone', text: 'A landline works fine' },
          { icon: 'coin', text: 'No bill from us, ever' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why your county matters more out here',
        paragraphs: [
          'A plan needs doctors to make a network. Where there is one hospital for three counties, a single contract can decide whether a plan works for you at all.',
          'Check the drive, too. A specialist who is “in network” two hours away is a different thing from one down the road. Ask about visits by phone or video, and about the nearest lab.',
          'Original Medicare with a supplement is accepted wherever Medicare is, and that can suit people who travel far for care. It has a premium of its own and needs a separate drug plan. Weigh both.',
        ],
        image: 'kitchen-table',
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefits to ask about in a rural county',
        introduction: 'Some plans that reach rural counties may include these. Many will include only a few.',
        cards: [
          {
            icon: 'bus',
            title: 'Long rides',
            text: 'Ask how many miles a trip may be. Sixty is a long way in town and an ordinary one here.',
          },
          {
            icon: 'tooth',
            title: 'A dentist in the county',
            text: 'The benefit is only as good as the nearest office that takes it.',
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
          { title: 'Your usual places', text: 'Clinic, hospital, drugstore. Keep their names handy for the call.' },
          {
            title: 'Your own time',
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
            question: 'Does the VA change things?',
            answer:
              'Many veterans keep both. VA care and Medicare do not pay for the same visit, so tell the agent which you use for what.',
          },
          {
            question: 'Are you the county’s Medicare people?',
            answer:
              'No, we are a private firm. Every state also has a SHIP program, paid by public money, with counselors who sell nothing.',
          },
          {
            question: 'My internet is slow. Can I do this by phone?',
            answer: 'Yes. Call in office hours and an agent will ask the same questions aloud.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Talk it over with an agent',
        text: 'A ZIP code starts it. Or call, and a licensed insurance agent will take the time you need.',
      },
    ],
  },
]);
