import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'So, where do you live? ZIP code', button: 'Tell Emily' } };

export const homeAskEmily = defineAskingPages(openings, [
  // The front page of Ask Emily: a conversation, in which Emily is the guide's name and nobody's face.
  {
    name: 'home-ask-emily',
    path: '/',
    brands: ['emily'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYHOME27_M' },
    template: 'landing',
    description: 'Ask about Medicare the way you would ask a friend; plain answers, and a licensed agent for the rest.',
    headline: 'So, what would you like from Medicare?',
    subheadline: 'I show what plans may include in some areas, and what to ask an agent.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'heart', text: 'I am a guide on a page; the agents are people' },
          { icon: 'lock', text: 'I pass nothing on unless you say to whom' },
          { icon: 'coin', text: 'You never pay me' },
        ],
      },
      {
        kind: 'faq',
        heading: 'What people ask me',
        questions: [
          {
            question: 'Emily, are you a person?',
            answer:
              'No. Emily is the name of this guide, and its answers were written ahead of time. When you call, a licensed insurance agent picks up.',
          },
          {
            question: 'Do you work for Medicare?',
            answer:
              'I do not, and nor does the company behind me. It is a private one. For the public side, try Medicare.gov.',
          },
          {
            question: 'I like my doctor. Now what?',
            answer:
              'Then make the doctor your first question. Have the agent look for the name and the office address in each plan’s directory.',
          },
          {
            question: 'My prescriptions cost too much. Can you help?',
            answer:
              'I can tell you what to ask: the drug’s tier, a lower-cost match, and whether Extra Help from Social Security could apply to you.',
          },
          {
            question: 'What do you get out of this?',
            answer: 'The company is paid by agencies and insurers for introductions that you asked for.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four things to bring up on the call',
        introduction: 'Good openers for the call. None of these is in every plan, and each has limits.',
        cards: [
          {
            icon: 'tooth',
            title: '“What about my bridge?”',
            text: 'Dental benefits may cover some work and not other. Name the work your dentist has planned.',
          },
          {
            icon: 'glasses',
            title: '“I wear bifocals.”',
            text: 'Progressive lenses can cost more than an allowance. Ask what you would add.',
          },
          {
            icon: 'ear',
            title: '“Say that again?”',
            text: 'Hearing benefits may begin with a test. Ask what follows it, and where.',
          },
          {
            icon: 'basket',
            title: '“I buy a lot of vitamins.”',
            text: 'An over-the-counter allowance may help, through a catalog or certain stores.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How our talk goes',
        steps: [
          { title: 'I ask', text: 'One thing at a time, starting with your ZIP code. “Skip” is a fine answer.' },
          { title: 'You decide', text: 'Who may phone you, if anyone. I show the names before you tick a thing.' },
          { title: 'They explain', text: 'An agent with a license tells you about plans for sale in your county.' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Get more from the call',
        paragraphs: [
          'Write three lines by the phone: the doctors you will not give up, the medicines you take, the sum you could manage in a rough year.',
          'Let the agent talk, then ask for the plan’s name and its Summary of Benefits. You can read that at home and call again.',
          'Take the time you need. A plan that suits you will still suit you tomorrow, as long as your enrollment window is open.',
        ],
        image: 'market-basket',
      },
      {
        kind: 'call-to-action',
        heading: 'Shall we look at your area?',
        text: 'Give me a ZIP code, or skip me and speak with a licensed insurance agent.',
      },
    ],
  },
]);
