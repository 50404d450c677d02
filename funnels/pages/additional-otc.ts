import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Over-the-counter items as an addition to Original Medicare, in two languages. */
const openings: Openings = {
  english: { asks: 'Drugstore benefits by ZIP code', button: 'Check my ZIP' },
  spanish: { asks: 'Artículos de farmacia según su código postal', button: 'Ver mi zona' },
};

export const additionalOtc = defineAskingPages(openings, [
  // What Original Medicare pays for on the drugstore shelf, and what a plan may add; in English.
  {
    path: '/additional-benefits-otc',
    brands: ['m10', 'm10es'],
    alternate: '/additional-benefits-otc-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADDOTC27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADDOTC27_M' },
    template: 'landing',
    title: 'What Medicare pays for at the drugstore',
    description:
      'Aspirin, test strips, reading glasses: what Original Medicare pays for at the drugstore, and what some plans may add.',
    headline: 'Over-the-counter items a Medicare plan may add',
    subheadline: 'Some Medicare Advantage plans in some areas help pay for drugstore items.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Plans with drugstore items go by ZIP code',
      text: 'It decides which plans exist for you and whether any of them may include over-the-counter (OTC) items. Type it here, or give it to a licensed insurance agent on the phone.',
    },
    explains: ['otc-allowance', 'medicare-advantage', 'copay'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Who pays for what at the drugstore',
        introduction: 'Some things people buy at a drugstore, and who may pay.',
        columns: ['Item', 'Original Medicare', 'A plan with an OTC benefit'],
        rows: [
          ['Aspirin, antacids, cough syrup', 'No', 'May list them'],
          [
            'Diabetes test strips',
            'Yes, under Part B, with your share of the cost',
            'Covered as under Part B, apart from the OTC list',
          ],
          ['Bandages from the shelf', 'No; surgical dressings may be covered', 'May list them'],
          ['Reading glasses', 'No; one pair after cataract surgery that implants a lens', 'May list ready-made ones'],
          ['Toothbrush and toothpaste', 'No', 'May list them'],
          ['Shower seat or grab bar', 'No', 'Some plans list them'],
        ],
        note: 'An item on one plan’s list may be missing from another’s.',
      },
      {
        kind: 'explainer',
        heading: 'What “additional” means',
        paragraphs: [
          'Every Medicare Advantage plan must cover what Part A and Part B cover. Anything past that is additional, and the company decides each year what to add. Dental, vision and over-the-counter (OTC) items are common choices.',
          'The benefit comes as part of the plan, along with its network, its copays and its premium, if it has one. You keep paying for Part B.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Sort what you buy at the drugstore',
        introduction: 'Make three piles. Some plans have a benefit for the third.',
        cards: [
          {
            icon: 'pill',
            title: 'Prescription medicines',
            text: 'These belong to Part D. Ask for the plan’s drug list and look up each name.',
          },
          {
            icon: 'bandaids',
            title: 'Medical supplies',
            text: 'Part B may already pay for some. Ask your supplier whether it bills Medicare.',
          },
          {
            icon: 'basket',
            title: 'Items without a prescription',
            text: 'An OTC benefit may help with this pile. Count what you buy again and again.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about over-the-counter benefits',
        questions: [
          {
            question: 'Does Medicaid pay for over-the-counter medicine?',
            answer:
              'In many states it pays for some when a doctor writes a prescription. If you have Medicaid, ask its office before you spend a plan’s allowance.',
          },
          {
            question: 'Can I buy an OTC benefit by itself?',
            answer: 'Usually not. It comes with a whole plan, so compare doctors, medicines and costs along with it.',
          },
          {
            question: 'Can I speak with someone in Spanish?',
            answer: 'Yes. Licensed insurance agents answer in English and in Spanish, and this page exists in both.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Find out which items plans near you add',
        text: 'Give a ZIP code to start, or tell a licensed insurance agent what you buy every month.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/additional-benefits-otc-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/additional-benefits-otc',
    smid: { m10es: 'MULTI-PLAN_SAMPLEM10ESADDOTCES27_M', m10: 'MULTI-PLAN_SAMPLEM10ADDOTCES27_M' },
    template: 'landing',
    title: 'Medicare y las compras en la farmacia',
    description:
      'Aspirinas, tiras reactivas, lentes de lectura: lo que paga el Medicare Original en la farmacia y lo que un plan puede agregar.',
    headline: 'Artículos sin receta: lo que un plan puede agregar',
    subheadline: 'Ciertos planes Medicare Advantage ayudan a pagarlos en algunas áreas.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Los planes cambian según el código postal',
      text: 'De él depende qué planes hay para usted y si alguno puede incluir artículos sin receta. Escríbalo aquí o déselo por teléfono a un agente de seguros con licencia.',
    },
    explains: ['otc-allowance', 'medicare-advantage', 'copay'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Quién paga qué en la farmacia',
        introduction: 'Cosas que se compran en la farmacia y quién puede pagarlas.',
        columns: ['Artículo', 'Medicare Original', 'Un plan con artículos sin receta'],
        rows: [
          ['Aspirina, antiácidos, jarabe para la tos', 'No', 'Pueden estar en su lista'],
          [
            'Tiras para medir el azúcar',
            'Sí, con la Parte B; usted paga una parte',
            'Las cubre como la Parte B, aparte de esa lista',
          ],
          ['Gasas y vendas', 'No; los apósitos quirúrgicos, a veces', 'Pueden estar en su lista'],
          [
            'Lentes de lectura',
            'No; un par después de una cirugía de cataratas con lente implantado',
            'Puede tener lentes ya hechos',
          ],
          ['Cepillo y pasta de dientes', 'No', 'Pueden estar en su lista'],
          ['Silla o barra para la ducha', 'No', 'Algunos planes las incluyen'],
        ],
        note: 'Lo que un plan tiene en su lista, a otro le puede faltar.',
      },
      {
        kind: 'explainer',
        heading: 'Qué quiere decir “adicional”',
        paragraphs: [
          'Todo plan Medicare Advantage tiene que cubrir lo que cubren la Parte A y la Parte B. Lo que va más allá es adicional, y la compañía decide cada año qué agrega: dentista, vista o artículos sin receta, por ejemplo.',
          'El beneficio viene dentro del plan, junto con su red de médicos, sus copagos y su prima, si la hay. La Parte B se sigue pagando.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Separe lo que compra en la farmacia',
        introduction: 'Haga tres montones. Con el tercero, algunos planes pueden ayudarle.',
        cards: [
          {
            icon: 'pill',
            title: 'Medicinas con receta',
            text: 'Esto va con la Parte D. Pida la lista de medicinas del plan y busque cada nombre.',
          },
          {
            icon: 'bandaids',
            title: 'Equipo y material médico',
            text: 'La Parte B quizás ya paga algo. Pregunte en la tienda si le cobran a Medicare.',
          },
          {
            icon: 'basket',
            title: 'Artículos sin receta',
            text: 'Cuente lo que compra una y otra vez. Así sabrá qué buscar en la lista de un plan.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre artículos sin receta',
        questions: [
          {
            question: '¿La asignación se puede cobrar en efectivo?',
            answer: 'No. Sirve para los artículos de la lista, en los lugares y las fechas que fija el plan.',
          },
          {
            question: '¿Medicaid paga medicinas sin receta?',
            answer:
              'En muchos estados paga algunas si el médico las ordena por escrito. Si tiene Medicaid, pregunte primero en esa oficina.',
          },
          {
            question: '¿Puedo comprar para mi esposa con mi asignación?',
            answer:
              'No. Es solo para la persona inscrita. Si ella tiene su propio plan, puede revisar la lista de ese plan.',
          },
          {
            question: '¿Me atienden en español?',
            answer:
              'Sí, contesta un agente de seguros con licencia que habla español. Su hija o su hijo puede estar en la llamada.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte qué artículos agregan los planes de su condado',
        text: 'Escriba su código postal para empezar, o léale su lista a un agente de seguros con licencia.',
      },
    ],
  },
]);
