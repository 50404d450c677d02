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
    headline: 'What an allowance in a Medicare plan may cover',
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
          'An allowance is an amount that a plan sets aside for one kind of cost, such as drugstore items or dental care. Often a single plan card carries several, and the register knows which one to use.',
          'Each amount stays with its own purpose unless the plan says otherwise. So ask first what an allowance is for, then how much it is.',
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
        note: 'Few plans have all four. Food is a special supplemental benefit for the chronically ill.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four things to know about an allowance',
        cards: [
          {
            icon: 'calendar',
            title: 'Use it by its end date',
            text: 'It runs by the month, quarter or year. Mark the last day.',
          },
          {
            icon: 'basket',
            title: 'Buy from the plan’s list',
            text: 'Ask for the list first. You pay for anything else, even in a store that takes part.',
          },
          {
            icon: 'wallet',
            title: 'It pays for items and care',
            text: 'You cannot draw it out as cash or give it away.',
          },
          {
            icon: 'document',
            title: 'It comes with a whole plan',
            text: 'Compare the network, the copays and the yearly limit too. Those are the larger sums.',
          },
        ],
        learnMore: { label: 'Four benefits to ask a plan about', destination: '/go-4-benefits' },
      },
      {
        kind: 'faq',
        heading: 'Questions about the allowance card',
        questions: [
          {
            question: 'Is an allowance card a credit card?',
            answer: 'No. There is no borrowing and no interest. It only works for what the plan has approved.',
          },
          {
            question: 'Does the card come from Medicare?',
            answer: 'No. A private insurer sends it to its own members. Medicare does not mail out spending cards.',
          },
          {
            question: 'Can an allowance card pay my rent or gas?',
            answer:
              'Only if the plan’s own papers say so. When an ad promises it, ask for the plan’s name and read the rules of that benefit.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which allowances plans near you have',
        text: 'Type in your ZIP code. Then a licensed insurance agent goes through the allowances of plans in your county with you.',
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
      text: 'Un agente de seguros con licencia puede decirle qué planes de su condado la tienen. También puede seguir con las preguntas.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'Cada asignación tiene un solo uso',
        paragraphs: [
          'La asignación es una cantidad que el plan aparta para un tipo de gasto, como los artículos de farmacia o el dentista. A menudo una sola tarjeta lleva varias, y la caja sabe cuál usar.',
          'Cada cantidad sirve solo para lo suyo, salvo que el plan permita otra cosa. Por eso conviene preguntar primero para qué es, y después cuánto es.',
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
        note: 'Pocos planes tienen las cuatro. La de comida es parte de los beneficios suplementarios especiales para personas con enfermedades crónicas.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Cuatro cosas que conviene saber de una asignación',
        cards: [
          {
            icon: 'calendar',
            title: 'Úsela dentro del plazo',
            text: 'Dura un mes, un trimestre o un año. Apunte el último día.',
          },
          {
            icon: 'basket',
            title: 'Compre lo que está en la lista',
            text: 'Pídala antes de comprar. Lo demás lo paga usted, aunque la tienda participe.',
          },
          { icon: 'wallet', title: 'Paga artículos y servicios', text: 'No se puede retirar en efectivo ni regalar.' },
          {
            icon: 'document',
            title: 'Viene con un plan completo',
            text: 'Compare también la red de médicos, los copagos y el límite anual. Ahí está la mayor parte del gasto.',
          },
        ],
        learnMore: { label: 'Otros beneficios por los que preguntar', destination: '/go-4-benefits-es' },
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre la tarjeta del plan',
        questions: [
          {
            question: '¿La tarjeta del plan es de crédito?',
            answer: 'No. No se pide prestado ni se pagan intereses. Solo sirve para lo que el plan aprobó.',
          },
          {
            question: '¿Medicare manda la tarjeta?',
            answer: 'No. La manda una aseguradora privada a sus miembros. Medicare no envía tarjetas para gastar.',
          },
          {
            question: '¿La tarjeta paga la renta o la gasolina?',
            answer:
              'Solo si lo dicen los papeles del plan. Si un anuncio lo promete, pida el nombre del plan y lea las reglas de ese beneficio.',
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
      'A plan with an allowance or one with lower copays? Last year’s receipts show which fits what you spend.',
    headline: 'See which Medicare plan allowance you would use',
    subheadline: 'Certain plans in some areas have one. Sort last year’s receipts to see.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['otc', 'vision', 'hearing'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'checklist',
        heading: 'Sort last year’s receipts into four piles',
        introduction: 'Use the last twelve months. Ten minutes will do.',
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
        heading: 'Match an allowance to what you spend',
        introduction: 'Some plans include one of these, some all three. Ask for the amount and the rules of each.',
        cards: [
          {
            icon: 'basket',
            title: 'Drugstore receipts',
            text: 'An allowance may pay for these. See whether your brands are in the plan’s catalog.',
          },
          {
            icon: 'glasses',
            title: 'Eyewear receipts',
            text: 'A yearly amount suits people who buy frames or lenses each year. If you wait longer, ask whether it carries over.',
          },
          {
            icon: 'ear',
            title: 'Hearing receipts',
            text: 'An amount for aids may help with a new pair. Ask how often it returns, and whether batteries count.',
          },
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'What an allowance can and cannot do',
        strengthsHeading: 'An allowance can',
        strengths: [
          'Pay for small things you buy anyway.',
          'Make you go for a hearing test you have put off.',
          'Be easy to check: the balance is a number.',
        ],
        limitsHeading: 'An allowance cannot',
        limits: [
          'Put your own doctor in the network.',
          'Lower your share of the cost of a week in the hospital.',
          'Promise the same amount next January.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about using an allowance',
        questions: [
          {
            question: 'What if I buy little at the drugstore?',
            answer:
              'Then compare premiums, copays and the yearly limit first. An agent can show you how the plans in your county differ there.',
          },
          {
            question: 'What if no store near me takes the card?',
            answer: 'Ask whether you can order by mail or phone, and what the shipping costs.',
          },
          {
            question: 'Who can go through the numbers with me?',
            answer:
              'A licensed insurance agent can, for the plans they sell. Your state’s SHIP counselors do it too, and they sell nothing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about the bill that costs you most',
        text: 'A licensed insurance agent can tell you which plans in your county may help with it. Your ZIP code is the first question.',
      },
    ],
  },
]);
