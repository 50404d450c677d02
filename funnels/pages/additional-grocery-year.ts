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
    subheadline: 'Offered by some plans in some areas, for certain members; set every year.',
    image: 'groceries',
    form: 'medicare-short',
    benefits: ['grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'document', text: 'Points to the page in your own papers' },
          { icon: 'people', text: 'English and Spanish, on the phone as well' },
          { icon: 'coin', text: 'You pay nothing for our help' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What may be different in {planYear}',
        introduction: 'The Annual Notice of Change sets the old year beside the new one. Check these lines.',
        columns: ['Line', 'What may have changed', 'What to ask'],
        rows: [
          ['Food and produce', 'Added, dropped or renamed', 'Does the plan still have it in my county?'],
          ['Conditions', 'The list of conditions, or the proof', 'Must my doctor confirm mine again?'],
          ['Amount', 'More, less, or shared with other items', 'How much each month, and for food alone?'],
          ['Stores', 'Other shops, or delivery instead', 'Where is the nearest place that takes it?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Why the rules are strict',
        cards: [
          {
            icon: 'heart',
            title: 'It is for health',
            text: 'Food comes under special supplemental benefits for the chronically ill. It has to be likely to help a member’s health.',
          },
          {
            icon: 'document',
            title: 'It needs a record',
            text: 'The plan must show why a member was accepted. Expect a form, a call or a visit.',
          },
          {
            icon: 'clock',
            title: 'It runs by the year',
            text: 'An approval may end on December 31. Ask in time whether yours is renewed without a new form.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'The window for {planYear} is open',
        text: 'Compare until December 7. It opened on October 15, and a plan picked in between takes effect January 1, {planYear}. If you do nothing, your present plan usually goes on with its new rules.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'What you can do at this time of year',
        text: 'Read your {planYear} papers, and ask your plan for any benefit that you have not used. If you moved or lost coverage, ask an agent whether you may change plans now.',
      },
      {
        kind: 'faq',
        heading: 'Questions about the new plan year',
        questions: [
          {
            question: 'My notice never came. Where is it?',
            answer: 'Your plan can mail another copy or show it in your online account. Ask member services.',
          },
          {
            question: 'An ad names a large yearly amount for food. Can I rely on it?',
            answer: 'Not without the plan’s name, the county and the year beside it. Ask for those three.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare with your notice in hand',
        text: 'Read the changed lines to a licensed insurance agent and hear what other {planYear} plans in your county say.',
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
    subheadline: 'La hay en algunas áreas, para ciertos miembros, y se decide cada año.',
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
        heading: 'Qué puede ser distinto en {planYear}',
        introduction: 'El Aviso Anual de Cambios pone el año que termina junto al que empieza. Revise estas líneas.',
        columns: ['Línea', 'Qué pudo cambiar', 'Qué preguntar'],
        rows: [
          ['Alimentos', 'Se agregó, se quitó o tiene otro nombre', '¿Todavía lo hay en mi condado?'],
          ['Enfermedades', 'La lista, o la forma de comprobarlo', '¿Mi médico tiene que confirmarlo otra vez?'],
          ['Cantidad', 'Más, menos o compartida con otros artículos', '¿Cuánto es al mes, y solo para comida?'],
          ['Tiendas', 'Otras tiendas, o entrega a domicilio', '¿Cuál me queda más cerca?'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Por qué piden tanto papel',
        cards: [
          {
            icon: 'heart',
            title: 'Es por salud',
            text: 'Son beneficios suplementarios especiales para personas con enfermedades crónicas. Deben servir a la salud del miembro.',
          },
          {
            icon: 'document',
            title: 'Tiene que constar',
            text: 'El plan debe poder explicar por qué aceptó a alguien. Puede pedir un formulario, una llamada o una visita.',
          },
          {
            icon: 'clock',
            title: 'Vale por un año',
            text: 'La aprobación puede terminar el 31 de diciembre. Pregunte con tiempo si se renueva sola.',
          },
        ],
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'Está abierta la inscripción para {planYear}',
        text: 'Empezó el 15 de octubre y termina el 7 de diciembre. El plan que elija entra en vigor el 1 de enero de {planYear}. Si no hace nada, por lo general sigue en el suyo, con las reglas nuevas.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Qué puede hacer en estos meses',
        text: 'Lea los papeles de {planYear} y pida a su plan los beneficios que no ha usado. Si se mudó o perdió una cobertura, pregunte si ya puede cambiar de plan.',
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el cambio de año',
        questions: [
          {
            question: 'No me llegó el aviso. ¿Dónde lo consigo?',
            answer: 'Pídalo a servicios para miembros de su plan: le mandan otro o le dicen cómo verlo en internet.',
          },
          {
            question: 'Un anuncio promete mucho dinero para comida. ¿Le creo?',
            answer: 'No sin el nombre del plan, el condado y el año. Pida los tres datos.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare con el aviso en la mano',
        text: 'Léale a un agente de seguros con licencia lo que cambió y pregunte qué dicen otros planes de {planYear} en su condado.',
      },
    ],
  },
]);
