import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'ZIP code of your household', button: 'Add my cars' } };

export const autoHousehold = defineAskingPages(openings, [
  // Several cars at one address: one policy or more.
  {
    path: '/get-your-auto-cx4',
    brands: ['tqg'],
    template: 'landing',
    title: 'Insurance for two or three cars',
    description:
      'One policy for every car at home, or one each: what changes with discounts, limits and records, and what to note down.',
    headline: 'Two or three cars at home: one policy?',
    subheadline: 'Many insurers offer a discount for several cars. See what else changes.',
    image: 'three-lanes',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Prefer to list your cars by phone?',
      text: 'Read the list out to a licensed insurance agent. The questions stay open here if you would rather type.',
    },
    explains: ['deductible'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'car', text: 'Room for three cars' },
          { icon: 'steering-wheel', text: 'Room for three drivers' },
          { icon: 'clock', text: 'Stop halfway and come back' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'One policy, or one for each car',
        introduction: 'What usually differs. Each insurer has its own rules, so use this as a list of questions.',
        columns: ['Part', 'One policy for all', 'A policy for each car'],
        rows: [
          ['Multi-car discount', 'Offered by many insurers', 'Not as a rule'],
          ['Liability limits', 'Usually one set for every car', 'Chosen each time'],
          [
            'A driver with a bad record',
            'Can move the whole premium',
            'Stays with that policy, though insurers ask who else lives there',
          ],
          ['A car in someone else’s name', 'Ask first; the owner may have to be named', 'The owner holds it'],
          ['Renewal', 'One date, one bill', 'Several of each'],
        ],
      },
      {
        kind: 'explainer',
        heading: 'Not every car needs the same coverage',
        paragraphs: [
          'On one policy you still choose collision and comprehensive car by car. The ten-year-old pickup can go without both while the new sedan keeps them.',
          'One test helps. Add what those two parts cost for a year to the deductible, and set the sum against what the car would sell for. If they are close, ask the agent what you would give up. If the car has a loan, ask the lender too.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'What to write down for each car',
        items: [
          'Year, make, model and the vehicle number from the dashboard',
          'Whose name is on the title or the lease',
          'Who drives it most, and for what',
          'Miles in a normal year',
          'Where it spends the night',
          'Any alarm, tracker or crash-avoidance gear',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about several cars',
        questions: [
          {
            question: 'Which driver goes with which car?',
            answer:
              'Companies differ. Some match each driver to a car, some rate the riskiest driver on the most expensive car. Ask how yours does it.',
          },
          {
            question: 'Must we be married or related to share a policy?',
            answer: 'Often not, but most companies want everyone at one address. Partners and roommates should ask.',
          },
          {
            question: 'What about a car that is hardly driven?',
            answer:
              'Tell the agent that it mostly sits, and ask which coverage it needs. A car with plates usually has to stay insured, even if it never moves.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'List your cars and ask about one policy',
        text: 'Enter them one after another, or describe them to an agent by phone.',
      },
    ],
  },

  // Somebody at home has just been licensed.
  {
    path: '/get-your-auto-q0z',
    brands: ['tqg'],
    template: 'landing',
    title: 'A new driver in the household',
    description:
      'A teenager or a late starter has a license: when to tell the insurer, three ways to insure them, and what to ask first.',
    headline: 'Just licensed? Three ways to insure a new driver',
    subheadline: 'Add them, insure them apart or exclude them: see what each one means.',
    image: 'open-road',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'When to tell your insurer',
        paragraphs: [
          'Call when the permit arrives, and again on the day of the test. A learner is often covered by the family policy while a parent sits alongside. A license changes that.',
          'An early call avoids trouble. An insurer that learns of a driver after a crash may charge for the time before, refuse to renew, or dispute the claim.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Add them, insure them apart or exclude them',
        cards: [
          {
            icon: 'people',
            title: 'Add them to your policy',
            text: 'The usual way for a teenager at home. They share your limits and may share your discounts.',
          },
          {
            icon: 'document',
            title: 'A policy of their own',
            text: 'Makes sense for an adult child with a car in their own name. A minor can seldom sign for one alone.',
          },
          {
            icon: 'prohibit',
            title: 'Exclude them by name',
            text: 'For someone who will never drive your cars. The insurer pays nothing if they do, and some states do not permit it.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Discounts to ask about for a new driver',
        introduction: 'Ask about each by name. They differ by company, and some need papers.',
        tips: [
          { title: 'Good grades', text: 'Many companies ask for a report card with a B average.' },
          { title: 'Driver training', text: 'Keep the certificate from the course.' },
          { title: 'Away at school', text: 'For a student far from home who left the car behind.' },
          {
            title: 'A phone app',
            text: 'It scores braking, speed and late hours. Ask whether a poor score can raise the price.',
          },
          {
            title: 'A car that costs less to insure',
            text: 'Usually a plain sedan with modern safety gear, not a fast coupe.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What to say on the call',
        steps: [
          { title: 'Name the driver', text: 'Date of birth, date of the license, and which car they will use most.' },
          {
            title: 'Ask for two prices',
            text: 'One with them on the car they will use most, and one with them on another car.',
          },
          {
            title: 'Ask about higher limits',
            text: 'With a new driver, ask what more liability coverage would add to the price.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about new drivers',
        questions: [
          {
            question: 'Does a first license at 50 count as new?',
            answer: 'With most companies, yes. Experience is counted from the license, though age counts as well.',
          },
          {
            question: 'Must I list someone who drives only on weekends?',
            answer: 'If they live with you and use the car, plan on it. Say how often, so that the rating fits.',
          },
          {
            question: 'What changes when they move out?',
            answer:
              'Tell the insurer the new address. A grown child with a home and a car elsewhere needs a policy there.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about your new driver',
        text: 'Add the new driver to your list here, or talk it through with a licensed agent.',
      },
    ],
  },
]);
