import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Quotes depend on your area: ZIP code',
    button: 'Ask about quotes',
    taps: 'Do you have car insurance at the moment?',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoQuotes = defineAskingPages(openings, [
  // One sheet of limits and deductibles, so that quotes can be laid side by side.
  {
    path: '/get-quotes-p4t',
    brands: ['tqg'],
    template: 'landing',
    title: 'Car insurance quotes you can compare',
    description:
      'Write down your limits and deductibles once and ask every insurer for the same coverage, so that the prices can be compared.',
    headline: 'Get car insurance quotes you can compare',
    subheadline: 'Set your limits once, and every quote you hear is for the same thing.',
    image: 'kitchen-table',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'comparison-table',
        heading: 'Six lines to write down before you ask',
        introduction: 'Give every insurer the same six lines, and the prices can be compared.',
        columns: ['Line', 'What to write down', 'Where to find it'],
        rows: [
          ['Liability limits', 'Three figures, such as 100/300/100', 'Declarations page, top half'],
          ['Uninsured motorist', 'The same style of figures, or none', 'The line below liability, as a rule'],
          ['Collision deductible', 'One amount per car', 'Beside each vehicle'],
          ['Comprehensive deductible', 'Often smaller than for collision', 'Beside each vehicle'],
          ['Extras', 'Roadside, rental car, gap', 'End of the coverage list'],
          ['Drivers', 'Everyone licensed at your address', 'Your own household'],
        ],
        note: 'No declarations page? Your insurer’s app or a phone call will get you one.',
      },
      {
        kind: 'how-it-works',
        heading: 'How the call with the agent goes',
        steps: [
          {
            title: 'You describe your car',
            text: 'Answer the questions above, or tell the agent about car, driver and address.',
          },
          {
            title: 'The agent looks up prices',
            text: 'The agent enters your six lines with the companies they sell for. Ask how many that is.',
          },
          {
            title: 'You hear the quotes',
            text: 'Ask for each in the same form: six months, paid monthly, every fee included.',
          },
          {
            title: 'You write them down',
            text: 'Company, price, date, name of the agent. Then take the time you need.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why written numbers matter',
        paragraphs: [
          'People often ask for “the same as I have now,” and one agent reads that differently from another. Written numbers leave no room for it.',
          'Once you have prices for the six lines, change a single one and ask again. What would higher limits add? What would a larger deductible take off? Now each answer means something.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about getting quotes',
        questions: [
          {
            question: 'How do I get the quotes?',
            answer:
              'You hear them from the agent, by phone and not on this screen. Insurers set the prices; this page helps you ask for them.',
          },
          {
            question: 'How many should I collect?',
            answer: 'Three is a fair sample: one large company, one that works through agents, one from your region.',
          },
          {
            question: 'Does asking for quotes hurt my credit score?',
            answer:
              'Insurers that look use a soft inquiry, which does not lower it. Some states bar the look altogether.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent to quote your six lines',
        text: 'Start with the first question, or call and read your lines out.',
      },
    ],
  },

  // What stands in one quote, and how it becomes a policy.
  {
    path: '/your-quote-p4t',
    brands: ['ps'],
    template: 'landing',
    title: 'How to read your car insurance quote',
    description:
      'Five things to check on a car insurance quote, from the name at the top to the fees at the end, and what may still change.',
    headline: 'Your car insurance quote, explained line by line',
    subheadline: 'Five places to check, and what may still change before you pay.',
    image: 'letters',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    indexable: false,
    exitIntent: {
      heading: 'Have a quote in front of you already?',
      text: 'A licensed insurance agent can walk you down the page line by line. Or go on with the questions and start a fresh one.',
    },
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'check', text: 'Asking for a quote binds you to nothing' },
          { icon: 'people', text: 'The agent who quotes is licensed' },
          { icon: 'lock', text: 'You see who may get your answers' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Five things to check on a quote',
        cards: [
          {
            icon: 'people',
            title: 'Names and address',
            text: 'Names, birth dates, address. One wrong digit here, and everything below is wrong too.',
          },
          {
            icon: 'car',
            title: 'The car',
            text: 'Trim and engine affect the price. Compare the last six digits of the VIN.',
          },
          {
            icon: 'shield',
            title: 'The coverages',
            text: 'Each coverage with its limit. An empty line means no coverage.',
          },
          {
            icon: 'calendar',
            title: 'The policy term',
            text: 'Six months or a year. Half a year always looks cheaper.',
          },
          {
            icon: 'coin',
            title: 'The full cost',
            text: 'The premium, then fees for installments or filing. Add them up.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'How a quote becomes a policy',
        paragraphs: [
          'A quote rests on what you said. Before the policy is issued, the company may order your driving record, your claims history and, where allowed, a credit-based score. Tell the whole story first, and the price you hear will be closer to the one you pay.',
          'When you accept, the insurer sends a binder or a declarations page and an ID card. Only then does it cover you, from the hour that is written on it.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Four questions before you accept a quote',
        tips: [
          { title: 'How long does this price stand?', text: 'Quotes expire, often within a month.' },
          {
            title: 'What could still change the price?',
            text: 'The agent should name the reports that are yet to come.',
          },
          { title: 'Which discounts are included?', text: 'Ask which of them end after the first term.' },
          { title: 'May I have the quote in writing?', text: 'An email is enough, with the limits on it.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about your quote',
        questions: [
          {
            question: 'Why did a website show me less than the agent says?',
            answer:
              'It may have assumed no tickets, lower limits or a discount for an app. Put the two pages next to each other.',
          },
          {
            question: 'Can the price change after I pay?',
            answer:
              'Early in a new policy, in most states, the insurer may still correct or cancel it. Read mail from it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask for a quote of your own',
        text: 'The first question is above. If a quote in hand puzzles you, call and ask about that one.',
      },
    ],
  },

  // Two quotes that differ, and where the difference may sit.
  {
    path: '/cheaper-quotes-z3d',
    brands: ['tqg'],
    template: 'landing',
    title: 'Why one quote is cheaper',
    description:
      'Two car insurance quotes, two prices: seven places to look for the difference before you decide that one is cheaper.',
    headline: 'Why is one car insurance quote cheaper?',
    subheadline: 'A better fit, or a missing part? Seven places to look before you sign.',
    image: 'three-lanes',
    form: 'auto-quiz',
    planTypes: ['auto-liability'],
    indexable: false,
    exitIntent: {
      heading: 'Have two quotes with different prices?',
      text: 'Read both to a licensed insurance agent and ask what is missing from the smaller one. Or answer the questions above.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Why the same driver gets two prices',
        paragraphs: [
          'Companies judge the same driver in their own ways, so an honest difference for an equal policy is common. That is why it can pay to compare.',
          'Other differences hide in the parts of the policy and show only on the day of a claim. The list below helps you find them first.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'Seven places where two quotes can differ',
        items: [
          'Term: is one for six months and the other for twelve?',
          'Limits: do the three liability figures match?',
          'Deductibles: are they equal for collision, for comprehensive, for glass?',
          'Drivers: does one leave somebody out, or exclude a person by name?',
          'Parts: does one allow used or aftermarket parts where the other does not?',
          'Payment: does the price assume that you pay all at once, or by automatic draft?',
          'Conditions: does it depend on an app, a home policy or a device you have not agreed to?',
        ],
        note: 'If all seven match and a gap remains, that gap is real.',
      },
      {
        kind: 'comparison-table',
        heading: 'Why it is cheaper, and what that means',
        columns: ['What made it cheaper', 'What it means for you'],
        rows: [
          ['The company likes your record or your model of car', 'Nothing is lost. Check how it handles claims.'],
          ['Home and car with one insurer', 'Real, if the home policy is right too'],
          ['Uninsured motorist left out', 'A driver without insurance may leave you with the bill'],
          ['A deductible twice as high', 'You keep more of each loss yourself'],
          ['A new-customer discount', 'Ask for the price at the second renewal'],
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about a cheaper quote',
        questions: [
          {
            question: 'Will my present insurer match a quote?',
            answer:
              'It can look again for discounts, though it cannot change its filed rates. Call it with the quote in hand.',
          },
          {
            question: 'Can I trust a company I do not know?',
            answer:
              'Look it up. Your state’s insurance department says whether it is licensed, and how many complaints it draws.',
          },
          {
            question: 'When is a good time to ask for quotes?',
            answer:
              'Some insurers treat people who shop before the old policy ends more kindly. Two or three weeks is plenty.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Get one more quote to compare',
        text: 'A few taps, then the typing. The agent quotes to the limits you name, so name the ones you already hold.',
      },
    ],
  },
]);
