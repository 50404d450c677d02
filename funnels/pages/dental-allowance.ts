import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Dental allowances near you: ZIP code', button: 'Check my area' },
  spanish: { asks: 'Asignación dental: su código postal', button: 'Ver mi área' },
};

export const dentalAllowance = defineAskingPages(openings, [
  // Dental allowances of the plan year: what an allowance is beside covered services.
  {
    path: '/dental-allowance-24',
    brands: ['m10', 'm10es'],
    alternate: '/dental-allowance-24-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10DENTALLOW27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESDENTALLOW27_M' },
    template: 'landing',
    title: 'Dental allowances, explained',
    description:
      'How a dental allowance in a Medicare Advantage plan differs from covered dental services, and what to ask your dentist.',
    headline: 'Dental allowances in {planYear} Medicare Advantage plans',
    subheadline: 'Some plans set aside an amount for your dental care, in some areas.',
    image: 'dental-chair',
    form: 'medicare-short',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Do you have a treatment plan from your dentist?',
      text: 'Read it to a licensed insurance agent over the phone, and ask what a plan in your county might pay toward it. You can also continue here.',
    },
    body: [
      {
        kind: 'explainer',
        heading: '“Dental allowance” has two meanings',
        paragraphs: [
          '“Dental allowance” can mean money on a plan’s card that you spend at the dentist. It can also mean the most a plan pays for dental work in a year. Ask which one a plan means, because your share of the bill differs.',
          'With the first, you pay the dentist’s price from the card until it is used up. With the second, the plan has a list of services, and you pay a share of each.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'How a plan may pay your dentist',
        introduction: 'One plan may use one of these, or mix them. Ask which.',
        cards: [
          {
            icon: 'wallet',
            title: 'An amount on a card',
            text: 'You hand over the card at the office. Ask whether any licensed dentist can take it.',
          },
          {
            icon: 'tooth',
            title: 'A list of services',
            text: 'A cleaning may have no copay and a crown a large one. Network prices apply.',
          },
          {
            icon: 'document',
            title: 'Money back later',
            text: 'You pay, send the receipt, and wait. Ask about the form and the time limit for sending it.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Plans for {planYear} can be chosen now',
        text: 'From October 15 to December 7, people with Medicare may join, leave or change a Medicare Advantage plan. The new plan, with its dental benefit, begins January 1, {planYear}.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Changing dental benefits outside the fall',
        text: 'A move, or the loss of other coverage, may open a Special Enrollment Period while the yearly window is closed. An agent can tell you whether one applies, and what {planYear} plans near you may include.',
      },
      {
        kind: 'checklist',
        heading: 'Four questions for your dentist’s office',
        introduction: 'Five minutes with the front desk tell you what to look for in a plan.',
        items: [
          'Which Medicare Advantage plans does the office work with for {planYear}?',
          'Does it take plan cards, or must you pay and be paid back?',
          'What work do you still need, and what would it cost without a plan?',
          'Can the work be split over two calendar years?',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about dental allowances',
        questions: [
          {
            question: 'What happens to an allowance I do not use?',
            answer: 'It often ends with the year, sometimes with the quarter. Few plans let it roll over.',
          },
          {
            question: 'Can I spend a dental allowance on other care?',
            answer:
              'In some plans, yes: one amount is shared between dental, vision and hearing care. In others it is for dental alone.',
          },
          {
            question: 'I have the plan already. Is my allowance the same as last year?',
            answer:
              'It may be. Plans can change benefits every January, and your Annual Notice of Change lists what is new.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about {planYear} dental allowances near you',
        text: 'Two answers are enough to begin: your ZIP code and whether you have Medicare. Or talk to a licensed insurance agent.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/dental-allowance-24-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/dental-allowance-24',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10DENTALLOWES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESDENTALLOWES27_M' },
    template: 'landing',
    title: 'Asignaciones dentales, explicadas',
    description:
      'En qué se distingue una asignación dental de los servicios dentales cubiertos, y qué preguntar en el consultorio.',
    headline: 'Asignaciones dentales en planes Medicare Advantage de {planYear}',
    subheadline: 'Ciertos planes, en algunas áreas, apartan una cantidad para el dentista.',
    image: 'dental-chair',
    form: 'medicare-short',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: '¿Su dentista ya le dio un presupuesto?',
      text: 'Léaselo por teléfono a un agente de seguros con licencia y pregunte qué parte podría pagar un plan de su condado. También puede seguir aquí.',
    },
    body: [
      {
        kind: 'explainer',
        heading: '«Asignación dental» puede significar dos cosas',
        paragraphs: [
          'A veces «asignación dental» es dinero en una tarjeta del plan, y usted paga con ella en el consultorio. Otras veces es lo máximo que el plan paga al año por sus dientes. Pregunte a cuál se refiere el plan, porque su parte de la cuenta cambia.',
          'En el primer caso usted paga el precio del dentista hasta que se acaba el saldo. En el segundo hay una lista de servicios, y de cada uno le toca pagar una parte.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Tres maneras de pagarle al dentista',
        introduction: 'Un plan puede usar una sola o combinar varias. Pregunte cuál es.',
        cards: [
          {
            icon: 'wallet',
            title: 'Saldo en una tarjeta',
            text: 'La entrega en el consultorio. Pregunte si la acepta cualquier dentista con licencia o solo algunos.',
          },
          {
            icon: 'tooth',
            title: 'Lista de servicios',
            text: 'Puede que la limpieza no tenga copago y que la corona tenga uno alto. Rigen los precios de la red.',
          },
          {
            icon: 'document',
            title: 'Reembolso',
            text: 'Usted paga, manda el recibo y espera. Pregunte qué formulario se usa y cuánto tiempo tiene para enviarlo.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Ya se puede elegir plan para {planYear}',
        text: 'Del 15 de octubre al 7 de diciembre, quien tiene Medicare puede entrar a un plan Medicare Advantage, cambiarlo o dejarlo. El plan nuevo y su beneficio dental empiezan el 1 de enero de {planYear}.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Cambiar de beneficio dental fuera del otoño',
        text: 'Si se mudó o perdió otra cobertura, quizás le corresponda un período especial, aunque la inscripción anual esté cerrada. Un agente se lo puede decir, junto con lo que los planes de {planYear} pueden incluir cerca de usted.',
      },
      {
        kind: 'checklist',
        heading: 'Cuatro preguntas para su dentista',
        introduction: 'Una llamada de cinco minutos a la recepción le dice qué buscar en un plan.',
        items: [
          '¿Con qué planes Medicare Advantage trabajan en {planYear}?',
          '¿Reciben la tarjeta del plan, o se paga y luego se pide el reembolso?',
          '¿Qué trabajos me faltan y cuánto costarían sin plan?',
          '¿Se puede hacer una parte este año y otra el próximo?',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre la asignación dental',
        questions: [
          {
            question: '¿Qué pasa con lo que no gasto de la asignación?',
            answer:
              'Por lo común se pierde al terminar el año, o antes, al cerrar el trimestre. Pocos planes lo guardan.',
          },
          {
            question: '¿Puedo usar la asignación para otra atención?',
            answer:
              'En algunos planes, sí: dentista, vista y oído salen de una misma cantidad. En otros es solo para el dentista.',
          },
          {
            question: 'Ya tengo el plan. ¿Sigue igual la asignación?',
            answer:
              'Puede ser. Los planes pueden cambiar cada enero, y el Aviso Anual de Cambios que recibe por correo lo explica.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte por las asignaciones dentales de {planYear}',
        text: 'Para empezar basta su código postal. Si le es más cómodo, hable en español con un agente de seguros con licencia.',
      },
    ],
  },
]);
