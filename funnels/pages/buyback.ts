import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Your ZIP code, to ask about Part B', button: 'Check my area' },
  spanish: { asks: 'Su código postal, para la Parte B', button: 'Ver mi área' },
};

export const buyback = defineAskingPages(openings, [
  // A Part B premium reduction: what ads call it, where it shows, who may have it.
  {
    path: '/additional-benefits-buyback',
    brands: ['m10', 'm10es'],
    alternate: '/additional-benefits-buyback-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10BUYBACK27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESBUYBACK27_M' },
    template: 'landing',
    title: 'Part B premium reduction, explained',
    description:
      'Ads may call it a buyback. In plan papers it is a Part B premium reduction: who offers it, where you see it, what to ask.',
    headline: 'Medicare Advantage and the Part B premium reduction',
    subheadline: 'Some plans in some areas pay part of it. See where you would notice.',
    image: 'letters',
    form: 'medicare',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Not sure what you pay for Part B today?',
      text: 'A licensed insurance agent can show you where to find it, and tell you whether plans in your county reduce it. You can also go on with the questions.',
    },
    explains: ['part-b-giveback', 'medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'How a Part B premium reduction works',
        paragraphs: [
          'Everyone with Part B has a monthly premium. For most people it comes out of their Social Security payment before it arrives. Others get a bill.',
          'Some Medicare Advantage plans pay a part of that premium for their members. In plan papers this is a Part B premium reduction. Ads may call it a buyback, though no money is handed out.',
          'The deduction or the bill becomes smaller. Your Social Security benefit is the same as before.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Where you would notice it',
        cards: [
          {
            icon: 'coin',
            title: 'If it is deducted',
            text: 'Less is held back for Part B. Your Social Security account online and its yearly letter show how much.',
          },
          {
            icon: 'document',
            title: 'If you get a bill',
            text: 'The amount due is lower. Keep paying the bills on time, or Part B can end.',
          },
          {
            icon: 'clock',
            title: 'In the first months',
            text: 'The change can take a while to reach Social Security. Missed months are then made up.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'All of these have to be true',
        items: [
          'You have Part A and Part B.',
          'You pay the Part B premium yourself. Neither Medicaid nor another program pays it for you.',
          'You live in the area of a plan that has a reduction.',
          'You join that plan during a time when you may enroll.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the reduction',
        questions: [
          {
            question: 'How large is it?',
            answer:
              'Each plan sets its own amount, from a small part of the premium upward, and may change it every year.',
          },
          {
            question: 'Why would a plan do that?',
            answer:
              'Plans decide how to use what Medicare pays them. One lowers the premium, another adds dental care. Ask what this one leaves out.',
          },
          {
            question: 'What if I leave the plan?',
            answer: 'The reduction ends with your membership, and you pay the full Part B premium again.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See whether your county has such a plan',
        text: 'Your ZIP code comes first. A licensed insurance agent can then tell you the amount and the rest of the plan.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/additional-benefits-buyback-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/additional-benefits-buyback',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10BUYBACKES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESBUYBACKES27_M' },
    template: 'landing',
    title: 'Reducción de la prima de la Parte B',
    description:
      'Qué es la reducción de la prima de la Parte B que ofrecen algunos planes Medicare Advantage, dónde se nota y qué preguntar.',
    headline: 'Medicare Advantage y la prima de la Parte B',
    subheadline: 'En algunas áreas, un plan puede pagar una parte. Vea dónde se nota.',
    image: 'letters',
    form: 'medicare',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: '¿No sabe cuánto paga hoy por la Parte B?',
      text: 'Un agente de seguros con licencia le dice dónde verlo y si en su condado hay planes que bajan esa prima. Si prefiere, siga con las preguntas.',
    },
    explains: ['part-b-giveback', 'medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'No es un cheque ni una devolución',
        paragraphs: [
          'La Parte B tiene una prima mensual. A la mayoría se la descuentan del Seguro Social antes de recibir el pago; a otros les llega una factura.',
          'Algunos planes Medicare Advantage pagan por sus miembros una parte de esa prima. En los papeles del plan se llama reducción de la prima de la Parte B. Los anuncios a veces usan otros nombres.',
          'Lo que cambia es el descuento o la factura, que baja. Su beneficio del Seguro Social sigue siendo el mismo.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Dónde lo notaría',
        cards: [
          {
            icon: 'coin',
            title: 'Si se la descuentan',
            text: 'Le retienen menos para Medicare cada mes. Puede verlo en su cuenta del Seguro Social.',
          },
          {
            icon: 'document',
            title: 'Si le mandan factura',
            text: 'Llega por menos. Páguela a tiempo de todos modos, porque sin pago se puede perder la Parte B.',
          },
          {
            icon: 'clock',
            title: 'Al principio',
            text: 'El cambio puede tardar unos meses en aparecer. Después se ajustan los meses que faltaron.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Para tenerla hace falta todo esto',
        items: [
          'Tener la Parte A y la Parte B.',
          'Pagar usted la prima de la Parte B. Si la paga Medicaid u otro programa, no hay qué reducir.',
          'Vivir en la zona de un plan que la ofrezca.',
          'Inscribirse en ese plan en una época en que pueda hacerlo.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre la reducción',
        questions: [
          {
            question: '¿De cuánto es la reducción?',
            answer: 'Cada plan fija la suya y la puede cambiar cada año. Pida la cantidad de su condado y anótela.',
          },
          {
            question: '¿Qué gana el plan con eso?',
            answer:
              'Cada plan reparte a su manera lo que recibe de Medicare. Uno baja la prima, otro da más dentista. Pregunte qué le falta a este.',
          },
          {
            question: '¿Y si después me salgo?',
            answer: 'La reducción termina con el plan. Usted vuelve a pagar la prima completa de la Parte B.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Vea si en su condado hay un plan así',
        text: 'Primero, su código postal. Después, un agente de seguros con licencia le dice la cantidad y le explica el resto del plan.',
      },
    ],
  },

  // The reduction of the plan year, weighed against what a plan may ask in return.
  {
    path: '/additional-benefits-buyback-2024',
    brands: ['bridge', 'bh'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGEBUYBACKYR27_M', bh: 'MULTI-PLAN_SAMPLEBHBUYBACKYR27_M' },
    template: 'landing',
    title: 'Weighing a Part B premium reduction',
    description:
      'A lower Part B premium on one side, copays and networks on the other: how to weigh a Medicare Advantage plan that has both.',
    headline: 'Weigh a {planYear} Medicare Advantage Part B premium reduction',
    subheadline: 'Offered in some areas. Compare it with the rest of the plan first.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Compare a plan with it and a plan without',
        introduction:
          'Fill this in for a {planYear} plan with the reduction and one without. The papers of both have every line.',
        columns: ['What to compare', 'Ask of the plan with a reduction', 'Ask of the plan without'],
        rows: [
          ['Part B premium', 'How much of it does the plan pay?', 'Nothing to ask: you pay all of it'],
          ['Hospital stay', 'What is the copay for each day?', 'The same, and for how many days'],
          ['Most you could pay in a year', 'What is the limit in the network?', 'Is it lower here?'],
          ['Dental and vision', 'Is anything left out?', 'What is added?'],
          ['Medicines', 'Is drug coverage part of the plan?', 'Do your drugs cost less here?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'One reduction in a good year and in a hard one',
        introduction: 'One reduction, two very different sums at the end of December.',
        cards: [
          {
            icon: 'check',
            title: 'A year with few visits',
            text: 'You meet few copays. The lower premium may count for more than anything else in the plan.',
          },
          {
            icon: 'heart',
            title: 'A year with a hospital stay',
            text: 'Copays for a week can outweigh twelve months of reductions. The yearly limit is your guardrail.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Choosing a plan for {planYear}',
        text: 'You may join, drop or switch Medicare Advantage plans from October 15 to December 7. A reduction that comes with a new plan begins January 1, {planYear}.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Outside the yearly window',
        text: 'Joining a plan usually has to wait for the yearly enrollment period. Some people need not wait: a move, lost coverage or a change in Medicaid can open another time. Ask an agent what holds for you.',
      },
      {
        kind: 'faq',
        heading: 'Questions before you switch',
        questions: [
          {
            question: 'My plan already has a reduction. Will it stay?',
            answer:
              'It may grow, shrink or end with the plan year. Look for “Part B premium” in the Annual Notice of Change.',
          },
          {
            question: 'Medicaid pays my Part B. What would change for me?',
            answer: 'Probably nothing. The reduction is for members who pay the premium from their own pocket.',
          },
          {
            question: 'I have retiree coverage from a former employer. Is that a problem?',
            answer: 'It can be. Joining another plan may end it for good. Ask the former employer first, in writing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Have both plans read to you',
        text: 'A licensed insurance agent can lay two plans of your county side by side. A ZIP code starts the search.',
      },
    ],
  },
]);
