import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'To start the quiz: is your car insured?',
    button: 'Start the quiz',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoQuizzes = defineAskingPages(openings, [
  // Taps first, typing last.
  {
    path: '/quiz-auto-e7b',
    brands: ['tqg'],
    template: 'quiz',
    title: 'Car insurance quiz in a few taps',
    description:
      'Begin with taps: insured or not, own or rent, crashes in recent years. See what each answer changes, then meet an agent.',
    headline: 'Car insurance quiz: mostly taps, little typing',
    subheadline: 'Tap through a few questions; an agent’s number comes at the end.',
    image: 'three-lanes',
    form: 'auto-quiz',
    planTypes: ['auto-liability'],
    indexable: false,
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'comparison-table',
        heading: 'How each answer helps the agent',
        introduction: 'Every answer leads to a licensed agent’s number.',
        columns: ['If you answer', 'What the agent does with it'],
        rows: [
          ['Insured now', 'Looks at your renewal date, so that no day is left open'],
          ['Not insured', 'Asks how long, and which companies accept a gap'],
          ['Own your home', 'Asks whether home and car belong with one insurer'],
          ['Rent', 'May ask whether you want a price for a renters policy too'],
          ['A crash or two', 'Checks the dates, since most companies look back only a few years'],
          ['A DUI', 'Asks about an SR-22 and turns to companies that write such drivers'],
        ],
      },
      {
        kind: 'explainer',
        heading: 'What you get at the end of the quiz',
        paragraphs: [
          'The last screen gives you a number to call, whatever you answered. The agent then tells you the prices of the companies they work with.',
          'Answer as your record would. The insurer will read it anyway, and a surprise later costs more than a straight answer now.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the quiz',
        questions: [
          {
            question: 'Can I go back and change an answer?',
            answer: 'Yes. Use the link above the question; what you answered before stays.',
          },
          {
            question: 'What if I would rather not say?',
            answer: 'Skip it. The questions that you tap can each be left out, and the agent will ask if it matters.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start the car insurance quiz',
        text: 'The first question is at the top. If you would rather talk, an agent is one call away.',
      },
    ],
  },

  // What an insurer asks, and why.
  {
    path: '/quiz/auto',
    brands: ['ps', 'tqg'],
    template: 'quiz',
    title: 'What would an insurer ask about you?',
    description:
      'Answer the questions that car insurers put to everyone, with the reason for each, and finish at a licensed agent’s number.',
    headline: 'What would a car insurer ask about you?',
    subheadline: 'The usual questions in plain words, each with the reason behind it.',
    image: 'open-road',
    form: 'auto-quiz',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Why car insurers ask these questions',
        introduction: 'Here is the reason behind four of the main ones.',
        cards: [
          {
            icon: 'shield',
            title: 'Insured today?',
            text: 'Coverage without a break counts in your favor with many companies.',
          },
          {
            icon: 'road-horizon',
            title: 'Crashes and violations',
            text: 'The recent past is the best guide that insurers have to the near future.',
          },
          { icon: 'car', title: 'Year, make, model', text: 'Parts, safety gear and thefts differ from car to car.' },
          {
            icon: 'calendar',
            title: 'Date of birth',
            text: 'It stands for experience in most states. A few restrict its use.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'What to have nearby',
        items: ['Your insurance card or app', 'The car’s registration', 'Rough dates of any crash or ticket'],
        note: 'None of it is needed to begin.',
      },
      {
        kind: 'faq',
        heading: 'Questions about your answers',
        questions: [
          {
            question: 'Where do my answers go?',
            answer: 'They stay with you on the way. Near the end you read who would receive them, and you choose.',
          },
          {
            question: 'What if I do not agree to be contacted?',
            answer: 'You still get the phone number. You would give the answers to the agent yourself.',
          },
          {
            question: 'Will a neighbor get the same result?',
            answer:
              'The number to call may be the same. What the agent can offer depends on your car, record and address.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Answer the first car insurance question',
        text: 'It takes one tap. The rest follow, one screen at a time.',
      },
    ],
  },
]);
