import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'ZIP code of whoever needs groceries', button: 'Check that area' },
  spanish: { asks: 'Código postal de quien necesita comestibles', button: 'Ver esa área' },
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
      'Already in a Medicare Advantage plan? How to look up whether it has help with groceries before you think about another.',
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
          'Help with groceries is easy to miss. It is not for every member, so it seldom stands on the first page. Plans list it among the special supplemental benefits for the chronically ill.',
          'The Evidence of Coverage is the thick book the plan sends or posts online each fall. Its chapter on medical benefits is in order of the alphabet. Look under “special supplemental benefits”, or under “food”.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Four ways to find out today',
        tips: [
          { title: 'Read', text: 'The book names the conditions, the amount and how to apply.' },
          { title: 'Call the plan', text: 'Member services has its number on the back of your plan’s card.' },
          {
            title: 'Ask your doctor’s office',
            text: 'It may be asked to confirm a condition, so the staff often knows the form.',
          },
          { title: 'Ask your care manager', text: 'Many plans give members with several conditions a nurse to call.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What the answer may be',
        cards: [
          {
            icon: 'check',
            title: 'It is there',
            text: 'Then ask for the form. Changing plans could cost you a benefit that you have only to request.',
          },
          {
            icon: 'clock',
            title: 'It is there, and you were turned down',
            text: 'You may ask why in writing, and appeal. The notice says how and by when.',
          },
          {
            icon: 'basket',
            title: 'It is not there',
            text: 'Another plan in your county may have it. Compare the whole of both plans.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you change plans',
        questions: [
          {
            question: 'If I change plans for food, can I change back?',
            answer: 'Only in a period when Medicare lets you. Count on staying until the end of the year.',
          },
          {
            question: 'Does being approved in one plan count in the next?',
            answer: 'No. A new plan applies its own criteria and starts from the beginning.',
          },
          {
            question: 'Can I have help from SNAP as well?',
            answer: 'One does not rule out the other. Ask your state’s office how it treats a plan’s food benefit.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Still not sure what your plan includes?',
        text: 'Tell a licensed insurance agent the name of your plan. They can look at it, and at others in your county, with you.',
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
      text: 'Then a call with the speaker on may be the simplest way. A licensed insurance agent can answer you both. Or read on and call later together.',
    },
    body: [
      {
        kind: 'benefit-cards',
        heading: 'What help with groceries can look like',
        introduction:
          'It is called a special supplemental benefit for the chronically ill. In daily life it looks like one of these.',
        cards: [
          {
            icon: 'basket',
            title: 'A card for the store',
            text: 'It pays for approved foods. Find out whether you may use it when you shop for your parent.',
          },
          {
            icon: 'bus',
            title: 'A box at the door',
            text: 'Produce or pantry food by delivery. Ask who chooses what is in it.',
          },
          {
            icon: 'heart',
            title: 'Advice with it',
            text: 'Some plans add a talk with a dietitian, so that the food fits the doctor’s orders.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to ask together, in three steps',
        steps: [
          {
            title: 'Sit down with the papers',
            text: 'Your parent’s plan booklet, list of doctors and list of medicines.',
          },
          {
            title: 'Answer for one person',
            text: 'The questions here are about your parent: their ZIP code, their coverage. Enter only what they want to share.',
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
          'The plan decides who receives help with food. A diagnosis alone is not enough, and the plan may ask the doctor for details.',
          'A new plan may also mean new doctors. If your parent has trusted the same clinic for years, find out first whether it takes the plan.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions that families ask',
        questions: [
          {
            question: 'My parent lives in another state. Which ZIP code do I use?',
            answer: 'Theirs. Plans go by the home address of the person with Medicare.',
          },
          {
            question: 'Can we do this in Spanish?',
            answer: 'Yes. This page has a Spanish side, and at this number agents answer in Spanish too.',
          },
          {
            question: 'Someone called my parent and offered food benefits. Is it real?',
            answer:
              'Give no numbers to a caller you did not expect. Hang up and call the plan, or 1-800-MEDICARE, yourself.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Look up your parent’s area together',
        text: 'Put in their ZIP code together, or pick up the phone and ask a licensed insurance agent side by side.',
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
    subheadline: 'En algunas áreas, ciertos planes ayudan a miembros con enfermedades crónicas.',
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
          'El nombre es largo: beneficios suplementarios especiales para personas con enfermedades crónicas. En la cocina se ve así.',
        cards: [
          {
            icon: 'basket',
            title: 'Una tarjeta para la tienda',
            text: 'Paga los alimentos que el plan aprueba. Pregunte si usted la puede usar cuando hace las compras de ellos.',
          },
          {
            icon: 'bus',
            title: 'Una caja a domicilio',
            text: 'Verduras, frutas o despensa que llegan a la puerta. Pregunte quién escoge lo que trae.',
          },
          {
            icon: 'heart',
            title: 'Consejo para comer',
            text: 'Algunos planes agregan una consulta con un dietista, para que la comida vaya con lo que dijo el médico.',
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
            title: 'Contesten por una persona',
            text: 'Las preguntas son sobre su mamá o su papá: su código postal, su cobertura. Pongan solo lo que ella o él quiera decir.',
          },
          {
            title: 'Llamen con él o ella presente',
            text: 'El agente le pedirá permiso para hablar con usted. Solo la persona, o quien la represente legalmente, puede inscribirse.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Qué revisar antes de que cambien de plan',
        paragraphs: [
          'Quién recibe la ayuda lo decide el plan. Tener un diagnóstico no basta; el plan puede pedirle datos al médico y tomarse unas semanas.',
          'Además, otro plan puede traer otros médicos. Si en la clínica de siempre ya los conocen, averigüen primero si acepta ese plan.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Lo que preguntan los hijos',
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
            question: 'Le llamaron para ofrecerle despensa. ¿Será verdad?',
            answer:
              'A quien llama sin que lo esperen no le den ningún número. Cuelguen y llamen ustedes al plan o al 1-800-MEDICARE.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Busquen juntos qué hay en su área',
        text: 'Pongan juntos el código postal, o llamen y hablen con un agente de seguros con licencia.',
      },
    ],
  },
]);
