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
    headline: 'Medicare Advantage plans may lower your Part B premium',
    subheadline: 'Some plans pay part of it for members, in some areas. See who may have it.',
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
          'Some Medicare Advantage plans pay a part of the monthly Part B premium for their members. In plan papers this is a Part B premium reduction. Ads may call it a buyback, though no money is handed out.',
          'Most people have Part B taken out of their Social Security payment; others get a bill. With a reduction, the deduction or the bill becomes smaller. Your Social Security benefit is the same as before.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Where a lower Part B premium shows',
        cards: [
          {
            icon: 'coin',
            title: 'If it is deducted',
            text: 'Less is held back for Part B. Your Social Security account online and its yearly letter show how much.',
          },
          {
            icon: 'document',
            title: 'If you get a bill',
            text: 'The amount due is lower. Go on paying each bill on time, so that Part B goes on too.',
          },
          {
            icon: 'calendar',
            title: 'In the first months',
            text: 'The change can take a while to reach Social Security. Missed months are then made up.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Who may have a Part B premium reduction',
        items: [
          'You have Part A and Part B.',
          'You pay the Part B premium yourself. Neither Medicaid nor another program pays it for you.',
          'You live in the area of a plan that has a reduction.',
          'You join that plan during a time when you may enroll.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about a lower Part B premium',
        questions: [
          {
            question: 'How large is the reduction?',
            answer:
              'Each plan sets its own amount, from a small part of the premium upward, and may change it every year.',
          },
          {
            question: 'Why would a plan pay part of my premium?',
            answer:
              'Plans decide how to use what Medicare pays them. One lowers the premium, another adds dental care. Ask what else the plan includes.',
          },
          {
            question: 'What happens if I leave the plan?',
            answer: 'The reduction ends with your membership, and you pay the full Part B premium again.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See if a plan in your county lowers the Part B premium',
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
    headline: 'Medicare Advantage puede bajar su prima de Parte B',
    subheadline: 'Algunos planes pagan una parte, en algunas áreas. Vea cómo funciona.',
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
        heading: 'Cómo funciona la reducción de la prima de la Parte B',
        paragraphs: [
          'Algunos planes Medicare Advantage pagan por sus miembros una parte de la prima mensual de la Parte B. En los papeles del plan se llama reducción de la prima de la Parte B. Los anuncios a veces usan otros nombres, pero nadie le entrega dinero.',
          'A la mayoría le descuentan la Parte B del Seguro Social; a otros les llega una factura. Con la reducción baja ese descuento o esa factura. Su beneficio del Seguro Social sigue siendo el mismo.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Dónde se ve una prima más baja',
        cards: [
          {
            icon: 'coin',
            title: 'Si se la descuentan',
            text: 'Le retienen menos para Medicare cada mes. Puede verlo en su cuenta del Seguro Social.',
          },
          {
            icon: 'document',
            title: 'Si le mandan factura',
            text: 'Llega por menos. Siga pagándola a tiempo para conservar la Parte B.',
          },
          {
            icon: 'calendar',
            title: 'Al principio',
            text: 'El cambio puede tardar unos meses en aparecer. Después se ajustan los meses que faltaron.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Quién puede tener la reducción',
        items: [
          'Tener la Parte A y la Parte B.',
          'Pagar usted la prima de la Parte B, sin que la pague Medicaid ni otro programa.',
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
            question: '¿Por qué un plan pagaría parte de mi prima?',
            answer:
              'Cada plan reparte a su manera lo que recibe de Medicare. Uno baja la prima, otro da más cuidado dental. Pregunte qué más incluye el plan.',
          },
          {
            question: '¿Qué pasa si dejo el plan?',
            answer: 'La reducción termina con el plan. Usted vuelve a pagar la prima completa de la Parte B.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Vea si un plan de su condado baja la prima de la Parte B',
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
    title: 'Part B premium reductions, compared',
    description:
      'A lower Part B premium on one side, copays and networks on the other: how to weigh a Medicare Advantage plan that has both.',
    headline: '{planYear} Medicare Advantage with a Part B premium reduction',
    subheadline: 'Some pay part of your premium in some areas. Compare the whole plan.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'A plan with a Part B reduction beside one without',
        introduction: 'Fill this in for two {planYear} plans. The Summary of Benefits of each has the answers.',
        columns: ['What to compare', 'Ask of the plan with a reduction', 'Ask of the plan without'],
        rows: [
          ['Part B premium', 'How much of it does the plan pay?', 'You pay all of it'],
          ['Hospital stay', 'What is the copay for each day?', 'Is it less here, and for how many days?'],
          ['Most you could pay in a year', 'What is the limit in the network?', 'Is it lower here?'],
          ['Dental and vision', 'Is anything left out?', 'What is added?'],
          ['Medicines', 'Is drug coverage part of the plan?', 'Do your drugs cost less here?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What a reduction may be worth in two kinds of year',
        introduction: 'How much care you need decides which plan costs you less.',
        cards: [
          {
            icon: 'stethoscope',
            title: 'A year with few visits',
            text: 'You meet few copays. The lower premium may count for more than anything else in the plan.',
          },
          {
            icon: 'bed',
            title: 'A year with a hospital stay',
            text: 'Copays for a week can outweigh twelve months of reductions. Compare each plan’s yearly limit on your costs.',
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
        heading: 'Joining a plan at other times of the year',
        text: 'A move, lost coverage or a change in Medicaid can open a time for you to join a plan. Otherwise you choose in the yearly enrollment period, in the fall. Ask an agent what holds for you.',
      },
      {
        kind: 'faq',
        heading: 'Questions before you switch',
        questions: [
          {
            question: 'My plan already has a Part B reduction. Will it stay?',
            answer:
              'It may grow, shrink or end with the plan year. Look for “Part B premium” in the Annual Notice of Change.',
          },
          {
            question: 'Medicaid pays my Part B. What should I compare?',
            answer:
              'Doctors, medicines, dental and vision. A reduction is for members who pay the premium themselves, so the other benefits count more for you.',
          },
          {
            question: 'I have retiree coverage from a former employer. What should I check?',
            answer:
              'Ask the former employer, in writing, whether joining another plan would end that coverage. It may, and for good.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare two plans with an agent',
        text: 'A licensed insurance agent can go through two plans in your county with you, side by side. Your ZIP code starts the search.',
      },
    ],
  },
]);
