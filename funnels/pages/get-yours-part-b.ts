import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Part B reductions by county: ZIP code',
    button: 'Check my county',
    taps: 'Do you have Medicare Part A as well as Part B?',
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
      'What a Part B premium reduction is, how it changes the amount taken out of Social Security, and what to ask.',
    headline: 'Part B premium reduction in Medicare Advantage, explained',
    subheadline: 'A plan may pay part of your premium, in some areas, so less is deducted.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Does a plan near you pay part of the Part B premium?',
      text: 'A Part B premium reduction is offered by some Medicare Advantage plans, in some areas. A licensed insurance agent can look up your county. You must still pay your own Part B premium.',
    },
    explains: ['part-b-giveback', 'copay'],
    body: [
      {
        kind: 'explainer',
        heading: 'How a plan can make your Part B deduction smaller',
        paragraphs: [
          'For most people, Social Security takes the Part B premium out first and deposits what is left. If your plan pays part of that premium, the deduction is smaller.',
          'Your Social Security benefit stays exactly as it was. It may take up to three months until the deduction is adjusted, so ask the plan how the months in between are settled.',
        ],
        image: 'letters',
      },
      {
        kind: 'calculator',
        calculates: 'part-b-year',
        heading: 'What would a reduction come to in a year?',
        introduction: 'Enter the monthly reduction that a plan tells you.',
      },
      {
        kind: 'comparison-table',
        heading: 'Your Social Security statement, line by line',
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
        heading: 'Three cases in which a reduction works differently',
        cards: [
          {
            icon: 'coin',
            title: 'Your state pays Part B',
            text: 'If Medicaid or a Medicare Savings Program pays your premium, compare plans by their other benefits.',
          },
          {
            icon: 'document',
            title: 'You are billed for Part B',
            text: 'Not drawing Social Security yet? A reduction would show on the bill, not in your bank account.',
          },
          {
            icon: 'calendar',
            title: 'The year ends',
            text: 'A plan may raise, cut or drop its reduction each January. Its notice of changes comes in the fall.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about your Part B deduction',
        questions: [
          {
            question: 'Will I get a check?',
            answer: 'No. The plan pays toward your premium, and less is collected from you.',
          },
          {
            question: 'What else should I compare?',
            answer:
              'Copays and the list of doctors: copays may be higher, or the list shorter. Add up a year of visits and medicines beside the reduction.',
          },
          {
            question: 'Where can I see the amount of a reduction?',
            answer:
              'In the plan’s Summary of Benefits, under Part B premium reduction. Medicare.gov lists plan costs too.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans near you reduce the Part B premium',
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
      'Qué es la reducción de la prima de la Parte B, cómo cambia lo que le descuenta el Seguro Social y qué preguntar.',
    headline: 'Medicare Advantage y su prima de la Parte B',
    subheadline: 'Un plan puede pagar una parte, en algunas áreas, y le descuentan menos.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: '¿Hay un plan cerca que baje la prima de la Parte B?',
      text: 'Algunos planes Medicare Advantage ofrecen, en algunas áreas, una reducción de la prima de la Parte B. Un agente de seguros con licencia puede buscar en su condado. Usted debe seguir pagando su propia prima de la Parte B.',
    },
    explains: ['copay'],
    body: [
      {
        kind: 'explainer',
        heading: 'Cómo puede bajar lo que le descuentan por la Parte B',
        paragraphs: [
          'A la mayoría de la gente el Seguro Social le descuenta primero la prima de la Parte B y le deposita el resto. Si el plan paga una porción de la prima, el descuento es menor.',
          'Su beneficio del Seguro Social queda igual: no es un aumento. El ajuste puede tardar hasta tres meses, así que pregunte al plan cómo se arreglan los meses que quedan en medio.',
        ],
        image: 'letters',
      },
      {
        kind: 'calculator',
        calculates: 'part-b-year',
        heading: '¿Cuánto sería la reducción en un año?',
        introduction: 'Escriba la reducción mensual que le indique un plan.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Tres casos en los que la reducción es distinta',
        cards: [
          {
            icon: 'coin',
            title: 'El estado le paga la Parte B',
            text: 'Si Medicaid o un programa de ahorros de Medicare paga su prima, compare los planes por sus otros beneficios.',
          },
          {
            icon: 'document',
            title: 'Le mandan una factura',
            text: 'Si todavía no cobra Seguro Social, la reducción se vería en la factura y no en el banco.',
          },
          {
            icon: 'calendar',
            title: 'Empieza otro año',
            text: 'En enero el plan puede subir, bajar o quitar la reducción. El aviso de cambios llega en otoño.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Su pago del Seguro Social, línea por línea',
        columns: ['Línea', 'Sin reducción', 'Con reducción'],
        rows: [
          ['Beneficio del Seguro Social', 'Lo fija el Seguro Social', 'El mismo'],
          ['Prima de la Parte B', 'Se descuenta completa', 'Se descuenta menos lo que paga el plan'],
          ['Recargo por ingresos o por inscripción tardía', 'Se descuenta, si lo tiene', 'No baja'],
          ['Prima del propio plan', 'Depende del plan', 'Depende del plan'],
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el descuento de la Parte B',
        questions: [
          {
            question: '¿Me llega un cheque?',
            answer: 'No. El plan paga parte de su prima y a usted le cobran menos.',
          },
          {
            question: '¿Qué más debo comparar?',
            answer:
              'Los copagos y los médicos: puede haber copagos más altos o menos médicos para escoger. Sume un año de consultas y medicinas antes de decidir.',
          },
          {
            question: '¿Dónde veo de cuánto es la reducción?',
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
        heading: 'Pregunte qué planes de su condado bajan la prima de la Parte B',
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
    headline: 'Could Medicare Advantage lower your Part B premium?',
    subheadline: 'Some plans pay a part, in some areas. One call tells you about your area.',
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
        heading: 'How a call about Part B goes',
        steps: [
          {
            title: 'You say your ZIP code',
            text: 'The agent uses it to find your county, since a reduction may exist in one county and not in the next.',
          },
          {
            title: 'You say who pays Part B today',
            text: 'It may be you, or your state through Medicaid. A reduction lowers a premium that you pay yourself.',
          },
          {
            title: 'You hear about the plans',
            text: 'The agent names those with a reduction and goes through doctors, medicines and copays with you.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things to have ready for the call',
        introduction: 'They hold most of the answers that the agent asks for.',
        cards: [
          {
            icon: 'document',
            title: 'The Social Security letter',
            text: 'It shows what is deducted for Part B now. That is the number a reduction may make smaller.',
          },
          {
            icon: 'stethoscope',
            title: 'Names of your doctors',
            text: 'The agent can look for each of them in a plan’s network.',
          },
          {
            icon: 'pill',
            title: 'Your medicine bottles',
            text: 'Read the name and strength from the label. The agent looks each one up.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Three questions to ask about a Part B reduction',
        tips: [
          { title: 'How much, and from which month?', text: 'Write both down with the full name of the plan.' },
          {
            title: 'What is the yearly limit on my costs?',
            text: 'In a year with a hospital stay, it may matter more than the reduction.',
          },
          { title: 'Was it different last year?', text: 'A plan may change the amount with every new contract year.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you call about Part B',
        questions: [
          {
            question: 'Can the agent sign me up on the call?',
            answer:
              'Yes, if you ask for that and an enrollment period is open to you. You may also listen and decide later.',
          },
          {
            question: 'Is a reduction a raise in Social Security?',
            answer:
              'No. Those changes come from Congress and the cost-of-living rule. A plan only affects the Part B deduction.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about Part B in your county',
        text: 'A licensed insurance agent can look for reductions in your county. You can also begin here with two questions.',
      },
    ],
  },
]);
