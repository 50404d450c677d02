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
    title: 'Dental allowances, year by year',
    description:
      'How a dental allowance in a Medicare Advantage plan differs from covered dental services, and what to ask your dentist.',
    headline: 'Dental allowances in {planYear} Medicare Advantage plans',
    subheadline: 'In some areas, some plans set aside an amount for dental care.',
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
          '“Dental allowance” can mean money on a plan’s card that you spend at the dentist. It can also mean the most a plan pays for dental work in a year. The two feel very different when the bill comes.',
          'With the first, you pay the dentist’s price from the card until it is used up. With the second, the plan has a list of services, and you pay a share of each.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'How a plan may pay your dentist',
        introduction: 'One plan may use one of these, or mix them. Ask which.',
        cards: [
          {
            icon: 'coin',
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
        heading: 'If you want other dental benefits',
        text: 'The yearly enrollment window is closed at the moment. A move, or the loss of other coverage, may open a Special Enrollment Period. An agent can tell you whether one applies, and what {planYear} plans near you may include.',
      },
      {
        kind: 'checklist',
        heading: 'Call your dentist’s office first',
        introduction: 'Five minutes with the front desk make the rest easier.',
        items: [
          'Which Medicare Advantage plans does the office work with for {planYear}?',
          'Does it take plan cards, or must you pay and be paid back?',
          'What work do you still need, and what would it cost without a plan?',
          'Can the work be split over two calendar years?',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the amount',
        questions: [
          {
            question: 'What happens to what I do not use?',
            answer: 'It often ends with the year, sometimes with the quarter. Few plans let it roll over.',
          },
          {
            question: 'Can I spend it on something else?',
            answer: 'Only if the plan says so. Some plans share one amount between dental, vision and hearing care.',
          },
          {
            question: 'I have the plan already. Is my allowance the same as last year?',
            answer:
              'Do not count on it. Plans may change benefits every January. Your Annual Notice of Change lists what is new.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what {planYear} may hold for your teeth',
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
    title: 'Asignación dental, año por año',
    description:
      'En qué se distingue una asignación dental de los servicios dentales cubiertos, y qué preguntar en el consultorio.',
    headline: 'Asignaciones dentales en planes Medicare Advantage de {planYear}',
    subheadline: 'En algunas áreas, ciertos planes apartan una cantidad para el dentista.',
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
        heading: '«Asignación dental» quiere decir dos cosas',
        paragraphs: [
          'A veces «asignación dental» es dinero en una tarjeta del plan, y usted paga con ella en el consultorio. Otras veces es lo máximo que el plan paga al año por sus dientes. Cuando llega la cuenta, la diferencia se nota.',
          'En el primer caso usted paga el precio del dentista hasta que se acaba el saldo. En el segundo hay una lista de servicios, y de cada uno le toca pagar una parte.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Tres maneras de pagarle al dentista',
        introduction: 'Un plan puede usar una sola o combinar varias. Pregunte cuál es.',
        cards: [
          {
            icon: 'coin',
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
        heading: 'Si busca otro beneficio dental',
        text: 'En este momento está cerrada la inscripción de cada año. Si se mudó o perdió otra cobertura, quizás le corresponda un período especial. Un agente se lo puede decir, junto con lo que los planes de {planYear} pueden incluir cerca de usted.',
      },
      {
        kind: 'checklist',
        heading: 'Antes, una llamada al consultorio',
        introduction: 'Con estas preguntas a la recepción ya lleva la mitad del camino.',
        items: [
          '¿Con qué planes Medicare Advantage trabajan en {planYear}?',
          '¿Reciben la tarjeta del plan, o se paga y luego se pide el reembolso?',
          '¿Qué trabajos me faltan y cuánto costarían sin plan?',
          '¿Se puede hacer una parte este año y otra el próximo?',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre la cantidad',
        questions: [
          {
            question: '¿Qué pasa con lo que no gasto?',
            answer:
              'Por lo común se pierde al terminar el año, o antes, al cerrar el trimestre. Pocos planes lo guardan.',
          },
          {
            question: '¿La puedo usar para otra cosa?',
            answer: 'Solo si el plan lo permite. En algunos, dentista, vista y oído salen de una misma cantidad.',
          },
          {
            question: 'Ya tengo ese plan. ¿Sigue igual?',
            answer:
              'No lo dé por hecho. Cada enero los planes pueden cambiar. El Aviso Anual de Cambios que recibe por correo lo explica.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte por sus dientes en {planYear}',
        text: 'Para empezar basta su código postal. Si le es más cómodo, hable en español con un agente de seguros con licencia.',
      },
    ],
  },
]);
