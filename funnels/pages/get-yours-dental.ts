import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Dental plans by county: your ZIP code', button: 'Check my county' },
  spanish: { asks: 'Cobertura dental en su área: código postal', button: 'Ver mi condado' },
};

export const getYoursDental = defineAskingPages(openings, [
  // Dental benefits by kind of care: what is often covered, what is limited, what to ask.
  {
    path: '/get-yours-dental',
    brands: ['m10', 'm10es'],
    alternate: '/get-yours-dental-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYDENTAL27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYDENTAL27_M' },
    template: 'landing',
    title: 'Dental care through a Medicare plan',
    description:
      'Cleanings, fillings, dentures: how Medicare Advantage plans sort dental care, where limits fall and what to ask.',
    headline: 'Dental care with a Medicare Advantage plan',
    subheadline: 'Some plans in some areas cover cleanings, fillings or dentures, with limits.',
    image: 'dental-chair',
    form: 'medicare',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Have a dentist you want to keep?',
      text: 'Dental benefits may be available in some areas, often through a list of dentists. Tell a licensed insurance agent the name, and ask which plans in your county have it on the list.',
    },
    explains: ['network'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Three kinds of dental care',
        introduction: 'Most plans sort dental work this way. Find your own need in the middle column.',
        columns: ['Kind of care', 'For example', 'Ask the plan'],
        rows: [
          ['Preventive', 'Exams, cleanings, X-rays', 'How many in a year, and at which dentists?'],
          ['Basic', 'Fillings, simple extractions', 'What share is mine?'],
          ['Major', 'Crowns, root canals, dentures', 'Is there a yearly limit, and what counts toward it?'],
        ],
        note: 'Some plans cover all three rows, others the first alone. Ask which ones a plan pays for.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things that decide your dental bill',
        cards: [
          {
            icon: 'coin',
            title: 'Yearly limit',
            text: 'The most the plan pays for dental in a year. Beyond it, the rest is yours.',
          },
          {
            icon: 'people',
            title: 'Network',
            text: 'Dentists who accept the plan’s prices. Others may cost more, or not be covered at all.',
          },
          {
            icon: 'calendar',
            title: 'How often',
            text: 'Dentures may be paid for once in several years, X-rays once in one or more.',
          },
        ],
      },
      {
        kind: 'calculator',
        calculates: 'dental-bill',
        heading: 'What would you pay for dental work?',
        introduction: 'Use a bill or a treatment plan from your dentist.',
      },
      {
        kind: 'explainer',
        heading: 'Dental care: Original Medicare and plans',
        paragraphs: [
          'A Medicare Advantage plan may add dental care that Original Medicare leaves out in most cases: cleanings, fillings, extractions and dentures.',
          'Original Medicare may pay for dental work that another covered treatment depends on. An infected tooth treated before a heart valve replacement or an organ transplant is one example. Ask the doctor in charge.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about dental care in a plan',
        questions: [
          {
            question: 'Can I buy a dental policy instead?',
            answer:
              'Yes. Dental policies are sold on their own, with a premium. Compare what each would pay for your teeth.',
          },
          {
            question: 'My dentist takes Medicare. Is that enough?',
            answer:
              'Not yet: ask which plans’ dental networks the office belongs to. Those networks are lists of their own.',
          },
          {
            question: 'Are dental implants covered?',
            answer:
              'In some plans; many leave them out. Where one covers them, ask about the limit and the approval it needs.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about the dental work you expect',
        text: 'Tell a licensed insurance agent what work you expect this year. They can say which plans they offer in your county would share in it.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/get-yours-dental-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/get-yours-dental',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYDENTALES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYDENTALES27_M' },
    template: 'landing',
    title: 'El dentista con un plan de Medicare',
    description:
      'Limpiezas, empastes, dentaduras: cómo dividen los planes el cuidado dental, dónde están los límites y qué preguntar.',
    headline: 'Cuidado dental con un plan Medicare Advantage',
    subheadline: 'Algunos planes cubren limpiezas, empastes o dentaduras, en algunas áreas.',
    image: 'dental-chair',
    form: 'medicare',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: '¿Tiene un dentista de confianza?',
      text: 'Los beneficios dentales se ofrecen en algunas áreas y casi siempre con una lista de dentistas. Diga el nombre del suyo a un agente de seguros con licencia y pregunte qué planes lo incluyen.',
    },
    explains: ['network'],
    body: [
      {
        kind: 'explainer',
        heading: 'El dentista: Medicare Original y los planes',
        paragraphs: [
          'Un plan Medicare Advantage puede agregar lo que Medicare Original en general no paga: limpiezas, empastes, extracciones y dentaduras.',
          'Medicare Original puede pagar un trabajo dental del que depende otro tratamiento cubierto: por ejemplo, curar una infección antes de cambiar una válvula del corazón. Pregunte al médico que lleva su caso.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Tres clases de cuidado dental',
        columns: ['Clase', 'Por ejemplo', 'Pregunte al plan'],
        rows: [
          ['Preventivo', 'Exámenes, limpiezas, radiografías', '¿Cuántas veces al año y con qué dentistas?'],
          ['Básico', 'Empastes, extracciones sencillas', '¿Qué parte me toca pagar?'],
          ['Mayor', 'Coronas, endodoncias, dentaduras', '¿Hay un límite anual y qué se cuenta en él?'],
        ],
        note: 'Unos planes cubren las tres clases y otros solo la primera. Pregunte cuáles paga el plan.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Tres cosas que deciden la cuenta del dentista',
        cards: [
          {
            icon: 'coin',
            title: 'El límite anual',
            text: 'Es lo más que paga el plan por dientes en un año. Lo que pase de ahí le toca a usted.',
          },
          {
            icon: 'people',
            title: 'La red',
            text: 'Son los dentistas que aceptan los precios del plan. Con otros puede pagar más, o todo.',
          },
          {
            icon: 'calendar',
            title: 'Cada cuánto',
            text: 'Una dentadura puede pagarse una vez en varios años. Pregunte cuándo fue la última.',
          },
        ],
      },
      {
        kind: 'calculator',
        calculates: 'dental-bill',
        heading: '¿Cuánto pagaría usted por el dentista?',
        introduction: 'Use una factura o un presupuesto de su dentista.',
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el cuidado dental en un plan',
        questions: [
          {
            question: 'Mi dentista acepta Medicare. ¿Basta con eso?',
            answer:
              'Todavía no: pregunte en qué redes dentales está el consultorio, y de qué planes. Esas redes son listas aparte.',
          },
          {
            question: 'Me atiendo los dientes en otro país. ¿Lo paga el plan?',
            answer: 'Por lo común no. Estos planes trabajan con dentistas de su área. Pregúntelo antes de viajar.',
          },
          {
            question: '¿Cubren los implantes dentales?',
            answer:
              'Algunos planes, sí; muchos los dejan fuera. Si uno los cubre, pregunte por el límite y la autorización.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte por el trabajo dental que le espera',
        text: 'Cuente a un agente de seguros con licencia qué trabajo le espera este año y pregunte qué planes de su condado ayudarían con él.',
      },
    ],
  },

  // Another angle: a treatment plan from the dentist is on the table.
  {
    path: '/get-yours-dental-h5e',
    brands: ['bridge', 'ayb'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGEGYDENTALH5E27_M', ayb: 'MULTI-PLAN_SAMPLEAYBGYDENTALH5E27_M' },
    template: 'landing',
    title: 'Plan the cost of large dental work',
    description:
      'A crown, a bridge or dentures ahead? How to read the estimate, ask a plan for its share first, and time the work.',
    headline: 'Large dental work ahead? Plan the cost first',
    subheadline: 'Crowns, bridges, dentures: some plans help in some areas, within limits.',
    image: 'dental-chair',
    form: 'medicare-short',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'how-it-works',
        heading: 'From the dentist’s estimate to your first appointment',
        steps: [
          {
            title: 'Get the codes',
            text: 'Ask the dental office for the written estimate. Each line has a code that begins with D. Plans answer by code.',
          },
          {
            title: 'Ask for the plan’s answer in writing',
            text: 'Offices call it a predetermination. It states what the plan expects to pay and what is left to you.',
          },
          {
            title: 'Set the dates once you have the answer',
            text: 'Then the share that is left to you is known. Urgent pain or infection is different: have that treated at once.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four kinds of dental work, and what to check',
        introduction: 'Plans differ in which of these they cover. Here is what to ask about each.',
        cards: [
          {
            icon: 'coin',
            title: 'Crown',
            text: 'A plan may pay for one material only. The difference for another is yours.',
          },
          {
            icon: 'document',
            title: 'Bridge',
            text: 'A tooth lost before you joined may be excluded. Ask about a missing-tooth clause.',
          },
          {
            icon: 'wrench',
            title: 'Dentures',
            text: 'Ask whether adjustments and a later reline are part of the price.',
          },
          {
            icon: 'tooth',
            title: 'Implant',
            text: 'Ask about the post and the crown on top one by one. Many plans leave implants out.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'How to spread one treatment over two plan years',
        paragraphs: [
          'Many limits start over each January. When it is safe to wait, a dentist may be able to do one stage in December and the next in the new year, so that each year’s limit pays its part.',
          'Check first that the plan will keep its dental benefit for the second year. Its fall notice shows what changes.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'Thinking of changing plans for dental work?',
        items: [
          'Is your dentist in the new plan’s dental network?',
          'Is there a waiting period for major work?',
          'Will the new plan pay for work that was already begun?',
          'Do your medical doctors and medicines fit as well?',
        ],
        note: 'Check the medical side of a plan as closely as the dental side.',
      },
      {
        kind: 'faq',
        heading: 'Questions about a dental estimate',
        questions: [
          {
            question: 'Is a predetermination a promise?',
            answer: 'Not quite. If the limit is used up by other work in the meantime, the plan may pay less.',
          },
          {
            question: 'Where else may dental work cost less?',
            answer: 'Dental schools and community health centers may charge less, whether or not you have a plan.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what plans would pay toward your estimate',
        text: 'Read the lines to a licensed insurance agent and ask how plans in your county treat each one.',
      },
    ],
  },
]);
