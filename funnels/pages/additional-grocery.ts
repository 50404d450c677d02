import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'ZIP code of the person with Medicare', button: 'Check this area' },
  spanish: { asks: 'Código postal de la persona con Medicare', button: 'Ver esta área' },
};

export const additionalGrocery = defineAskingPages(openings, [
  // For people who are in a Medicare Advantage plan already: is there food in it?
  {
    path: '/additional-benefits-grocery',
    brands: ['qs', 'ayb'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSADDGROCERY27_M', ayb: 'MULTI-PLAN_SAMPLEAYBADDGROCERY27_M' },
    template: 'landing',
    title: 'Groceries in the plan you have',
    description:
      'Already in a Medicare Advantage plan? See where its papers list help with groceries, how to ask for it, and what else to compare.',
    headline: 'Does your Medicare plan already include groceries?',
    subheadline: 'Some plans in some areas help with food. Here is where yours would say so.',
    image: 'groceries',
    form: 'medicare',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'explainer',
        heading: 'Look in your plan’s Evidence of Coverage first',
        paragraphs: [
          'Help with groceries is easy to miss, because it is meant for certain members. Plans list it among the special supplemental benefits for the chronically ill.',
          'The Evidence of Coverage is the full booklet that your plan sends or posts online each fall. In the chapter on medical benefits, look under “special supplemental benefits” or “food”.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Four ways to check your plan for groceries',
        tips: [
          { title: 'Read the booklet', text: 'It names the conditions, the amount and how to apply.' },
          { title: 'Call the plan', text: 'The number of member services is on the back of your plan’s card.' },
          {
            title: 'Ask your doctor’s office',
            text: 'The plan may ask your doctor to confirm a condition, so the staff often knows the form.',
          },
          { title: 'Ask your care manager', text: 'Many plans give members with several conditions a nurse to call.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to do next about food benefits',
        cards: [
          {
            icon: 'check',
            title: 'Your plan has food benefits',
            text: 'Ask for the form. You may only have to request a benefit that you have already.',
          },
          {
            icon: 'document',
            title: 'Your plan turned you down',
            text: 'You may ask for the reason in writing, and appeal. The notice says how and by when.',
          },
          {
            icon: 'scales',
            title: 'Your plan has no food benefits',
            text: 'Another plan in your county may. Compare its doctors, medicines and costs as well.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you change plans',
        questions: [
          {
            question: 'If I change plans, can I change back?',
            answer:
              'Yes, in a period when Medicare lets you change. Count on staying in the new plan until the end of the year.',
          },
          {
            question: 'Does approval for groceries count in a new plan?',
            answer: 'No. A new plan has its own criteria, so ask which proof it needs before you join.',
          },
          {
            question: 'Can I have SNAP and a plan’s food benefit?',
            answer:
              'One does not rule out the other. Ask your state’s SNAP office how it treats a plan’s food benefit.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what your plan includes, and what others offer',
        text: 'Tell a licensed insurance agent the name of your plan. They can look at it with you, and at others in your county.',
      },
    ],
  },

  // For somebody who helps a parent: what to ask, and what the parent has to say personally.
  {
    path: '/additional-benefits-grocery-2',
    brands: ['m10', 'm10es'],
    alternate: '/additional-benefits-grocery-2-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADDGROCERY227_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADDGROCERY227_M' },
    template: 'landing',
    title: 'Groceries: asking for a parent',
    description:
      'Do you help a parent who has Medicare? What to ask about groceries in a Medicare Advantage plan, and who has to be on the call.',
    headline: 'Helping a parent ask about groceries and Medicare',
    subheadline: 'Some plans in some areas help members with chronic conditions buy food.',
    image: 'groceries',
    form: 'medicare',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Is your parent with you right now?',
      text: 'Put the phone on speaker and call together. A licensed insurance agent can answer you both. Or read on and call later.',
    },
    body: [
      {
        kind: 'benefit-cards',
        heading: 'What help with groceries can look like',
        introduction:
          'Plans call it a special supplemental benefit for the chronically ill. It may come in one of these ways.',
        cards: [
          {
            icon: 'storefront',
            title: 'A card for the store',
            text: 'It pays for approved foods. Find out whether you may use it when you shop for your parent.',
          },
          {
            icon: 'package',
            title: 'Food delivered to the door',
            text: 'A box of produce or pantry food. Ask who chooses what is in it.',
          },
          {
            icon: 'fork-knife',
            title: 'Advice from a dietitian',
            text: 'Some plans add a talk about food that fits the doctor’s orders.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to ask together, in three steps',
        steps: [
          {
            title: 'Gather the papers',
            text: 'Your parent’s plan booklet, list of doctors and list of medicines.',
          },
          {
            title: 'Answer for your parent',
            text: 'The questions here are about their ZIP code and their coverage. Enter only what they want to share.',
          },
          {
            title: 'Call with your parent in the room',
            text: 'The agent will want to hear from them that you may speak. Only they, or their legal representative, can enroll.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What to check before your parent changes plans',
        paragraphs: [
          'Ask which conditions the plan names and how it approves members. A diagnosis alone is not enough: the plan decides, and it may ask the doctor for details.',
          'Check the doctors too. If your parent has trusted the same clinic for years, find out first whether it takes the new plan.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions that families ask',
        questions: [
          {
            question: 'My parent lives in another state. Which ZIP code do we enter?',
            answer: 'Theirs. Plans go by the home address of the person with Medicare.',
          },
          {
            question: 'Can we do this in Spanish?',
            answer: 'Yes. This page is in Spanish as well, and at this number agents answer in Spanish too.',
          },
          {
            question: 'Someone called my parent and offered food benefits. Is it real?',
            answer:
              'Give no personal numbers to a caller you did not expect. Hang up, then call the plan or 1-800-MEDICARE yourself.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Look up your parent’s area together',
        text: 'Enter their ZIP code, or call a licensed insurance agent side by side.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/additional-benefits-grocery-2-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/additional-benefits-grocery-2',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADDGROCERY2ES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADDGROCERY2ES27_M' },
    template: 'landing',
    title: 'Comestibles: preguntar por mamá o papá',
    description:
      '¿Ayuda a su mamá o a su papá con Medicare? Qué preguntar sobre comestibles y quién tiene que estar en la llamada.',
    headline: 'Ayude a sus padres a preguntar por comestibles',
    subheadline: 'En algunas áreas, hay planes que ayudan a ciertos miembros a comprar comida.',
    image: 'groceries',
    form: 'medicare',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: '¿Están juntos en este momento?',
      text: 'Entonces llamen con el altavoz puesto: un agente de seguros con licencia les contesta a los dos, en español. O sigan leyendo y llamen otro día.',
    },
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Cómo puede ser la ayuda para comestibles',
        introduction:
          'Los planes la llaman beneficio suplementario especial para personas con enfermedades crónicas. Puede llegar de estas formas.',
        cards: [
          {
            icon: 'storefront',
            title: 'Una tarjeta para la tienda',
            text: 'Paga los alimentos que el plan aprueba. Pregunte si usted la puede usar cuando hace las compras de ellos.',
          },
          {
            icon: 'package',
            title: 'Alimentos a domicilio',
            text: 'Una caja de frutas, verduras u otros alimentos. Pregunte quién escoge lo que trae.',
          },
          {
            icon: 'fork-knife',
            title: 'Consejos de un dietista',
            text: 'Algunos planes agregan una consulta, para que la comida vaya con lo que dijo el médico.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Cómo preguntar juntos, en tres pasos',
        steps: [
          {
            title: 'Junten los papeles',
            text: 'El folleto del plan actual, la lista de médicos y la de medicinas.',
          },
          {
            title: 'Contesten por su mamá o su papá',
            text: 'Las preguntas son sobre su código postal y su cobertura. Pongan solo lo que ella o él quiera decir.',
          },
          {
            title: 'Llamen con él o ella presente',
            text: 'El agente le pedirá a ella o a él permiso para hablar con usted. Solo esa persona, o quien la represente legalmente, puede inscribirse.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Qué revisar antes de que cambien de plan',
        paragraphs: [
          'Pregunten qué enfermedades acepta el plan y cómo las comprueba. El diagnóstico solo no basta: decide el plan, que puede pedirle datos al médico y tomarse unas semanas.',
          'Revisen también los médicos. Si en la clínica de siempre ya los conocen, averigüen primero si acepta el plan nuevo.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas de las familias',
        questions: [
          {
            question: 'Mis padres viven en otro estado. ¿Qué código postal pongo?',
            answer: 'El de ellos. Lo que cuenta es el domicilio de quien tiene Medicare.',
          },
          {
            question: 'Mi mamá solo habla español. ¿Le van a entender?',
            answer: 'Sí. En este número contesta un agente con licencia en español.',
          },
          {
            question: 'Llamaron a mi mamá para ofrecerle comida. ¿Es de fiar?',
            answer:
              'No le den datos personales a quien llama sin que lo esperen. Cuelguen y llamen ustedes al plan o al 1-800-MEDICARE.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Busquen juntos qué hay en su área',
        text: 'Escriban el código postal de ella o de él, o llamen juntos a un agente de seguros con licencia.',
      },
    ],
  },
]);
