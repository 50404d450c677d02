import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'Do you have Part A and Part B right now?',
    button: 'Start the quiz',
    tiles: { true: 'check', false: 'clock' },
  },
  spanish: { taps: '¿Tiene hoy la Parte A y la Parte B?', button: 'Empezar', tiles: { true: 'check', false: 'clock' } },
};

export const quizMedicare = defineAskingPages(openings, [
  // A quiz that ends in what to ask next; in English.
  {
    path: '/quiz/medicare',
    brands: ['m10', 'm10es'],
    alternate: '/quiz/medicare-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10QUIZMEDICARE27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESQUIZMEDICARE27_M' },
    template: 'quiz',
    title: 'A short Medicare quiz',
    description:
      'A few taps about the Medicare coverage you have today, and you know which questions to ask next, and whom to ask.',
    headline: 'What Medicare coverage do you have right now?',
    subheadline: 'A few taps show what to ask about plans and benefits in some areas.',
    image: 'kitchen-table',
    form: 'medicare-quiz',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'What your answers change',
        paragraphs: [
          'With Parts A and B, you go on to questions about plans. If you also have Medicaid, other plans may be open to you. And if you do not have Medicare yet, the quiz tells you where to sign up.',
          'Which plans you can join depends on your county, on Parts A and B, and on the time of year. An agent can go through that with you.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits to ask about after the quiz',
        introduction: 'Some plans near you may include these.',
        cards: [
          { icon: 'tooth', title: 'Dental', text: 'Name the next treatment you need, and ask what a plan pays.' },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'Ask whether the exam and the glasses count as two benefits or one.',
          },
          {
            icon: 'basket',
            title: 'OTC items',
            text: 'Over-the-counter health items: ask how you would order, and how often.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the quiz',
        questions: [
          {
            question: 'I am not sure what I have. Can I still take it?',
            answer: 'Yes. Skip what you do not know. An agent can work out what you have from the way you describe it.',
          },
          {
            question: 'Do my answers go to a company?',
            answer:
              'Not by taking the quiz. Near the end you see the companies by name and tick those that may call, if any.',
          },
          {
            question: 'Is there a version in Spanish?',
            answer: 'Yes. The link at the top changes the language and keeps what you have answered.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with Part A and Part B',
        text: 'Do you have both, yes or no? One tap answers it. Or talk it through with a licensed insurance agent.',
      },
    ],
  },

  // The same quiz in Spanish; written in Spanish, not translated.
  {
    path: '/quiz/medicare-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/quiz/medicare',
    smid: { m10es: 'MULTI-PLAN_SAMPLEM10ESQUIZMEDICAREES27_M', m10: 'MULTI-PLAN_SAMPLEM10QUIZMEDICAREES27_M' },
    template: 'quiz',
    title: 'Cuestionario breve sobre Medicare',
    description:
      'Unas preguntas sobre la cobertura de Medicare que tiene hoy, para que sepa qué le conviene preguntar y a quién.',
    headline: '¿Qué cobertura de Medicare tiene usted hoy?',
    subheadline: 'En unos toques sabrá qué preguntar sobre los planes que hay en algunas áreas.',
    image: 'courtyard',
    form: 'medicare-quiz',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'Para qué sirven sus respuestas',
        paragraphs: [
          'Si tiene las Partes A y B, seguimos con preguntas sobre los planes. Si además tiene Medicaid, puede haber otros planes para usted. Y si todavía no tiene Medicare, le decimos dónde inscribirse.',
          'A qué planes puede entrar depende de su condado, de tener las Partes A y B y de la época del año. Un agente puede revisarlo con usted.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Beneficios por los que puede preguntar después',
        introduction: 'Algunos planes de su condado pueden incluir estos beneficios.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dentista',
            text: 'Diga qué tratamiento le recomendó su dentista y pregunte si el plan paga una parte.',
          },
          {
            icon: 'glasses',
            title: 'Vista',
            text: 'Pregunte si el examen y los lentes cuentan juntos o por separado.',
          },
          {
            icon: 'basket',
            title: 'Artículos de farmacia',
            text: 'Se compran sin receta. Pregunte cómo se piden y cada cuánto.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el cuestionario',
        questions: [
          {
            question: 'No sé bien qué cobertura tengo. ¿Puedo seguir?',
            answer:
              'Claro. Deje en blanco lo que no sepa. Un agente puede averiguarlo con usted a partir de lo que le cuente.',
          },
          {
            question: '¿Alguna compañía recibe mis respuestas?',
            answer:
              'Por contestar, no. Casi al final verá los nombres de las compañías y podrá marcar las que pueden llamarle, o ninguna.',
          },
          {
            question: '¿Puedo contestar por mi mamá o mi papá?',
            answer:
              'Lo mejor es hacerlo juntos. Usted puede leer y marcar, pero quien decide y se inscribe es la persona que tiene Medicare.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Empiece por la Parte A y la Parte B',
        text: '¿Tiene las dos, sí o no? Conteste con un toque, o hable con un agente de seguros con licencia que habla español.',
      },
    ],
  },
]);
