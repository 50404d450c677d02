import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Where do you keep the car? ZIP code',
    button: 'Ask about my car',
    taps: 'Do you have car insurance today?',
    tiles: { true: 'shield', false: 'car' },
  },
  spanish: { asks: '¿Dónde guarda el auto? Código postal', button: 'Anotar mi auto' },
};

export const auto = defineAskingPages(openings, [
  // The front page of The Quote Guild.
  {
    name: 'home-auto',
    path: '/',
    brands: ['tqg'],
    template: 'landing',
    description:
      'What the parts of a car insurance policy pay for, what moves a price, and a licensed agent to talk to.',
    headline: 'Know what your car insurance pays for',
    subheadline: 'Answer three questions, then ask a licensed agent about your coverage.',
    image: 'open-road',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    explains: ['deductible'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Licensed insurance agents' },
          { icon: 'check', text: 'Three questions to start' },
          { icon: 'coin', text: 'No cost to call' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How it works, step by step',
        steps: [
          {
            title: 'Say whether you are insured',
            text: 'And with which company, so that the agent can look at others.',
          },
          {
            title: 'Enter your ZIP code',
            text: 'It tells which insurers work in your area and what your state requires.',
          },
          {
            title: 'Call a licensed agent',
            text: 'You get a number. The agent who answers goes through your options with you.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What each part of a car policy pays for',
        introduction:
          'Most policies are built from these parts. Your state requires some of them; a lender may require others.',
        cards: [
          {
            icon: 'people',
            title: 'Liability',
            text: 'Pays for people you hurt and things you damage when the crash is your fault.',
          },
          { icon: 'wrench', title: 'Collision', text: 'Repairs your own car after a crash, less your deductible.' },
          {
            icon: 'cloud-lightning',
            title: 'Comprehensive',
            text: 'Pays when your car is stolen, or damaged by hail, fire or a deer.',
          },
          {
            icon: 'shield',
            title: 'Uninsured motorist',
            text: 'Steps in when the other driver has too little insurance, or none.',
          },
          {
            icon: 'stethoscope',
            title: 'Medical payments',
            text: 'Helps with doctor bills for you and your passengers, whoever is at fault.',
          },
          {
            icon: 'car',
            title: 'Roadside and rental',
            text: 'Helps with a tow, a jump start, or a car while yours is in the shop.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What your car insurance price depends on',
        paragraphs: [
          'Insurers price the same driver in different ways. Most look at where the car is parked at night, how far it drives, its make and model, who drives it and what happened in the last few years.',
          'Some of this is up to you. A higher deductible, fewer miles, or a car that is cheaper to repair can change what you pay. Ask the agent what each choice would do.',
        ],
        learnMore: { label: 'See car insurance ads in one place', destination: '/clicks-auto' },
      },
      {
        kind: 'faq',
        heading: 'Questions about prices and the call',
        questions: [
          {
            question: 'Where do I hear prices?',
            answer:
              'On the call. Insurers set the prices, and the agent can give you those of the companies they work with. This site shows none.',
          },
          {
            question: 'Do you check my credit?',
            answer: 'No. An insurer may do so later, where your state allows it. Ask the agent before you agree.',
          },
          {
            question: 'What if I have no insurance now?',
            answer: 'Tell the agent. Some insurers accept drivers who had a gap, and the agent can ask those.',
          },
          {
            question: 'How do you make money?',
            answer: 'Insurers and agencies pay us for calls. You pay us nothing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go through your policy with an agent',
        text: 'The call goes faster with your current policy and your car’s year and model at hand.',
      },
    ],
  },

  // The number first: a call page for The Quote Guild.
  {
    path: '/call-auto',
    brands: ['tqg'],
    template: 'landing',
    title: 'Talk with a car insurance agent',
    description:
      'One call to a licensed insurance agent about car insurance offered in your state. What to have ready.',
    headline: 'Talk through your car insurance with an agent',
    subheadline: 'Ask a licensed agent about the coverage offered in your state.',
    image: 'open-road',
    leadsWith: 'call',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    exitIntent: {
      heading: 'Take the number with you',
      text: 'Write it down and call when you have your policy in front of you. A licensed insurance agent answers during the hours below.',
    },
    explains: ['deductible'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'A licensed agent answers' },
          { icon: 'coin', text: 'No cost to call' },
          { icon: 'check', text: 'No obligation to buy' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What happens on the call',
        steps: [
          { title: 'The agent asks', text: 'Your ZIP code, your car, who drives it, and what insurance you have now.' },
          {
            title: 'The agent looks for insurers',
            text: 'They check which of their insurers sell policies like yours in your state.',
          },
          {
            title: 'You choose',
            text: 'You hear what is covered, the deductible and the price. Then you decide, on the call or later.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to have ready for the call',
        cards: [
          {
            icon: 'document',
            title: 'Your current policy',
            text: 'The page with your limits and deductibles, so that you compare the same coverage.',
          },
          {
            icon: 'car',
            title: 'Your car',
            text: 'Year, make and model; the number on the dashboard (VIN) if you have it.',
          },
          {
            icon: 'steering-wheel',
            title: 'Your drivers',
            text: 'Names and birth dates of the people who drive it, if they agree that you share them.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you call',
        questions: [
          {
            question: 'Who answers the call?',
            answer:
              'A licensed insurance agent who works with one or more insurers. Ask which ones; they will tell you.',
          },
          { question: 'Is the call recorded?', answer: 'Yes. The agent will say so too.' },
          {
            question: 'Will I be called back?',
            answer: 'Only if you ask the agent to call you. You do not give us your number on this page.',
          },
          {
            question: 'Can I cancel my old policy the same day?',
            answer: 'Wait until the new policy has started. A gap, even of one day, can raise your price later.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to start online?',
        text: 'Answer three questions here. You get the same number at the end.',
      },
    ],
  },

  // The whole auto form.
  {
    path: '/compare-auto',
    alternate: '/compare-auto-es',
    brands: ['tqg'],
    template: 'landing',
    title: 'Compare car insurance with an agent',
    description:
      'Put your cars and drivers in order once, then talk with a licensed agent who has them in front of them.',
    headline: 'List your cars once, then compare insurance',
    subheadline: 'Your cars, your drivers, then one call. You choose who sees the answers.',
    image: 'open-road',
    form: 'auto',
    middleware: ['rename-zip'],
    planTypes: ['auto-liability'],
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Each question says why it is asked' },
          { icon: 'check', text: 'Skip what you would rather say by phone' },
          { icon: 'lock', text: 'Nothing is shared before you tick it' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why the form asks about cars and drivers',
        paragraphs: [
          'An agent needs these answers to compare companies. Type them here once, and you do not have to read them out on the phone.',
          'They matter because two neighbors with the same car can be offered different prices. Where the car is kept, who drives it and what happened in the last few years all count, and each insurer counts them in its own way.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you start',
        questions: [
          {
            question: 'When do I hear prices?',
            answer: 'On the call. Prices come from the insurers, and the agent goes through them with you.',
          },
          {
            question: 'What if I do not know the model?',
            answer: 'Type what you know. The agent can look it up by the number on the dashboard.',
          },
          {
            question: 'Do you check my credit?',
            answer: 'No. Where the question is allowed, it asks for your own estimate, and you may skip it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to answer by phone?',
        text: 'Call, and an agent takes the same answers from you.',
      },
    ],
  },

  // The whole auto form in Spanish.
  {
    path: '/compare-auto-es',
    brands: ['tqg'],
    language: 'spanish',
    alternate: '/compare-auto',
    template: 'landing',
    title: 'Compare su seguro de auto con un agente',
    description:
      'Anote una vez sus autos y conductores y hable con un agente con licencia que ya los tiene a la vista.',
    headline: 'Anote sus autos una vez y compare seguros',
    subheadline: 'Sus autos, sus conductores y una llamada. Usted decide quién ve los datos.',
    image: 'open-road',
    form: 'auto',
    middleware: ['rename-zip'],
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Cada pregunta dice por qué se hace' },
          { icon: 'check', text: 'Omita lo que prefiera decir por teléfono' },
          { icon: 'lock', text: 'Nada se comparte antes de que usted lo marque' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Por qué se pregunta por autos y conductores',
        paragraphs: [
          'El agente necesita estas respuestas para comparar compañías. Escríbalas aquí una vez y no tendrá que dictarlas por teléfono.',
          'Importan porque a dos vecinos con el mismo auto les pueden ofrecer precios distintos. Cuentan dónde se guarda el auto, quién lo maneja y qué pasó en los últimos años, y cada aseguradora hace sus propias cuentas.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas antes de empezar',
        questions: [
          {
            question: '¿Cuándo me dicen los precios?',
            answer: 'En la llamada. Los precios los ponen las aseguradoras, y el agente los repasa con usted.',
          },
          {
            question: '¿Contesta alguien en español?',
            answer: 'La línea contesta en inglés. Pida al agente que le atiendan en español.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: '¿Prefiere contestar por teléfono?',
        text: 'Llame y un agente anotará las mismas respuestas.',
      },
    ],
  },
]);
