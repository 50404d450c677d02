import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'To begin: do you have Part A and Part B of Medicare?',
    button: 'Start the chat',
    tiles: { true: 'check', false: 'clock' },
  },
  spanish: {
    taps: 'Para empezar: ¿tiene la Parte A y la Parte B de Medicare?',
    button: 'Empezar el chat',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const chat = defineAskingPages(openings, [
  // An automated chat for any Medicare question; in English.
  {
    path: '/chat-ad',
    brands: ['m10', 'm10es'],
    alternate: '/chat-ad-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10CHATAD27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESCHATAD27_M' },
    template: 'chat',
    title: 'An automated chat about Medicare',
    description:
      'An automated chat about Medicare that asks one thing at a time, says why it asks, and ends with a number you can call.',
    headline: 'A Medicare question? Sort it out by chat',
    subheadline: 'A short automated chat. Plans and extras are offered in some areas.',
    image: 'two-phones',
    form: 'medicare-quiz',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Would you rather call?',
      text: 'The number works without the chat. A licensed insurance agent can tell you which plans they offer in your county, and whether any may include dental or vision benefits.',
    },
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Hello. I am an automated assistant, not a person. Most answers are one tap.',
          'At the end you get the number of a licensed insurance agent, who can say which plans they offer near you.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Who can answer your question',
        introduction: 'The chat answers some questions. For others, here is whom to ask.',
        columns: ['Your question', 'Ask'],
        rows: [
          ['Do I need both Part A and Part B to join a plan?', 'The chat: yes, for Medicare Advantage you do'],
          ['Which plans are sold in my county?', 'A licensed insurance agent for theirs, Medicare.gov for all of them'],
          ['When does my Part B begin?', 'Social Security, which signs people up'],
          ['Was this doctor’s bill paid?', 'Your plan, or 1-800-MEDICARE if you have Original Medicare'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three benefits to ask about by phone',
        introduction: 'A Medicare Advantage plan may include some of these, and each comes with limits.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Tell the agent when you last had work done, and what you expect this year.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'Say how old your glasses are. Ask how often a plan pays toward new ones.',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'List what you buy at the drugstore in a normal month. Ask if a plan’s list has it.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about this assistant',
        questions: [
          {
            question: 'Can I talk to a person?',
            answer: 'Yes, by phone: people answer there. The number stays on the screen the whole way.',
          },
          {
            question: 'What if I stop halfway?',
            answer:
              'Then no company has your name or your number. The list of companies comes near the end, and you tick those you want.',
          },
          {
            question: 'Does an answer sign me up for anything?',
            answer: 'No. Enrollment takes a talk with an agent, or Medicare.gov, and a clear yes from you.',
          },
        ],
      },
    ],
  },

  // The same chat in Spanish; written in Spanish, not translated.
  {
    path: '/chat-ad-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/chat-ad',
    smid: { m10es: 'MULTI-PLAN_SAMPLEM10ESCHATADES27_M', m10: 'MULTI-PLAN_SAMPLEM10CHATADES27_M' },
    template: 'chat',
    title: 'Chat automático sobre Medicare',
    description:
      'Un chat automático sobre Medicare: pregunta una cosa a la vez, explica por qué y al final le da un número para llamar.',
    headline: '¿Dudas sobre Medicare? Aclárelas en este chat',
    subheadline: 'Un chat automático y breve. Los planes se ofrecen en algunas áreas.',
    image: 'two-phones',
    form: 'medicare-quiz',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: '¿Prefiere llamar?',
      text: 'Puede llamar sin pasar por el chat. Un agente de seguros con licencia le explica en español qué planes ofrece en su condado y si alguno puede incluir dentista o vista.',
    },
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Buenos días. Soy un asistente automático, no una persona. Casi todo se contesta con un toque.',
          'Al final le doy el número de un agente de seguros con licencia, que puede decirle qué planes ofrece cerca de usted.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Tres beneficios por los que puede preguntar',
        introduction: 'Un plan Medicare Advantage puede incluir algunos de estos beneficios, siempre con límites.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dentista',
            text: 'Diga cuándo fue por última vez y qué tratamiento tiene pendiente.',
          },
          {
            icon: 'glasses',
            title: 'Vista',
            text: 'Diga de cuándo son sus lentes y pregunte cada cuánto ayuda el plan con unos nuevos.',
          },
          {
            icon: 'basket',
            title: 'Artículos sin receta',
            text: 'Haga la lista de lo que compra en un mes y pregunte si está en el catálogo del plan.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'A quién preguntarle cada cosa',
        introduction: 'El chat contesta algunas preguntas. Para las demás, vea a quién acudir.',
        columns: ['Si quiere saber', 'Pregunte'],
        rows: [
          ['Si hacen falta las Partes A y B', 'Al chat: para un plan Medicare Advantage, sí'],
          ['Qué planes hay en su condado', 'A un agente con licencia por los suyos, y en Medicare.gov por todos'],
          ['Cuándo empieza su Parte B', 'Al Seguro Social, que es quien inscribe'],
          ['Si ya pagaron una factura médica', 'A su plan, o al 1-800-MEDICARE si tiene Medicare Original'],
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre este asistente',
        questions: [
          {
            question: '¿Puedo hablar con una persona?',
            answer: 'Sí, por teléfono. El número está siempre a la vista y le atienden en español.',
          },
          {
            question: '¿Y si lo dejo a la mitad?',
            answer: 'No pasa nada. Mientras usted no marque una compañía, ninguna recibe su nombre ni su teléfono.',
          },
          {
            question: '¿Contestar me compromete?',
            answer:
              'No. Para inscribirse hay que hablar con un agente o entrar a Medicare.gov, y decir claramente que sí.',
          },
        ],
      },
    ],
  },

  // A chat for people who still have coverage from a job.
  {
    path: '/chat-ad-f3z',
    brands: ['emily', 'ac'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYCHATADF3Z27_M', ac: 'MULTI-PLAN_SAMPLEACCHATADF3Z27_M' },
    template: 'chat',
    title: 'Chat: Medicare and a job past 65',
    description:
      'Still covered by a job at 65 or later? An automated chat about who pays first, whether Part B can wait, and whom to ask.',
    headline: 'Still working at 65? Chat about Medicare',
    subheadline: 'See who pays first. Later, plans in some areas may add dental or vision.',
    image: 'kitchen-table',
    form: 'medicare-quiz',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Good to meet you. I am an automated assistant. If you have only Part A so far, tap “No, or not yet”.',
          'If you or your spouse still works and the job covers you, Part B may be able to wait. Much depends on how large the employer is.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Who pays first, the job’s plan or Medicare?',
        introduction: 'This is how it works, as a rule, when you are 65 or older.',
        columns: ['Your coverage', 'Pays first', 'So ask'],
        rows: [
          ['A current job, 20 or more employees', 'The job’s plan', 'Can I put off Part B without a penalty?'],
          [
            'A current job, fewer than 20 employees',
            'Medicare',
            'What will the job’s plan still pay if I lack Part B?',
          ],
          ['A former job: coverage kept on, or a retiree plan', 'Medicare', 'By what date do I need Part B?'],
        ],
        note: 'The job may be yours or that of the person you are married to. Have the benefits office put its answer on paper.',
      },
      {
        kind: 'checklist',
        heading: 'Questions for your benefits office',
        items: [
          'On which day would my coverage end if I left in a given month?',
          'Is the drug coverage “creditable”, which means at least as good as Part D?',
          'If I leave the plan for Medicare, can I or my family come back to it?',
          'I pay into a health savings account. When should I stop? Part A can begin up to six months back.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefits to plan for when the job ends',
        introduction: 'A Medicare Advantage plan may include some of these, which Original Medicare mostly leaves out.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental care',
            text: 'Finish what the job’s plan covers while you have it. Then ask what a plan near you pays for.',
          },
          {
            icon: 'glasses',
            title: 'Glasses and eye exams',
            text: 'Order new glasses while the job’s plan still pays toward them. Then ask how often a new plan does.',
          },
          {
            icon: 'ear',
            title: 'Hearing care',
            text: 'Ask whether the job’s plan pays toward hearing aids before it ends.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about work and Medicare',
        questions: [
          {
            question: 'How long do I have once the job ends?',
            answer:
              'Eight months to sign up for Part B. They run from the month after the job or its coverage ends, whichever is first. The time to pick a Medicare Advantage or drug plan is much shorter, so ask before your last day.',
          },
          {
            question: 'I tapped “No, or not yet”. Was that wrong?',
            answer:
              'Not at all. The chat says who signs people up, which is Social Security, and you can still go on and ask an agent.',
          },
        ],
      },
    ],
  },
]);
