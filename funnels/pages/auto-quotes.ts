import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Your ZIP code opens the spec sheet',
    button: 'Open my sheet',
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
    title: 'Ask every insurer for the same thing',
    description:
      'Write one spec sheet for your car insurance before any quote is given, so that the numbers you hear can be compared.',
    headline: 'One spec sheet, then car insurance quotes',
    subheadline: 'Set your limits once, and every quote you hear is for the same thing.',
    image: 'kitchen-table',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'comparison-table',
        heading: 'Your spec sheet',
        introduction: 'Six lines. If one differs between two quotes, you are no longer comparing.',
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
        heading: 'How the conversation goes',
        steps: [
          {
            title: 'You go first',
            text: 'Answer the questions above, and the agent has car, driver and address on the screen.',
          },
          {
            title: 'They rate it',
            text: 'The agent enters your sheet with the companies they sell for. Ask how many that is.',
          },
          {
            title: 'You hear figures',
            text: 'Ask for each in the same form: six months, paid monthly, every fee included.',
          },
          {
            title: 'You mark the sheet',
            text: 'Company, price, date, name of the agent. Then sleep on it if you like.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why written numbers matter',
        paragraphs: [
          'People often ask for “the same as I have now,” and one agent reads that differently from another. Written numbers leave no room for it.',
          'Once you have prices for the sheet, change a single line and ask again. What would higher limits add? What would a larger deductible take off? Now each answer means something.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about getting quotes',
        questions: [
          {
            question: 'Do I get the quotes on this screen?',
            answer:
              'No. You hear them from the agent, by phone. Insurers make the prices; this page helps you ask for them.',
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
        heading: 'Get your sheet quoted',
        text: 'Start with the first question, or dial and read your six lines out.',
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
      'A quote has five stops, from the name at the top to the fees at the end. What to check at each, and what may still change.',
    headline: 'Your car insurance quote, read stop by stop',
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
            title: 'Who and where',
            text: 'Names, birth dates, address. One wrong digit here, and everything below is wrong too.',
          },
          { icon: 'car', title: 'Which car', text: 'Trim and engine count. Compare the last six digits of the VIN.' },
          {
            icon: 'shield',
            title: 'What it pays',
            text: 'Each coverage with its limit. An empty line means no coverage.',
          },
          { icon: 'clock', title: 'For how long', text: 'Six months or a year. Half a year always looks cheaper.' },
          {
            icon: 'coin',
            title: 'What it costs',
            text: 'The premium, then fees for installments or filing. Add them up.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'A quote is not yet a policy',
        paragraphs: [
          'It rests on what you said. Before the policy is issued, the company may order your driving record, your claims history and, where allowed, a credit-based score. A forgotten ticket shows up there, and the figure moves.',
          'So tell the whole story first. The number you hear will be closer to the one you pay.',
          'When you accept, the insurer sends a binder or a declarations page and an ID card. Only then does it cover you, from the hour that is written on it.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Ask before you accept',
        tips: [
          { title: 'How long does this price stand?', text: 'Quotes expire, often within a month.' },
          { title: 'What could still change it?', text: 'The agent should name the reports that are yet to come.' },
          { title: 'Which discounts are in it?', text: 'And which of them ends after the first term.' },
          { title: 'May I have it in writing?', text: 'An email is enough, with the limits on it.' },
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
        heading: 'Start a quote of your own',
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
      heading: 'Two quotes that will not match?',
      text: 'Read both to a licensed insurance agent and ask what is missing from the smaller one. The taps above wait for you.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Cheaper, or just smaller?',
        paragraphs: [
          'Companies judge the same driver in their own ways, so an honest difference for an equal policy is common. That is the reason to shop at all.',
          'The other kind of difference hides in the parts. It shows on the day of a claim, when it is too late to look.',
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
            answer: 'It cannot change its filed rates, yet it can look again for discounts. Call it before you leave.',
          },
          {
            question: 'Is an unknown company a risk?',
            answer:
              'Look it up. Your state’s insurance department says whether it is licensed, and how many complaints it draws.',
          },
          {
            question: 'When is a good time to ask?',
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
