import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Rides to the doctor: your ZIP code', button: 'Check my area' },
  spanish: { asks: 'Transporte al médico: su código postal', button: 'Ver mi área' },
};

export const getYoursRides = defineAskingPages(openings, [
  // Rides to medical visits: who may use which kind, and how a plan’s ride is booked.
  {
    path: '/get-yours-x4c',
    brands: ['m10', 'm10es'],
    alternate: '/get-yours-x4c-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYX4C27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYX4C27_M' },
    template: 'landing',
    title: 'Rides to medical visits',
    description:
      'How rides to the doctor work in some Medicare Advantage plans, what a trip is, and what other rides there are.',
    headline: 'Rides to the doctor with a Medicare plan',
    subheadline: 'Some plans in some areas cover trips to medical visits. See what counts.',
    image: 'front-porch',
    form: 'medicare',
    benefits: ['transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'explainer',
        heading: 'How a plan counts rides, and where they go',
        paragraphs: [
          'Trips go to places the plan approves, such as a doctor in its network or a pharmacy, sometimes up to a number of miles. A visit is usually two trips, there and back: a plan that covers twelve one-way trips covers six visits.',
          'Rides are for planned visits. For chest pain, trouble breathing or a bad fall, call 911.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things to ask about a plan’s rides',
        cards: [
          {
            icon: 'calendar',
            title: 'Notice',
            text: 'Rides are often booked two or three working days ahead. Ask what happens when a doctor sees you tomorrow.',
          },
          {
            icon: 'bus',
            title: 'Vehicle',
            text: 'It may be a van, a taxi or a car from an app. Say so if you use a walker or a wheelchair.',
          },
          {
            icon: 'people',
            title: 'Company',
            text: 'Ask whether a daughter, friend or aide may come along without using up a second trip.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Four kinds of ride, side by side',
        introduction: 'You may be able to use more than one of these.',
        columns: ['Kind of ride', 'Who may use it', 'Good to know'],
        rows: [
          ['A plan’s ride', 'Members of plans that include it', 'A set number of trips, booked ahead'],
          ['Medicaid ride', 'People with full Medicaid', 'For care that Medicaid covers; ask your state'],
          ['Ambulance', 'Anyone in an emergency', 'Part B may cover it when other transport could harm you'],
          ['Local van or bus', 'Depends on the town', 'Eldercare Locator, 1-800-677-1116, knows who runs it'],
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about rides',
        questions: [
          {
            question: 'What if the driver does not come?',
            answer:
              'Call the ride company’s number, then the plan. Ask that the missed trip not be counted against you.',
          },
          {
            question: 'Can I use the rides for errands?',
            answer:
              'They are meant for health visits, and the plan lists the places. Ask whether it counts the pharmacy.',
          },
          {
            question: 'I still drive. Can a ride benefit help me?',
            answer: 'It may. After eye surgery or a day of tests you may not be allowed to drive yourself home.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which plans near you include rides',
        text: 'Tell a licensed insurance agent how many visits you have in a year and how far they are. Ask which plans in your county include trips.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/get-yours-x4c-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/get-yours-x4c',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYX4CES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYX4CES27_M' },
    template: 'landing',
    title: 'Transporte a sus citas médicas',
    description:
      'Cómo funciona el transporte al médico en algunos planes Medicare Advantage, cómo se cuentan los viajes y qué más hay.',
    headline: 'Transporte al médico con un plan de Medicare',
    subheadline: 'Algunos planes, en algunas áreas, cubren viajes a sus citas médicas.',
    image: 'courtyard',
    form: 'medicare',
    benefits: ['transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'explainer',
        heading: 'Cómo cuenta los viajes un plan, y a dónde van',
        paragraphs: [
          'El plan dice a qué lugares puede ir, por ejemplo a un médico de su red o a la farmacia, y a veces hasta cuántas millas. Ir y volver son dos viajes: si el plan da doce, alcanzan para seis citas.',
          'El transporte es para citas programadas. Si hay dolor de pecho, falta de aire o una mala caída, llame al 911.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Cuatro maneras de llegar al médico',
        introduction: 'Quizás usted pueda usar más de una.',
        columns: ['Transporte', 'Para quién', 'Conviene saber'],
        rows: [
          ['El del plan', 'Miembros de planes que lo incluyen', 'Viajes contados y reservados con tiempo'],
          [
            'El de Medicaid',
            'Quien tiene Medicaid completo',
            'Para servicios que cubre Medicaid; pregunte en su estado',
          ],
          ['Ambulancia', 'Cualquiera, en una emergencia', 'La Parte B puede cubrirla si otro transporte le haría daño'],
          [
            'El de su ciudad o condado',
            'Depende del lugar',
            'Eldercare Locator, 1-800-677-1116, le dice quién lo ofrece',
          ],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Tres preguntas sobre el transporte del plan',
        cards: [
          {
            icon: 'calendar',
            title: 'La anticipación',
            text: 'Suele reservarse dos o tres días hábiles antes. Pregunte qué pasa si la cita es mañana.',
          },
          {
            icon: 'bus',
            title: 'El vehículo',
            text: 'Puede ser una camioneta, un taxi o un auto por aplicación. Avise si usa andador o silla de ruedas.',
          },
          {
            icon: 'people',
            title: 'La compañía',
            text: 'Pregunte si su hija o quien le cuida puede ir con usted sin gastar otro viaje.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre el transporte',
        questions: [
          {
            question: '¿El chofer habla español?',
            answer: 'No siempre. Dígalo al reservar, y lleve escrita la dirección del consultorio.',
          },
          {
            question: '¿Y si el chofer no llega?',
            answer: 'Llame a la compañía de transporte y después al plan. Pida que ese viaje no se lo cuenten.',
          },
          {
            question: 'Todavía manejo. ¿Me sirve el transporte?',
            answer:
              'Puede servirle. Después de una operación de los ojos o de ciertos exámenes quizás no le dejen manejar.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte qué planes incluyen transporte',
        text: 'Diga a un agente de seguros con licencia cuántas citas tiene al año y a qué distancia, y pida los planes de su condado que incluyen viajes.',
      },
    ],
  },

  // Coming home from the hospital: meals for a few days, rides, things for the house. Spanish only.
  {
    path: '/get-yours-x5c-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYX5CES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYX5CES27_M' },
    template: 'landing',
    title: 'De vuelta en casa tras el hospital',
    description:
      'Comidas por unos días, viajes a la consulta, barras para el baño: qué puede cubrir un plan al volver del hospital.',
    headline: 'Al volver del hospital, ¿qué puede cubrir un plan?',
    subheadline: 'Comidas, viajes o artículos para la casa: ciertos planes, en algunas áreas.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['transportation', 'otc', 'grocery'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: '¿Cuida usted a alguien de la familia?',
      text: 'Puede llamar con esa persona a su lado. Un agente de seguros con licencia les explica qué planes de su condado pueden tener estos beneficios, que se ofrecen solo en algunas áreas.',
    },
    body: [
      {
        kind: 'checklist',
        heading: 'Antes de salir del hospital',
        introduction: 'Hágalo usted o quien le acompañe, con papel y lápiz.',
        items: [
          'Pregunte si estuvo internado o «en observación». La respuesta cambia lo que se paga.',
          'Pida la lista de medicinas nueva y compárela con la de antes.',
          'Pida al trabajador social que llame al plan por las comidas y el transporte.',
          'Anote el día y la hora de la primera consulta.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Lo que puede incluir un plan tras el hospital',
        introduction: 'Algunos planes tienen uno o varios de estos, cada uno con sus condiciones.',
        cards: [
          {
            icon: 'fork-knife',
            title: 'Comidas después del alta',
            text: 'Algunos planes mandan comidas preparadas a la casa por un número limitado de días. Hay que pedirlas pronto.',
          },
          {
            icon: 'bus',
            title: 'Viajes a la consulta',
            text: 'Pueden servir para la revisión y la terapia, mientras no se pueda manejar.',
          },
          {
            icon: 'basket',
            title: 'Artículos de venta libre',
            text: 'Con una asignación pueden comprarse gasas, un termómetro o, en ciertos planes, barras para el baño.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Comidas tras el alta y ayuda para comestibles',
        paragraphs: [
          'Las comidas después del alta acompañan la recuperación por unos días, para miembros que cumplan las condiciones del plan. Medicare Original no las paga; puede pagar enfermera y terapia en casa cuando el médico las ordena.',
          'La ayuda para comestibles es otra cosa: un beneficio suplementario especial para personas con enfermedades crónicas. El plan decide quién la recibe.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre la vuelta a casa',
        questions: [
          {
            question: '¿Puedo llamar por mi mamá?',
            answer: 'Sí, con ella al teléfono. Sus datos y la decisión son de ella.',
          },
          {
            question: '¿Las comidas son aptas para diabéticos o bajas en sal?',
            answer: 'Muchos proveedores tienen menús así. Dígalo al hacer el primer pedido.',
          },
          {
            question: 'Todavía está en el hospital. ¿Le cambio el plan ahora?',
            answer:
              'Conviene esperar. Un plan nuevo empieza casi siempre el primer día de otro mes y quizás no trabaje con esos médicos. Un agente le dice cuándo se puede cambiar.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte qué cubren los planes de su condado',
        text: 'Un agente de seguros con licencia le dice qué planes de su condado tienen comidas, viajes o artículos, y con qué límites.',
      },
    ],
  },
]);
