import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'OTC allowances near you: ZIP code', button: 'Check my area' },
  spanish: { asks: 'Asignación OTC: su código postal', button: 'Ver mi área' },
};

export const getYoursOtc = defineAskingPages(openings, [
  // How an over-the-counter allowance is used, from the first order to the end of the quarter.
  {
    path: '/get-yours-otc',
    brands: ['m10', 'm10es'],
    alternate: '/get-yours-otc-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYOTC27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYOTC27_M' },
    template: 'landing',
    title: 'Using an OTC allowance',
    description:
      'How an over-the-counter allowance is loaded and spent, when it ends, and what to do when an order or a payment goes wrong.',
    headline: 'How to use an OTC allowance, start to finish',
    subheadline: 'Some plans in some areas include one for drugstore items. See how one works.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'See if plans near you have an OTC allowance',
      text: 'Plans with an over-the-counter allowance are offered in some areas. Give your ZIP code here, or ask a licensed insurance agent what your county has.',
    },
    body: [
      {
        kind: 'comparison-table',
        heading: 'Monthly or quarterly amounts: what changes for you',
        introduction: 'Plans set the amount aside on a calendar. The calendar changes how you shop.',
        columns: ['What to look at', 'Set aside each month', 'Set aside each quarter'],
        rows: [
          [
            'Size of one order',
            'Smaller. It suits things you use up all the time.',
            'Larger. It may leave room for a blood pressure monitor.',
          ],
          ['If you forget', 'You may lose one month.', 'You may lose three months.'],
          ['When to look', 'In the last week of the month.', 'In late March, June, September and December.'],
        ],
        note: 'Some plans let what is left carry over for a while, and others do not. The plan’s Evidence of Coverage says which.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Three ways to spend an OTC allowance',
        introduction: 'A plan may offer one, two or all of these.',
        cards: [
          {
            icon: 'phone',
            title: 'Order by phone',
            text: 'You read item numbers from a printed list. The box comes by mail, often within a week or two.',
          },
          {
            icon: 'basket',
            title: 'Order on a screen',
            text: 'The plan’s site or app shows what is left of your amount beside each item.',
          },
          {
            icon: 'storefront',
            title: 'Pay in a store',
            text: 'A plan’s payment card may work at stores it names, for listed items only. Keep the receipt.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Before your first OTC order',
        items: [
          'Find the start date of the allowance. It may be later than the start of the plan.',
          'Check whether there is a limit on orders in one period.',
          'Ask your doctor or pharmacist about vitamins and cold remedies. Some do not mix with medicines.',
          'See whether the list names a brand or only a kind of item.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about orders and payments',
        questions: [
          {
            question: 'Why was my card declined at the store?',
            answer:
              'Most often the item is not on the list, or the amount is used up. Pay for it another way or put it back, then call the number on the back of the plan’s card.',
          },
          {
            question: 'What if an item arrives broken?',
            answer: 'Call the supplier soon. Plans set a number of days for returns, and opened items may be excluded.',
          },
          {
            question: 'Can I buy things for my wife or husband?',
            answer:
              'No. Only the member may use it. If your spouse has a plan, look in its papers for a benefit of this kind.',
          },
          {
            question: 'What happens to the allowance if I leave the plan?',
            answer: 'It ends with your membership. Amounts not yet spent are not paid out.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Find out whether plans near you have an allowance',
        text: 'A licensed insurance agent can compare the allowance, the doctors and the drug list of each plan they offer near you.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/get-yours-otc-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/get-yours-otc',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYOTCES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYOTCES27_M' },
    template: 'landing',
    title: 'Cómo se usa la asignación OTC',
    description:
      'Cuándo se recibe la asignación para artículos sin receta, cómo se usa, hasta cuándo dura y qué hacer si algo falla.',
    headline: 'Artículos de farmacia sin receta: así funciona la asignación',
    subheadline: 'Algunos planes la incluyen en algunas áreas. Vea cómo se usa.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Vea si hay asignación OTC cerca de usted',
      text: 'Los planes con asignación para artículos de venta libre se ofrecen en algunas áreas. Siga aquí o pregunte a un agente de seguros con licencia qué hay en su condado.',
    },
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Tres maneras de usar la asignación OTC',
        introduction: 'Cada plan decide cuáles ofrece. Pregunte antes de contar con una de ellas.',
        cards: [
          {
            icon: 'phone',
            title: 'Pedir por teléfono',
            text: 'Usted dicta los números del catálogo y el paquete le llega por correo. Pida que le atiendan en español.',
          },
          {
            icon: 'basket',
            title: 'Pedir por internet',
            text: 'En la página o la aplicación del plan se ve cuánto le queda. Un familiar puede ayudarle con el primer pedido.',
          },
          {
            icon: 'storefront',
            title: 'Pagar en la tienda',
            text: 'Algunos planes dan una tarjeta de pago para las tiendas que ellos nombran y los artículos de su lista.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Asignación mensual o trimestral: qué cambia',
        introduction: 'El calendario del plan cambia la manera de comprar.',
        columns: ['En qué fijarse', 'Asignación mensual', 'Asignación trimestral'],
        rows: [
          ['Cuánto cabe en un pedido', 'Poco: lo que se gasta seguido.', 'Más: quizá un medidor de presión.'],
          ['Si se le olvida', 'Puede perder un mes.', 'Puede perder tres meses.'],
          ['Cuándo revisar', 'La última semana del mes.', 'A fines de marzo, junio, septiembre y diciembre.'],
        ],
        note: 'En algunos planes lo que sobra pasa al período siguiente; en otros se pierde. Lo dice la Evidencia de Cobertura.',
      },
      {
        kind: 'checklist',
        heading: 'Antes de su primer pedido OTC',
        items: [
          'Averigüe desde qué día puede usar la asignación.',
          'Pregunte cuántos pedidos se permiten en cada período.',
          'Consulte con su médico o farmacéutico las vitaminas y los remedios para el resfriado: algunos no se deben mezclar con otras medicinas.',
          'Guarde el catálogo y los recibos en un mismo sobre.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre pedidos y pagos',
        questions: [
          {
            question: '¿Por qué no aceptaron mi tarjeta en la tienda?',
            answer:
              'Casi siempre el artículo no está en la lista o ya no queda saldo. Llame al número que está al reverso de la tarjeta del plan y pregunte.',
          },
          {
            question: '¿Puedo devolver un artículo que llegó roto?',
            answer: 'Avise pronto al proveedor. Hay un plazo para reclamar, y lo que ya se abrió puede quedar fuera.',
          },
          {
            question: '¿Puedo comprar para mi esposo o para mis nietos?',
            answer:
              'No. La asignación es solo para la persona inscrita. Si su esposo tiene un plan, busque este beneficio en sus papeles.',
          },
          {
            question: '¿Me devuelven en dinero lo que no uso?',
            answer: 'No. No es efectivo, y termina el día en que usted deja el plan.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte si hay planes con asignación OTC cerca de usted',
        text: 'Un agente de seguros con licencia compara con usted la asignación, los médicos y la lista de medicinas de cada plan que ofrece.',
      },
    ],
  },
]);
