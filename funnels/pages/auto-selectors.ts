import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';
import { autoStateDepartments } from './auto-state-departments';

const openings: Openings = {
  english: {
    asks: 'Age rules differ by state: your ZIP code',
    button: 'Ask in my state',
    taps: 'Is your car insured in your state?',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoSelectors = defineAskingPages(openings, [
  // What changes with a driver’s age, range by range.
  {
    path: '/get-your-auto-age',
    brands: ['ps', 'tqg'],
    template: 'selector',
    title: 'Car insurance by age range',
    description:
      'Pick your age range and read what tends to change about car insurance there, why insurers look at it, and what to ask.',
    headline: 'What your age changes about car insurance',
    subheadline: 'Choose your age range to see what insurers weigh and what to ask.',
    image: 'three-lanes',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'selector',
        heading: 'Choose your age range',
        introduction: 'Tap a range to open it here on the page.',
        choices: [
          {
            name: '16 to 19',
            text: 'There is little history to go by, and new drivers crash more often. Many families add a teenager to a parent’s policy. Ask about discounts for good grades, for driver training and for students who leave the car at home.',
          },
          {
            name: '20 to 24',
            text: 'Each year without a claim or a ticket builds a record of your own. If you have left home, ask whether a parent’s policy still covers you. The answer turns on where you live and whose name is on the title.',
          },
          {
            name: '25 to 34',
            text: 'For many drivers the charge for inexperience fades around here, little by little. A move, a marriage or a first car loan often changes more. Ask for prices again after each of them.',
          },
          {
            name: '35 to 54',
            text: 'Second cars, longer commutes and, before long, a teenager with a permit. Look at your liability limits: those you chose at 25 may be small beside what you own today.',
          },
          {
            name: '55 to 64',
            text: 'Commutes shrink or end. Tell the insurer your true miles. In some states a mature driver course earns a discount by law; ask which courses count before you sign up for one.',
          },
          {
            name: '65 to 74',
            text: 'Retirement may mean fewer miles and a car that stays parked on weekdays. Ask how the price changes with both. If you spend winters elsewhere, say where the car is kept, and for how long.',
          },
          {
            name: '75 and over',
            text: 'In most states insurers may weigh age again, because the same crash can hurt an older person more. Compare at each renewal, ask about refresher courses, and name everyone who now drives for you.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'What counts at every age',
        tips: [
          {
            title: 'Your record',
            text: 'Crashes and violations of the last three to five years follow you at any age.',
          },
          { title: 'Your car', text: 'What it costs to repair, and how often its model is stolen.' },
          { title: 'Where you park', text: 'Claims near the place where the car is kept at night.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about age and price',
        questions: [
          {
            question: 'May insurers use age everywhere?',
            answer:
              'No. Hawaii does not allow it, for one, and some states put years of driving ahead of years of life. An agent knows the rule where you live.',
          },
          {
            question: 'Why is there no price beside each range?',
            answer:
              'Because two people of 67 can be offered very different ones. Age is one entry on a long list, and each company keeps its own. An agent can ask for yours.',
          },
          {
            question: 'Should I wait for a birthday before I compare?',
            answer: 'Your renewal date is the better moment to look around.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Age is one part of your price',
        text: 'Get the rest compared: tell an agent about the car, the miles and the drivers.',
      },
    ],
  },

  // The office that regulates insurers, state by state.
  {
    path: '/get-your-auto-state',
    brands: ['tqg', 'ps'],
    template: 'selector',
    title: 'State car insurance offices',
    description:
      'Find the office that regulates car insurance in your state, and one fact about proof of insurance or shopping there.',
    headline: 'Find your state’s car insurance office',
    subheadline: 'Choose your state to see who regulates insurers there, and a useful fact.',
    image: 'letters',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'selector',
        heading: 'Insurance offices, state by state',
        introduction: 'Fifty states and the District of Columbia, in alphabetical order.',
        choices: autoStateDepartments,
      },
      {
        kind: 'strengths-and-limits',
        heading: 'What a state insurance office does',
        strengthsHeading: 'The office can',
        strengths: [
          'tell you whether a company or an agent is licensed in the state',
          'pass your complaint to the insurer and ask for an answer',
          'review the rates and the policy forms that companies file',
        ],
        limitsHeading: 'For these, ask someone else',
        limits: [
          'choosing a company or comparing prices: a licensed insurance agent',
          'settling who caused a crash: your insurer, or a lawyer',
          'registering your car: your state’s motor vehicle agency',
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why car insurance rules differ by state',
        paragraphs: [
          'Car insurance in this country is regulated by the states. A federal law of 1945, the McCarran-Ferguson Act, left it to them. So a rule that a cousin told you about may end at the state line.',
          'The same goes for licenses. An agent needs one for the state where you live, and may hold several. You may ask for the license number and check it yourself.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about state insurance offices',
        questions: [
          {
            question: 'What should a complaint contain?',
            answer:
              'The company, the policy or claim number, what happened and when, and what you want done. Send copies and keep the originals.',
          },
          {
            question: 'Can the office tell me which insurer is good?',
            answer:
              'Many offices publish how often people complain about each company. Look there, then compare prices with an agent.',
          },
          {
            question: 'I live in two states. Which one counts?',
            answer:
              'For a car, as a rule, the one where it is registered and kept. Tell the agent about both homes, and how the year divides.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ready to ask about your own state?',
        text: 'A few taps and your ZIP code lead to a licensed insurance agent’s number.',
      },
    ],
  },
]);
