import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Your ZIP code, to ask about allowances', button: 'Check my area' },
  spanish: { asks: 'Su código postal, para ver asignaciones', button: 'Ver mi área' },
};

export const additionalAllowance = defineAskingPages(openings, [
  // What the word allowance may stand for: one card, several purposes.
  {
    path: '/additional-benefits-allowance',
    brands: ['m10', 'm10es'],
    alternate: '/additional-benefits-allowance-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADDALLOW27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADDALLOW27_M' },
    template: 'landing',
    title: 'Allowances in Medicare plans',
    description:
      'Drugstore items, teeth, eyes, ears, food: what an allowance in a Medicare Advantage plan may pay for, and for whom.',
    headline: 'What an allowance in a Medicare plan pays for',
    subheadline: 'Drugstore, dental, vision or food: with some plans, in some areas.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc', 'dental', 'vision', 'hearing', 'grocery'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Which allowance did you come for?',
      text: 'Name it to a licensed insurance agent, who can tell you which plans in your county have it. Or let the questions here lead you to the number.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Each allowance has one purpose',
        paragraphs: [
          'Our grandparents kept household money in envelopes: one for rent, one for coal. A plan’s allowance works like that. The money has a label, and it cannot move to another envelope unless the plan says so.',
          'Often a single plan card carries them all, and the register knows which envelope to open. So the first question is never how much. It is for what.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What each allowance may pay for, and for whom',
        columns: ['Allowance', 'May pay for', 'Usually for'],
        rows: [
          ['Over-the-counter', 'Pain relief, bandages, vitamins on the plan’s list', 'All members of the plan'],
          ['Dental', 'Care at dentists that the plan accepts', 'All members of the plan'],
          ['Vision and hearing', 'Glasses, contact lenses, hearing aids', 'All members of the plan'],
          ['Food', 'Approved groceries', 'Members with chronic conditions who meet the plan’s criteria'],
        ],
        note: 'Few plans have every row. The last one is a special supplemental benefit for the chronically ill.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four rules that come with an allowance',
        cards: [
          { icon: 'clock', title: 'It has an end date', text: 'By month, quarter or year. Write it on the calendar.' },
          {
            icon: 'basket',
            title: 'It has a list',
            text: 'An item outside the list is yours to pay, even in the right store.',
          },
          { icon: 'coin', title: 'It is not cash', text: 'It cannot be withdrawn, saved in a bank or given away.' },
          {
            icon: 'document',
            title: 'It is part of a plan',
            text: 'With it come a network, copays and a yearly limit. Those are the larger sums.',
          },
        ],
        learnMore: { label: 'Four benefits to ask a plan about', destination: '/go-4-benefits' },
      },
      {
        kind: 'faq',
        heading: 'Questions about the allowance card',
        questions: [
          {
            question: 'Is it a credit card?',
            answer: 'No. There is no borrowing and no interest. It only works for what the plan has approved.',
          },
          {
            question: 'Does the card come from Medicare?',
            answer: 'No. A private insurer sends it to its own members. Medicare does not mail out spending cards.',
          },
          {
            question: 'Can it pay my rent or gas?',
            answer: 'Be careful with ads that say so. Ask for the plan’s name, and read its papers first.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which allowances plans near you have',
        text: 'Your ZIP code comes first. Then a licensed insurance agent goes through the allowances of plans in your county with you.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/additional-benefits-allowance-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/additional-benefits-allowance',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADDALLOWES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADDALLOWES27_M' },
    template: 'landing',
    title: 'Asignaciones en planes de Medicare',
    description:
      'Farmacia, dientes, vista, oído, comida: en qué se puede usar la asignación de un plan Medicare Advantage y quién la recibe.',
    headline: '¿Para qué sirve la asignación de un plan?',
    subheadline: 'Farmacia, dentista, vista o comida: con ciertos planes, en algunas áreas.',
    image: 'courtyard',
    form: 'medicare',
    benefits: ['otc', 'dental', 'vision', 'hearing', 'grocery'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: '¿Cuál asignación le interesa?',
      text: 'Dígasela a un agente de seguros con licencia, y él le dice qué planes de su condado la tienen. También puede seguir con las preguntas.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Cada asignación tiene un solo uso',
        paragraphs: [
          'Muchas abuelas guardaban el gasto en sobres: uno para la renta, otro para el mercado. La asignación de un plan se parece. El dinero lleva un nombre y no pasa de un sobre a otro, salvo que el plan lo permita.',
          'A menudo todo va en una sola tarjeta, y la caja sabe qué sobre abrir. Por eso conviene preguntar primero para qué es, y después cuánto es.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Qué puede pagar cada asignación, y para quién',
        columns: ['Asignación', 'Puede pagar', 'Por lo común es para'],
        rows: [
          ['Farmacia', 'Analgésicos, vendas, vitaminas de la lista del plan', 'Todos los miembros'],
          ['Dentista', 'Atención con los dentistas que el plan acepta', 'Todos los miembros'],
          ['Vista y oído', 'Lentes, audífonos', 'Todos los miembros'],
          ['Comida', 'Alimentos aprobados', 'Miembros con enfermedades crónicas que cumplen los criterios del plan'],
        ],
        note: 'Pocos planes tienen todos. El último es parte de los beneficios suplementarios especiales para personas con enfermedades crónicas.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Cuatro reglas que conviene conocer',
        cards: [
          { icon: 'clock', title: 'Se vence', text: 'Al mes, al trimestre o al año. Apúntelo en el calendario.' },
          {
            icon: 'basket',
            title: 'Tiene una lista',
            text: 'Lo que no está en ella lo paga usted, aunque esté en la tienda correcta.',
          },
          { icon: 'coin', title: 'No es efectivo', text: 'No se puede sacar en el banco, ahorrar ni regalar.' },
          {
            icon: 'document',
            title: 'Viene con un plan',
            text: 'Es decir, con una red de médicos, copagos y un límite anual. Ahí está la mayor parte del gasto.',
          },
        ],
        learnMore: { label: 'Otros beneficios por los que preguntar', destination: '/go-4-benefits-es' },
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre la tarjeta',
        questions: [
          {
            question: '¿Es una tarjeta de crédito?',
            answer: 'No. No se pide prestado ni se pagan intereses. Solo sirve para lo que el plan aprobó.',
          },
          {
            question: '¿La manda Medicare?',
            answer: 'No. La manda una aseguradora privada a sus miembros. Medicare no envía tarjetas para gastar.',
          },
          {
            question: '¿Paga la renta o la gasolina?',
            answer: 'Desconfíe de los anuncios que lo aseguran. Pida el nombre del plan y lea antes sus papeles.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte qué asignaciones hay en su condado',
        text: 'Primero va su código postal. Después, un agente de seguros con licencia repasa con usted las asignaciones de los planes de su condado.',
      },
    ],
  },

  // Would the reader use an allowance at all; weighed against plain copays.
  {
    path: '/additional-benefits-allowance-g5k',
    brands: ['ac', 'emily'],
    smid: { ac: 'MULTI-PLAN_SAMPLEACADDALLOWG5K27_M', emily: 'MULTI-PLAN_SAMPLEEMILYADDALLOWG5K27_M' },
    template: 'landing',
    title: 'Would you use a plan’s allowance?',
    description:
      'A plan with an allowance or one with lower copays? Go through last year’s receipts and see which would have served you.',
    headline: 'Medicare plan allowances: would you use yours?',
    subheadline: 'Some plans in some areas have one. Last year’s receipts show if it fits.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['otc', 'vision', 'hearing'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'checklist',
        heading: 'Sort last year’s receipts into four piles',
        introduction: 'Make a pile for each, from the last twelve months. Ten minutes will do.',
        items: [
          'Drugstore items bought without a prescription.',
          'Glasses, contact lenses, an eye exam.',
          'Hearing aid batteries, repairs, a new pair.',
          'Copays at the doctor, the lab and the hospital.',
        ],
        note: 'If the fourth pile is the tallest, lower copays may do more for you than an allowance.',
      },
      {
        kind: 'benefit-cards',
        heading: 'See which allowance fits what you spend',
        introduction: 'A plan may include one of these, all, or none. Ask for the amount and the rules of each.',
        cards: [
          {
            icon: 'basket',
            title: 'The drugstore pile',
            text: 'See whether your brands are in the plan’s catalog. Another brand may be all it has.',
          },
          {
            icon: 'glasses',
            title: 'The eyewear pile',
            text: 'People who change frames every three years may leave most of a yearly amount unused.',
          },
          {
            icon: 'ear',
            title: 'The hearing pile',
            text: 'An amount for aids may return only every few years, and may not cover batteries.',
          },
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'What an allowance does, and what it leaves',
        strengthsHeading: 'It can',
        strengths: [
          'Pay for small things you buy anyway.',
          'Make you go for a hearing test you have put off.',
          'Be easy to check: the balance is a number.',
        ],
        limitsHeading: 'It cannot',
        limits: [
          'Put your own doctor in the network.',
          'Lower what you owe for a week in hospital.',
          'Promise to be there in the same amount next January.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about using an allowance',
        questions: [
          {
            question: 'I seldom buy anything at the drugstore. Should I care?',
            answer:
              'Perhaps not. Then look at premiums, copays and the yearly limit, and take the allowance as a side dish.',
          },
          {
            question: 'The nearest store that takes the card is far away. Now what?',
            answer: 'Ask whether you can order by mail or phone, and what the shipping costs.',
          },
          {
            question: 'Who can do the sums with me?',
            answer:
              'An agent, for the plans they sell. Your state’s SHIP counselors do it too; they are paid by public money and sell nothing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Which bill hurts most?',
        text: 'Ask a licensed insurance agent which plans in your county help with it. Your ZIP code is the first question.',
      },
    ],
  },
]);
