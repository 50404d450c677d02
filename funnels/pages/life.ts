import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Where does your family live? ZIP code',
    button: 'Ask about coverage',
    taps: 'To begin: who do you want to protect?',
  },
  spanish: {
    asks: '¿Dónde vive su familia? Código postal',
    button: 'Pedir orientación',
    taps: 'Para empezar: ¿a quién quiere proteger?',
  },
};

export const life = defineAskingPages(openings, [
  // The front page of Willow Cover.
  {
    name: 'home-life',
    path: '/',
    brands: ['wc'],
    template: 'landing',
    description:
      'Term life and final expense insurance in plain words, and a licensed agent to talk to when you are ready.',
    headline: 'Life insurance, explained without hurry',
    subheadline: 'Term, whole life, final expense: an agent explains what may fit.',
    image: 'front-porch',
    form: 'life-call',
    planTypes: ['term-life', 'final-expense'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Licensed insurance agents' },
          { icon: 'coin', text: 'No cost to ask' },
          { icon: 'heart', text: 'Health questions are yours to skip' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What life insurance is for',
        paragraphs: [
          'Life insurance pays money to the people you name after you die. They may use it for the mortgage, for school, for the funeral, or to keep the house running while they find their feet.',
          'How much is enough depends on who counts on you and what you already have. Many people have some through work without knowing it. Start there.',
        ],
      },
      {
        kind: 'calculator',
        calculates: 'life-need',
        heading: 'What would your family need?',
        introduction: 'Round numbers will do. You can change them as often as you like.',
      },
      {
        kind: 'benefit-cards',
        heading: 'The kinds of life insurance',
        introduction: 'An agent will use these words. Here is what they mean.',
        cards: [
          {
            icon: 'calendar',
            title: 'Term life',
            text: 'Covers a set number of years, such as ten or twenty. When the term ends, the coverage ends.',
          },
          {
            icon: 'shield',
            title: 'Whole life',
            text: 'Lasts as long as you live and pay for it. It costs more than term for the same amount.',
          },
          {
            icon: 'document',
            title: 'Final expense',
            text: 'A smaller whole life policy, meant for a funeral and last bills.',
          },
          {
            icon: 'people',
            title: 'Group life',
            text: 'What an employer or union may provide. It often ends when you leave the job.',
          },
        ],
        learnMore: { label: 'What to ask before you call', destination: '/get-life-now' },
      },
      {
        kind: 'how-it-works',
        heading: 'How it works, in three steps',
        steps: [
          { title: 'Your ZIP code', text: 'Insurers and rules differ from state to state.' },
          { title: 'Your number to call', text: 'You get it at once. You do not have to leave yours.' },
          {
            title: 'A talk with an agent',
            text: 'A licensed agent asks who you want to protect, and explains what is offered.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about life insurance',
        questions: [
          {
            question: 'Will I need a medical exam?',
            answer:
              'Some policies ask for one and some ask only health questions. The agent will tell you which, before you apply.',
          },
          {
            question: 'Can a policy start the day I buy it?',
            answer:
              'It depends on the policy. Some pay a smaller amount if you die in the first two or three years. Ask about it.',
          },
          {
            question: 'What happens if I stop paying?',
            answer:
              'Term coverage ends after a grace period. Whole life may have some cash value left. The policy says how much.',
          },
          {
            question: 'Who pays for this service?',
            answer: 'Insurers and agencies pay us for calls. You pay us nothing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ready to talk about life insurance?',
        text: 'Begin with your ZIP code, or call and say you would like it explained from the start.',
      },
    ],
  },

  // The number first: a call page for Willow Cover.
  {
    path: '/get-life-now',
    brands: ['wc'],
    template: 'landing',
    title: 'Talk with a life insurance agent',
    description:
      'Call a licensed insurance agent about life insurance in your state. What they ask, and what to ask them.',
    headline: 'Talk with someone about life insurance',
    subheadline: 'An agent explains term, whole life and final expense in your state.',
    image: 'front-porch',
    leadsWith: 'call',
    form: 'life-call',
    planTypes: ['term-life', 'final-expense'],
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
        heading: 'How the call goes',
        steps: [
          { title: 'The agent listens', text: 'Who depends on you, what you owe, and what you already have.' },
          {
            title: 'The agent explains',
            text: 'Which kinds of life insurance are offered in your state, and what each would ask of you.',
          },
          { title: 'You decide', text: 'Ask for it in writing. Sleep on it. Talk with your family.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four questions to ask about a policy',
        cards: [
          {
            icon: 'coin',
            title: 'Will the price change?',
            text: 'Ask what you pay in the first year, the tenth, and the last.',
          },
          {
            icon: 'clock',
            title: 'Is there a waiting time?',
            text: 'Some policies pay less in the first years. Ask for the exact rule.',
          },
          {
            icon: 'prohibit',
            title: 'What does it leave out?',
            text: 'Every policy has exclusions. Ask to hear them before you apply.',
          },
          {
            icon: 'shield',
            title: 'Who is the insurer?',
            text: 'Write the name down and look it up with your state’s insurance department.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you call',
        questions: [
          {
            question: 'Do I have to talk about my health?',
            answer: 'Most insurers ask. You may hear how the policies work first, and decide then whether to answer.',
          },
          { question: 'Is the call recorded?', answer: 'Yes. The agent will say so too.' },
          {
            question: 'May my daughter or son join?',
            answer: 'Yes. Put the phone on speaker. Many families make the call together.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to start with one question?',
        text: 'Give your ZIP code, and the number will be there when you want it.',
      },
    ],
  },

  // The whole life form.
  {
    path: '/go-4-life',
    alternate: '/go-4-life-es',
    brands: ['wc'],
    template: 'landing',
    title: 'Life insurance: start with a few answers',
    description:
      'A few answers about you, health only if you allow it, and a licensed agent who has them before you call.',
    headline: 'Life insurance: a few answers before you talk',
    subheadline: 'Tell an agent what matters first. Health is asked only if you agree.',
    image: 'front-porch',
    form: 'life',
    planTypes: ['term-life', 'final-expense'],
    exitIntent: {
      heading: 'Would you rather hear it from a person?',
      text: 'A licensed insurance agent can explain the kinds of life insurance offered in your state. You can also go on here. Health questions are yours to skip.',
    },
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'heart', text: 'Health questions only if you agree' },
          { icon: 'people', text: 'You choose who hears from you' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What happens to your answers',
        paragraphs: [
          'Your answers stay on this device until the last step. There you see each company by name and tick the ways it may reach you, or none.',
          'If you tick nothing, you still get the number. The agent then asks you the same things by voice.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the life insurance form',
        questions: [
          {
            question: 'Does a health condition rule me out?',
            answer: 'Not by itself. Policies differ in what they ask and accept. An agent can name those that fit.',
          },
          {
            question: 'Is this an application?',
            answer: 'No. Here you only choose who may contact you. An application comes later, with the agent.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to start by phone?',
        text: 'The number above reaches a licensed insurance agent during the hours shown.',
      },
    ],
  },

  // The whole life form in Spanish.
  {
    path: '/go-4-life-es',
    brands: ['wc'],
    language: 'spanish',
    alternate: '/go-4-life',
    template: 'landing',
    title: 'Seguro de vida: empiece con unas respuestas',
    description:
      'Unas respuestas sobre usted, la salud solo si usted quiere, y un agente con licencia que ya las conoce.',
    headline: 'Seguro de vida: unas respuestas antes de hablar',
    subheadline: 'Diga primero lo que importa. De salud se pregunta solo si usted acepta.',
    image: 'front-porch',
    form: 'life',
    planTypes: ['term-life', 'final-expense'],
    exitIntent: {
      heading: '¿Prefiere que se lo explique una persona?',
      text: 'Un agente de seguros con licencia puede explicarle los seguros de vida que se ofrecen en su estado. También puede seguir aquí. Las preguntas de salud puede omitirlas.',
    },
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'heart', text: 'De salud, solo si usted lo permite' },
          { icon: 'people', text: 'Usted elige quién le llama' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Qué pasa con sus respuestas',
        paragraphs: [
          'Sus respuestas se quedan en este dispositivo hasta el último paso. Ahí ve el nombre de cada compañía y marca de qué formas puede comunicarse con usted, o ninguna.',
          'Si no marca nada, igual recibe el número. El agente le hará entonces las mismas preguntas de viva voz.',
        ],
      },
      {
        kind: 'calculator',
        calculates: 'life-need',
        heading: '¿Cuánto necesitaría su familia?',
        introduction: 'Bastan números redondos. Puede cambiarlos cuantas veces quiera.',
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el seguro de vida',
        questions: [
          {
            question: '¿Una enfermedad me deja fuera?',
            answer:
              'No por sí sola. Cada póliza pregunta y acepta cosas distintas. El agente le dirá cuáles le sirven.',
          },
          {
            question: '¿Contestan en español?',
            answer: 'La línea contesta en inglés. Pida al agente que le atiendan en español.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: '¿Prefiere empezar por teléfono?',
        text: 'El número de arriba comunica con un agente de seguros con licencia en el horario que se muestra.',
      },
    ],
  },
]);
