import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Your ZIP code', button: 'Check my area' },
  spanish: { asks: 'Su código postal', button: 'Ver mi área' },
};

export const home = defineAskingPages(openings, [
  // The front page of Meridian 10.
  {
    name: 'home-medicare',
    path: '/',
    brands: ['m10'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10HOME27_M' },
    template: 'landing',
    description:
      'What Medicare Advantage plans may offer in your county, in plain words, and a licensed insurance agent to ask.',
    headline: 'Medicare plan benefits, explained in plain words',
    subheadline: 'Dental, vision, hearing, drugstore items: some plans, in some areas.',
    image: 'kitchen-table',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation'],
    planTypes: ['medicare-advantage', 'part-d'],
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Licensed insurance agents answer the phone' },
          { icon: 'coin', text: 'No cost to ask, no obligation to enroll' },
          { icon: 'lock', text: 'You choose who may contact you' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How it works',
        steps: [
          {
            title: 'Answer a few questions',
            text: 'Your ZIP code and the coverage you have today. You may skip what you like.',
          },
          {
            title: 'Choose who may reach you',
            text: 'Tick companies by name, or none. Only those you tick receive your name and number.',
          },
          {
            title: 'Talk it over',
            text: 'A licensed insurance agent tells you which plans are offered where you live.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefits that a plan may include',
        introduction:
          'Some Medicare Advantage plans include these in some areas. Original Medicare covers few of them.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Cleanings, X-rays, fillings or dentures may be covered, often up to a yearly limit.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'A yearly eye exam and help with glasses or contact lenses may be included.',
          },
          { icon: 'ear', title: 'Hearing', text: 'Hearing tests and help toward hearing aids may be offered.' },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'Some plans give an allowance for things like pain relievers, bandages and vitamins.',
          },
          {
            icon: 'bus',
            title: 'Rides to the doctor',
            text: 'Some plans arrange a set number of trips to medical visits each year.',
          },
          {
            icon: 'pill',
            title: 'Prescription drugs',
            text: 'Many plans include Part D. Ask whether each of your medicines is on the plan’s list.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Two ways to have Medicare',
        paragraphs: [
          'Original Medicare is Part A for hospitals and Part B for doctor visits. You may see any doctor who takes Medicare, and you can add a Part D plan for medicines.',
          'Medicare Advantage, also called Part C, is another way to get Part A and Part B, from a private insurance company. It may add benefits, and it often asks you to use certain doctors. You keep paying your Part B premium either way.',
        ],
        image: 'market-basket',
        learnMore: { label: 'Read about four benefits to ask for', destination: '/go-4-benefits' },
      },
      {
        kind: 'faq',
        heading: 'Questions people ask before they call',
        questions: [
          {
            question: 'Who will I talk with?',
            answer:
              'A licensed insurance agent. We are a private company. We are not Medicare, and we are not an insurance company.',
          },
          {
            question: 'What does the call cost me?',
            answer: 'Nothing. Insurance companies and agencies pay us. You do not have to enroll in anything.',
          },
          {
            question: 'When can I change plans?',
            answer:
              'Medicare sets enrollment periods each year. Moving, or losing other coverage, may open a Special Enrollment Period. Medicare.gov lists the dates.',
          },
          {
            question: 'Can I keep my doctor?',
            answer:
              'It depends on the plan. Ask the agent to look up each doctor in the plan’s network before you decide.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Start with your ZIP code, or call',
        text: 'Plans differ from county to county. A few answers, or one call, show what may be available where you live.',
      },
    ],
  },

  // The front page of Benefit Harbor.
  {
    name: 'home-medicare-harbor',
    path: '/',
    brands: ['bh'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHHOME27_M' },
    template: 'landing',
    description:
      'An unhurried look at Medicare Advantage: what to ask, what plans may offer near you, and who to call.',
    headline: 'Find your way through Medicare Advantage plans',
    subheadline: 'Dental, vision or hearing benefits come with some plans in some areas.',
    image: 'harbor',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'phone', text: 'A licensed insurance agent at the other end' },
          { icon: 'coin', text: 'No cost to you, no obligation' },
          { icon: 'lock', text: 'Your number goes only to those you name' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Three things to know before you compare plans',
        paragraphs: [
          'Your doctors. Most Medicare Advantage plans work with a list of doctors and hospitals, called a network. If you want to keep someone, ask whether they are on the list for next year too.',
          'Your medicines. Each plan has its own list of covered drugs, called a formulary. The same medicine can cost different amounts in two plans on the same street.',
          'Your year. Do you spend part of the year in another state? Do you need rides to visits? Do you wear hearing aids? The answers point to different plans.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefits that some plans include',
        introduction: 'Each may be available in some areas, with limits.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental care',
            text: 'Routine visits may be covered. Larger work often has a yearly limit and a share that you pay.',
          },
          {
            icon: 'glasses',
            title: 'Eye care',
            text: 'An exam and an amount toward frames or lenses may be included.',
          },
          {
            icon: 'ear',
            title: 'Hearing care',
            text: 'A test, a fitting and help toward the aids themselves may be offered.',
          },
          {
            icon: 'basket',
            title: 'Everyday health items',
            text: 'An over-the-counter (OTC) allowance may cover items from the pharmacy shelf.',
          },
        ],
        learnMore: { label: 'How an over-the-counter allowance works', destination: '/otc-savings' },
      },
      {
        kind: 'how-it-works',
        heading: 'How it works, in three steps',
        steps: [
          { title: 'Tell us where you are', text: 'Your ZIP code decides which plans exist for you.' },
          {
            title: 'Say what you have now',
            text: 'Medicare Part A and Part B, Medicaid, both or neither. Skip it if you would rather say it on the phone.',
          },
          {
            title: 'Speak with an agent',
            text: 'Call when it suits you, or name the companies that may call you.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about this site and about plans',
        questions: [
          {
            question: 'Is this a Medicare website?',
            answer:
              'No. We are a private company. For all of your options, Medicare.gov and 1-800-MEDICARE are open to everyone.',
          },
          {
            question: 'How are you paid?',
            answer:
              'Insurance companies and agencies pay us when people ask for their help. It costs you nothing and does not change a plan’s price.',
          },
          {
            question: 'What is a Medicare Supplement plan?',
            answer:
              'A policy that goes with Original Medicare and pays some of the costs it leaves to you. You cannot use it together with Medicare Advantage.',
          },
          {
            question: 'What if I only want to read?',
            answer: 'Read as long as you like. Your name and number go to no company that you have not ticked by name.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ready to look at your county?',
        text: 'Begin with one question, or speak with a licensed insurance agent about what may be available in your county.',
      },
    ],
  },

  // The front page of Meridiano 10; written in Spanish.
  {
    name: 'home-medicare-es',
    path: '/',
    brands: ['m10es'],
    language: 'spanish',
    smid: { m10es: 'MULTI-PLAN_SAMPLEM10ESHOME27_M' },
    template: 'landing',
    description:
      'Lo que los planes Medicare Advantage pueden ofrecer en su condado, y un agente con licencia que habla español.',
    headline: 'Sus opciones de Medicare, explicadas en español',
    subheadline: 'Dentista, vista o farmacia: algunos planes, en algunas áreas.',
    image: 'courtyard',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation'],
    planTypes: ['medicare-advantage', 'part-d'],
    explains: ['medicare-advantage'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Agentes de seguros con licencia que hablan español' },
          { icon: 'coin', text: 'Preguntar no cuesta y no le obliga a inscribirse' },
          { icon: 'lock', text: 'Usted decide quién puede llamarle' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Cómo funciona',
        steps: [
          {
            title: 'Conteste unas preguntas',
            text: 'Su código postal y la cobertura que tiene hoy. Puede omitir lo que no quiera contestar.',
          },
          {
            title: 'Elija quién puede llamarle',
            text: 'Marque las compañías por su nombre, o ninguna. Solo las que marque reciben su nombre y su teléfono.',
          },
          { title: 'Hable con calma', text: 'Un agente con licencia le dice qué planes se ofrecen donde usted vive.' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Lo que un plan puede incluir',
        introduction:
          'Algunos planes Medicare Advantage incluyen esto en algunas áreas. El Medicare Original cubre muy poco de ello.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dentista',
            text: 'Puede cubrir limpiezas, radiografías, empastes o dentaduras, muchas veces hasta un límite al año.',
          },
          { icon: 'glasses', title: 'Vista', text: 'Puede incluir un examen al año y ayuda para lentes.' },
          { icon: 'ear', title: 'Oído', text: 'Puede ofrecer pruebas de audición y ayuda para los audífonos.' },
          {
            icon: 'basket',
            title: 'Artículos de farmacia',
            text: 'Algunos planes dan una asignación para artículos sin receta, como analgésicos o vendas.',
          },
          {
            icon: 'bus',
            title: 'Transporte',
            text: 'Algunos planes pagan cierto número de viajes al médico cada año.',
          },
          {
            icon: 'pill',
            title: 'Medicinas con receta',
            text: 'Muchos planes incluyen la Parte D. Pregunte si cada una de sus medicinas está en la lista.',
          },
        ],
        learnMore: { label: 'Cuatro beneficios por los que conviene preguntar', destination: '/go-4-benefits-es' },
      },
      {
        kind: 'explainer',
        heading: 'Dos maneras de tener Medicare',
        paragraphs: [
          'El Medicare Original es la Parte A, para el hospital, y la Parte B, para el médico. Puede ver a cualquier médico que acepte Medicare y agregar un plan de la Parte D para las medicinas.',
          'Medicare Advantage, o Parte C, es otra manera de recibir la Parte A y la Parte B, por medio de una compañía privada. Puede agregar beneficios y muchas veces pide usar ciertos médicos. En los dos casos usted sigue pagando su prima de la Parte B.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas antes de llamar',
        questions: [
          {
            question: '¿Con quién voy a hablar?',
            answer:
              'Con un agente de seguros con licencia, en español. Somos una compañía privada. No somos Medicare ni una aseguradora.',
          },
          {
            question: '¿Cuánto cuesta la llamada?',
            answer:
              'Nada. A nosotros nos pagan las aseguradoras y las agencias. Usted no tiene que inscribirse en nada.',
          },
          {
            question: '¿Cuándo puedo cambiar de plan?',
            answer:
              'Medicare fija cada año los períodos de inscripción. Mudarse o perder otra cobertura puede abrirle un período especial. Las fechas están en Medicare.gov.',
          },
          {
            question: '¿Tengo que dar mi número de Medicare?',
            answer: 'En esta página no se lo pedimos. Por teléfono, dígalo solo cuando haya decidido inscribirse.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Empiece por su código postal o por una llamada',
        text: 'Los planes cambian de un condado a otro. Unas respuestas, o una llamada, le muestran lo que puede haber donde usted vive.',
      },
    ],
  },
]);
