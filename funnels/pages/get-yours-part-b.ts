import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Part B reductions by county: ZIP code',
    button: 'Check my county',
    taps: 'Do you pay for Part B, and have Part A?',
    tiles: { true: 'check', false: 'clock' },
  },
  spanish: { asks: 'Reducción de la Parte B: código postal', button: 'Ver mi condado' },
};

export const getYoursPartB = defineAskingPages(openings, [
  // How a Part B premium reduction shows in the Social Security deduction.
  {
    path: '/get-yours-ss1',
    brands: ['m10', 'm10es'],
    alternate: '/get-yours-ss1-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYSS127_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYSS127_M' },
    template: 'landing',
    title: 'Part B and your Social Security deposit',
    description:
      'What a Part B premium reduction is, how it changes the amount taken out of Social Security, and who will not see it.',
    headline: 'Part B premium reduction in Medicare Advantage, explained',
    subheadline: 'In some areas, a plan may pay part of it. Your deduction gets smaller.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Does a plan near you have it?',
      text: 'A Part B premium reduction is offered by some Medicare Advantage plans, in some areas. A licensed insurance agent can look up your county. You must still pay your own Part B premium.',
    },
    explains: ['part-b-giveback', 'copay'],
    body: [
      {
        kind: 'explainer',
        heading: 'Where the change shows',
        paragraphs: [
          'Most people who draw Social Security never write a check for Part B. The agency takes the premium out first and deposits what is left.',
          'If your plan pays part of that premium, the deduction is smaller. Your Social Security benefit stays exactly as it was. Nothing is added to it.',
          'Social Security may need up to three months to adjust the deduction. Ask the plan how the months in between are settled.',
        ],
        image: 'letters',
      },
      {
        kind: 'calculator',
        calculates: 'part-b-year',
        heading: 'What would it come to in a year?',
        introduction: 'Enter the monthly reduction that a plan tells you.',
      },
      {
        kind: 'comparison-table',
        heading: 'Your statement, line by line',
        columns: ['Line', 'Without a reduction', 'With one'],
        rows: [
          ['Social Security benefit', 'Set by Social Security', 'The same'],
          ['Part B premium', 'Taken out in full', 'Taken out less the plan’s share'],
          ['Income-related amount or late penalty', 'Taken out, if you have one', 'Not lowered'],
          ['Premium of the plan itself', 'Depends on the plan', 'Depends on the plan'],
        ],
        note: 'Your yearly letter from Social Security shows the first two lines.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Three cases in which it works differently',
        cards: [
          {
            icon: 'people',
            title: 'Your state pays Part B',
            text: 'If Medicaid or a Medicare Savings Program pays your premium, there is nothing for a plan to lower.',
          },
          {
            icon: 'document',
            title: 'You are billed for Part B',
            text: 'Not drawing Social Security yet? A reduction would show on the bill, not in your bank account.',
          },
          {
            icon: 'clock',
            title: 'The year ends',
            text: 'A plan may raise, cut or drop its reduction each January. Its notice of changes comes in the fall.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the deduction',
        questions: [
          {
            question: 'Does somebody send me money?',
            answer: 'No. The plan pays toward your premium, and less is collected from you. No check is mailed.',
          },
          {
            question: 'What may a plan give up in return?',
            answer:
              'Copays may be higher, or the list of doctors shorter. Add up a year of visits and medicines before you weigh the reduction.',
          },
          {
            question: 'Where is the amount written down?',
            answer:
              'In the plan’s Summary of Benefits, under Part B premium reduction. Medicare.gov lists plan costs too.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Look at the whole plan, not one line',
        text: 'A licensed insurance agent can tell you whether a plan in your county has a reduction, and what else it costs and covers.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/get-yours-ss1-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/get-yours-ss1',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYSS1ES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYSS1ES27_M' },
    template: 'landing',
    title: 'La Parte B y su depósito mensual',
    description:
      'Qué es la reducción de la prima de la Parte B, cómo cambia lo que le descuenta el Seguro Social y a quién no le sirve.',
    headline: 'Medicare Advantage y el descuento de la Parte B',
    subheadline: 'En algunas áreas, un plan puede pagar una parte y le descuentan menos.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: '¿Hay un plan así cerca de usted?',
      text: 'Algunos planes Medicare Advantage ofrecen, en algunas áreas, una reducción de la prima de la Parte B. Un agente de seguros con licencia puede revisarlo. Usted sigue a cargo de su propia prima.',
    },
    explains: ['copay'],
    body: [
      {
        kind: 'explainer',
        heading: 'En qué parte se nota',
        paragraphs: [
          'Quien cobra Seguro Social casi nunca paga la Parte B con un cheque. Se la descuentan primero y le depositan el resto.',
          'Si el plan paga una porción de la prima, el descuento es menor. Su beneficio del Seguro Social queda igual: no es un aumento.',
          'El ajuste puede tardar hasta tres meses. Pregunte al plan cómo se arreglan los meses que quedan en medio.',
        ],
        image: 'letters',
      },
      {
        kind: 'calculator',
        calculates: 'part-b-year',
        heading: '¿Cuánto sería en un año?',
        introduction: 'Ponga la reducción mensual que le diga un plan.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Tres casos en los que cambia la respuesta',
        cards: [
          {
            icon: 'people',
            title: 'El estado le paga la Parte B',
            text: 'Si Medicaid o un programa de ahorros de Medicare paga su prima, el plan no tiene nada que rebajar.',
          },
          {
            icon: 'document',
            title: 'Le mandan una factura',
            text: 'Si todavía no cobra Seguro Social, la reducción se vería en la factura y no en el banco.',
          },
          {
            icon: 'clock',
            title: 'Empieza otro año',
            text: 'En enero el plan puede subir, bajar o quitar la reducción. El aviso de cambios llega en otoño.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Su estado de cuenta, renglón por renglón',
        columns: ['Renglón', 'Sin reducción', 'Con reducción'],
        rows: [
          ['Beneficio del Seguro Social', 'Lo fija el Seguro Social', 'El mismo'],
          ['Prima de la Parte B', 'Se descuenta completa', 'Se descuenta menos lo que paga el plan'],
          ['Recargo por ingresos o por inscripción tardía', 'Se descuenta, si lo tiene', 'No baja'],
          ['Prima del propio plan', 'Depende del plan', 'Depende del plan'],
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el descuento',
        questions: [
          {
            question: '¿Me llega un cheque?',
            answer: 'No. El plan paga hacia su prima y a usted le cobran menos. Nadie le manda dinero.',
          },
          {
            question: '¿Qué se pierde a cambio?',
            answer:
              'Puede haber copagos más altos o menos médicos para escoger. Sume un año de consultas y medicinas antes de decidir.',
          },
          {
            question: '¿Dónde dice cuánto es?',
            answer: 'En el Resumen de Beneficios de cada plan. También puede preguntar al 1-800-MEDICARE.',
          },
          {
            question: '¿Con quién hablo si llamo?',
            answer: 'Con un agente de seguros con licencia. Somos una empresa privada; no somos Medicare.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte por el plan completo',
        text: 'Un agente de seguros con licencia le dice si en su condado hay un plan con reducción, y qué más cuesta y cubre.',
      },
    ],
  },

  // The same topic for visitors who would rather call.
  {
    path: '/get-yours-ss1-m',
    brands: ['bridge', 'sd'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGEGYSS1M27_M', sd: 'MULTI-PLAN_SAMPLESDGYSS1M27_M' },
    template: 'call',
    title: 'Ask about Part B by phone',
    description:
      'Call a licensed insurance agent about the Part B premium reduction that some Medicare Advantage plans may offer.',
    headline: 'Medicare Advantage and Part B: ask by phone',
    subheadline: 'Some plans in some areas lower what is taken out. One call tells you.',
    image: 'two-phones',
    leadsWith: 'call',
    form: 'medicare-call',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'phone', text: 'A licensed agent picks up, on a recorded line' },
          { icon: 'document', text: 'Ask for every figure in writing' },
          { icon: 'check', text: 'You decide, today or another day' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How the call runs',
        steps: [
          {
            title: 'Your county first',
            text: 'The agent asks for a ZIP code, because a reduction may exist on one side of a county line and not on the other.',
          },
          {
            title: 'Then who pays Part B today',
            text: 'You, or your state through Medicaid. Only a premium that you pay yourself can be lowered for you.',
          },
          {
            title: 'Then the plans',
            text: 'You hear which of the agent’s plans have a reduction, next to doctors, medicines and copays.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three papers to have ready',
        introduction: 'They hold most of the answers you will be asked for.',
        cards: [
          {
            icon: 'coin',
            title: 'The Social Security letter',
            text: 'It shows what is deducted for Part B now. A reduction may make that one number smaller; the benefit above it stays put.',
          },
          {
            icon: 'people',
            title: 'Names of your doctors',
            text: 'A smaller deduction is a poor trade for a doctor you can no longer see.',
          },
          {
            icon: 'heart',
            title: 'Your medicine bottles',
            text: 'Read the name and strength from the label. The agent looks each one up.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'What to ask, in this order',
        tips: [
          { title: 'How much, and from which month?', text: 'Write both down with the full name of the plan.' },
          {
            title: 'What is the yearly limit on my costs?',
            text: 'It matters in a bad year far more than the reduction does.',
          },
          { title: 'Was it different last year?', text: 'A plan may change the amount with every new contract year.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you call',
        questions: [
          {
            question: 'Can the agent sign me up on the call?',
            answer:
              'Yes, if you ask for that and an enrollment period is open to you. Listening commits you to nothing.',
          },
          {
            question: 'Is this a rise in Social Security?',
            answer:
              'No. Those changes come from Congress and the cost-of-living rule. A plan only affects the Part B deduction.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about Part B in your county',
        text: 'If the lines are closed, answer two questions and come back to the number in the morning.',
      },
    ],
  },
]);
