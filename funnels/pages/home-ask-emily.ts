import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'So, where do you live? ZIP code', button: 'Check my area' } };

export const homeAskEmily = defineAskingPages(openings, [
  // The front page of Ask Emily: a conversation, in which Emily is the guide's name and nobody's face.
  {
    name: 'home-ask-emily',
    path: '/',
    brands: ['emily'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYHOME27_M' },
    template: 'landing',
    description: 'Ask about Medicare the way you would ask a friend; plain answers, and a licensed agent for the rest.',
    headline: 'So, what would you like from your Medicare plan?',
    subheadline: 'Dental, vision, hearing? I show what some plans include in some areas.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'I am a guide on a page; the agents are people' },
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
            answer: 'No. The company behind me is a private one. Medicare itself answers at Medicare.gov.',
          },
          {
            question: 'I like my doctor. What should I ask?',
            answer:
              'Make the doctor your first question. Have the agent look for the name and the office address in each plan’s directory.',
          },
          {
            question: 'My prescriptions cost too much. Can you help?',
            answer:
              'I can tell you what to ask: the drug’s tier, a lower-cost match, and whether Extra Help from Social Security could apply to you.',
          },
          {
            question: 'How is the company behind you paid?',
            answer: 'Agencies and insurers pay it for introductions that you asked for.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four things to bring up on the call',
        introduction: 'Good openers for the call. Some plans cover some of these, within limits.',
        cards: [
          {
            icon: 'tooth',
            title: '“Is my dental bridge covered?”',
            text: 'Name the work your dentist has planned, and ask what your share would be.',
          },
          {
            icon: 'glasses',
            title: '“I wear bifocals. What would I pay?”',
            text: 'Progressive lenses can cost more than an allowance. Ask what you would add.',
          },
          {
            icon: 'ear',
            title: '“Are hearing aids included?”',
            text: 'Hearing benefits may begin with a test. Ask what follows it, and where.',
          },
          {
            icon: 'pill',
            title: '“Can I get vitamins with it?”',
            text: 'An over-the-counter allowance may help, through a catalog or certain stores.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How our talk goes',
        steps: [
          {
            title: 'I ask a few questions',
            text: 'One thing at a time, starting with your ZIP code. “Skip” is a fine answer.',
          },
          { title: 'You decide who may call', text: 'I show each company’s name first. Tick some, or none.' },
          {
            title: 'An agent explains',
            text: 'An agent with a license tells you about plans for sale in your county.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'How to get more from the call',
        paragraphs: [
          'Write three lines by the phone: the doctors you want to keep, the medicines you take, the most you could pay in a rough year.',
          'Let the agent talk, then ask for the plan’s name and its Summary of Benefits. You can read that at home and call again.',
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
