import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Where do you keep the car? ZIP code',
    button: 'List my cars',
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
    subheadline: 'Answer three questions, then ask a licensed agent about your state.',
    image: 'open-road',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    explains: ['deductible'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Licensed insurance agents' },
          { icon: 'check', text: 'Three questions, not thirty' },
          { icon: 'coin', text: 'No cost to call' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How it works, step by step',
        steps: [
          { title: 'What you have', text: 'Insured or not, and with whom. Nobody offers you what you already own.' },
          {
            title: 'Where you park',
            text: 'Your ZIP code tells which insurers work in your area and what your state requires.',
          },
          {
            title: 'Who you call',
            text: 'You get a number. A licensed agent answers and goes through your options with you.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'A policy, taken apart',
        introduction:
          'Most policies are built from these parts. Your state requires some of them; a lender may require others.',
        cards: [
          {
            icon: 'people',
            title: 'Liability',
            text: 'Pays for people you hurt and things you damage when the crash is your fault.',
          },
          { icon: 'car', title: 'Collision', text: 'Repairs your own car after a crash, less your deductible.' },
          {
            icon: 'shield',
            title: 'Comprehensive',
            text: 'Theft, hail, fire, a deer: damage that is not a crash with a car.',
          },
          {
            icon: 'document',
            title: 'Uninsured motorist',
            text: 'Steps in when the other driver has too little insurance, or none.',
          },
          {
            icon: 'heart',
            title: 'Medical payments',
            text: 'Helps with doctor bills for you and your passengers, whoever is at fault.',
          },
          {
            icon: 'clock',
            title: 'Roadside and rental',
            text: 'A tow, a jump start, a car while yours is in the shop.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What moves a price',
        paragraphs: [
          'Insurers price the same driver in different ways. Most look at where the car sleeps, how many miles it drives, what it is, who drives it and what has happened in the last few years.',
          'You hold some of the levers. A higher deductible, fewer miles, or a car that is cheaper to repair can change what you pay. Ask what each choice does before you make it.',
          'The insurers set the prices. We do not, and we do not promise one.',
        ],
        learnMore: { label: 'See car insurance ads in one place', destination: '/clicks-auto' },
      },
      {
        kind: 'faq',
        heading: 'Questions about how this works',
        questions: [
          {
            question: 'Will I see prices on this site?',
            answer: 'No. You get a number to call. The agent can give you prices from the insurers they work with.',
          },
          {
            question: 'Do you check my credit?',
            answer: 'No. An insurer may do so later, where your state allows it. Ask the agent before you agree.',
          },
          {
            question: 'What if I have no insurance now?',
            answer: 'Say so. Some insurers write drivers who had a gap. The agent needs to know to ask the right ones.',
          },
          {
            question: 'How do you make money?',
            answer: 'Insurers and agencies pay us for calls. You pay us nothing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ready to go through your policy?',
        text: 'Have your current policy and your car’s year and model at hand. The call goes faster.',
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
          { icon: 'check', text: 'You decide, or you do not' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'What happens on the call',
        steps: [
          { title: 'They ask', text: 'Your ZIP code, your car, who drives it, and what insurance you have now.' },
          {
            title: 'They look',
            text: 'The agent checks which of their insurers write policies like yours in your state.',
          },
          {
            title: 'You choose',
            text: 'You hear the parts, the deductible and the price. You can say yes, no, or not today.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Have these within reach',
        cards: [
          {
            icon: 'document',
            title: 'Your current policy',
            text: 'The page with your limits and deductibles lets you compare like with like.',
          },
          {
            icon: 'car',
            title: 'Your car',
            text: 'Year, make and model; the number on the dashboard (VIN) if you have it.',
          },
          {
            icon: 'people',
            title: 'Your drivers',
            text: 'Names and birth dates of the people who drive it. Share only what they let you share.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you call',
        questions: [
          {
            question: 'Who picks up?',
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
        heading: 'Rather start with a question?',
        text: 'Three of them, and you get the same number at the end.',
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
    headline: 'Describe your cars once, then compare',
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
        heading: 'Why so many questions',
        paragraphs: [
          'Two neighbors with the same car can be offered different prices. Where the car sleeps, who drives it and what happened in the last few years all count, and each insurer counts them in its own way.',
          'An agent needs the same answers to compare companies. Typing them here saves reading them out on the phone.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Before you start',
        questions: [
          {
            question: 'Will I see prices on this page?',
            answer: 'No. Prices come from insurers. The agent goes through them with you on the call.',
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
        heading: 'Prefer to say it out loud?',
        text: 'An agent can take the same answers by phone.',
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
    headline: 'Anote sus autos una vez y compare',
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
        heading: 'Para qué tantas preguntas',
        paragraphs: [
          'A dos vecinos con el mismo auto les pueden ofrecer precios distintos. Cuentan dónde duerme el auto, quién lo maneja y qué pasó en los últimos años, y cada aseguradora hace sus propias cuentas.',
          'El agente necesita las mismas respuestas para comparar compañías. Si las escribe aquí, no tiene que dictarlas por teléfono.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Antes de empezar',
        questions: [
          {
            question: '¿Veré precios en esta página?',
            answer: 'No. Los precios los ponen las aseguradoras. El agente los repasa con usted en la llamada.',
          },
          {
            question: '¿Contesta alguien en español?',
            answer: 'La línea contesta en inglés. Pida al agente que le atiendan en español.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: '¿Prefiere decirlo de viva voz?',
        text: 'Un agente puede tomar las mismas respuestas por teléfono.',
      },
    ],
  },
]);
