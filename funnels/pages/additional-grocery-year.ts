import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Groceries near you: your ZIP code', button: 'Check my county' },
  spanish: { asks: 'Comestibles cerca de usted: su código postal', button: 'Ver mi condado' },
};

export const additionalGroceryYear = defineAskingPages(openings, [
  // Groceries of the plan year: what may change in January, and how to read the notice.
  {
    path: '/additional-benefits-grocery-2024',
    brands: ['m10', 'm10es'],
    alternate: '/additional-benefits-grocery-2024-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADDGROCERYYR27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADDGROCERYYR27_M' },
    template: 'landing',
    title: 'Grocery benefits by plan year',
    description:
      'Help with groceries is set anew each plan year. What may change in a Medicare Advantage plan, and where the notice says so.',
    headline: 'Help with groceries in the {planYear} plan year',
    subheadline: 'Some plans in some areas help certain members buy food. See what may change.',
    image: 'groceries',
    form: 'medicare-short',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Shows where to look in your plan papers' },
          { icon: 'people', text: 'Agents answer in English and Spanish' },
          { icon: 'coin', text: 'You pay nothing for our help' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What may change in grocery help for {planYear}',
        introduction: 'Your Annual Notice of Change shows the old year beside the new one. Check these lines.',
        columns: ['In the notice', 'What may have changed', 'What to ask'],
        rows: [
          ['Food and produce', 'Added, renamed or dropped', 'Does the plan still have it in my county?'],
          ['Conditions', 'Which ones count, or the proof they need', 'Must my doctor confirm mine again?'],
          ['Amount', 'More, less, or shared with other items', 'How much each month, and for food alone?'],
          ['Stores', 'Other shops, or delivery instead', 'Where is the nearest place that takes it?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'How a plan decides who gets grocery help',
        cards: [
          {
            icon: 'heart',
            title: 'A health reason',
            text: 'Food is one of the special supplemental benefits for the chronically ill. It has to be likely to help a member’s health.',
          },
          {
            icon: 'document',
            title: 'Proof for the plan’s records',
            text: 'The plan must show why it accepted a member. It may ask for a form, a call or a visit.',
          },
          {
            icon: 'calendar',
            title: 'Approval by the year',
            text: 'An approval may end on December 31. Ask in time whether yours is renewed without a new form.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Open Enrollment for {planYear} runs until December 7',
        text: 'A plan you pick in that time starts January 1, {planYear}. If you keep the plan you have, its new rules start that day too.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'What to do outside Open Enrollment',
        text: 'Read your {planYear} papers, and ask your plan for any benefit you have not used. If you moved or lost coverage, ask an agent whether you may change plans now.',
      },
      {
        kind: 'faq',
        heading: 'Questions about the new plan year',
        questions: [
          {
            question: 'How do I get a notice that never came?',
            answer: 'Ask your plan’s member services. They can mail another copy or show it in your online account.',
          },
          {
            question: 'Can I rely on an ad that names a large amount for food?',
            answer:
              'Ask for three things: the plan’s name, the county and the year. With those, an agent can look up what the plan says.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare grocery help with your notice in hand',
        text: 'Read the changed lines to a licensed insurance agent, and hear what other {planYear} plans in your county may offer.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/additional-benefits-grocery-2024-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/additional-benefits-grocery-2024',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADDGROCERYYRES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADDGROCERYYRES27_M' },
    template: 'landing',
    title: 'Ayuda para comestibles según el año',
    description:
      'La ayuda para comestibles se fija de nuevo cada año. Qué puede cambiar en un plan Medicare Advantage y dónde se lo avisan.',
    headline: 'Ayuda para comestibles en los planes de {planYear}',
    subheadline: 'En algunas áreas, ciertos planes ayudan a comprar comida. Vea qué cambia.',
    image: 'groceries',
    form: 'medicare-short',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Le decimos dónde buscar en sus papeles' },
          { icon: 'people', text: 'Le contestan en español' },
          { icon: 'coin', text: 'No le cobramos por ayudarle' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Qué puede cambiar en la ayuda para {planYear}',
        introduction: 'El Aviso Anual de Cambios pone el año que termina junto al que empieza. Revise estas líneas.',
        columns: ['En el aviso', 'Qué pudo cambiar', 'Qué preguntar'],
        rows: [
          ['Alimentos', 'Se agregó, se quitó o tiene otro nombre', '¿Sigue habiendo ayuda en mi condado?'],
          ['Enfermedades', 'Cuáles cuentan, o cómo se comprueban', '¿Mi médico tiene que confirmarlo otra vez?'],
          ['Cantidad', 'Más, menos o compartida con otros artículos', '¿Cuánto es al mes, y solo para comida?'],
          ['Tiendas', 'Otras tiendas, o entrega a domicilio', '¿Cuál me queda más cerca?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Cómo decide el plan quién recibe ayuda',
        cards: [
          {
            icon: 'heart',
            title: 'Un motivo de salud',
            text: 'Son beneficios suplementarios especiales para personas con enfermedades crónicas. Deben servir a la salud del miembro.',
          },
          {
            icon: 'document',
            title: 'Un comprobante para el plan',
            text: 'El plan debe poder explicar por qué aceptó a alguien. Puede pedir un formulario, una llamada o una visita.',
          },
          {
            icon: 'calendar',
            title: 'Una aprobación por año',
            text: 'La aprobación puede terminar el 31 de diciembre. Pregunte con tiempo si se renueva sola.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'La inscripción para {planYear} termina el 7 de diciembre',
        text: 'El plan que elija hasta ese día empieza el 1 de enero de {planYear}. Si se queda en el suyo, las reglas nuevas empiezan ese mismo día.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Qué puede hacer fuera de la inscripción abierta',
        text: 'Lea los papeles de {planYear} y pida a su plan los beneficios que no ha usado. Si se mudó o perdió una cobertura, pregunte si ya puede cambiar de plan.',
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el cambio de año',
        questions: [
          {
            question: '¿Cómo consigo un aviso que no me llegó?',
            answer: 'Pídalo a servicios para miembros de su plan: le mandan otro o le dicen cómo verlo en internet.',
          },
          {
            question: '¿Puedo confiar en un anuncio que ofrece mucho para comida?',
            answer:
              'Pida tres datos: el nombre del plan, el condado y el año. Con ellos, un agente puede buscar lo que dice el plan.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare la ayuda con el aviso en la mano',
        text: 'Léale a un agente de seguros con licencia lo que cambió y pregunte qué pueden ofrecer otros planes de {planYear} en su condado.',
      },
    ],
  },
]);
