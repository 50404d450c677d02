import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Your ZIP code, or look at the ads below',
    button: 'Check my area',
    taps: 'Is your car insured right now?',
    tiles: { true: 'shield', false: 'car' },
  },
  spanish: { asks: 'Su código postal, o vea los anuncios', button: 'Ver mi área' },
};

export const ads = defineAskingPages(openings, [
  // Medicare ads beside a few questions; in English.
  {
    path: '/ads',
    brands: ['m10', 'm10es'],
    alternate: '/ads-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADS27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADS27_M' },
    template: 'landing',
    title: 'Companies that advertise Medicare plans',
    description:
      'Ads from companies that offer Medicare plans, marked as ads, what to check before you answer one, and who to ask.',
    headline: 'Companies with Medicare plans, in one place',
    subheadline: 'Companies pay to be listed here. Their plans are offered in some areas.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    body: [
      {
        kind: 'ad-list',
        provider: 'mediaAlpha',
        heading: 'Ads from Medicare plan companies',
        introduction: 'A tap opens the company’s own site. You tell them only what you type there.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four checks before you answer an ad',
        introduction: 'Each takes a minute. They work for any plan, whoever offers it.',
        cards: [
          {
            icon: 'stethoscope',
            title: 'Your doctors',
            text: 'Ask whether each doctor you want to keep is in the plan’s network for next year too.',
          },
          {
            icon: 'pill',
            title: 'Your medicines',
            text: 'Have your list at hand. The same medicine can cost different amounts in two plans.',
          },
          {
            icon: 'tooth',
            title: 'The extra benefits',
            text: 'Dental, vision or over-the-counter benefits may be included. Ask for the yearly limit.',
          },
          {
            icon: 'coin',
            title: 'The whole cost',
            text: 'Premium, copays and the most you could pay in a year. You keep paying your Part B premium.',
          },
        ],
        learnMore: { label: 'Read about four benefits to ask for', destination: '/go-4-benefits' },
      },
      {
        kind: 'explainer',
        heading: 'Three ways to look at Medicare plans',
        paragraphs: [
          'An ad leads quickly to one company and its own plans. A licensed insurance agent can compare the companies they work with, and will say which those are.',
          'Medicare.gov lists every plan where you live. You can start with any of the three and go on to another.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the ads',
        questions: [
          {
            question: 'Do you choose which companies I see?',
            answer:
              'No. An ad network chooses them and sets the order. It learns the area you are in, and nothing that tells who you are.',
          },
          {
            question: 'Who sees my ZIP code?',
            answer:
              'If you gave it, it goes to the ad network so that the ads fit your area. Your name and number do not.',
          },
          {
            question: 'Is a company in this list better than one that is not?',
            answer: 'The list shows who paid to be on it and ranks nobody. An agent can help you compare.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to talk with an agent?',
        text: 'A licensed insurance agent can go through plans in your county with you, at no cost.',
      },
    ],
  },

  // The same in Spanish; written in Spanish, not translated.
  {
    path: '/ads-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/ads',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10ADSES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESADSES27_M' },
    template: 'landing',
    title: 'Compañías que anuncian planes de Medicare',
    description:
      'Anuncios de compañías que ofrecen planes de Medicare, señalados como anuncios, y qué revisar antes de responder.',
    headline: 'Compañías con planes de Medicare, en un solo lugar',
    subheadline: 'Las compañías pagan por aparecer. Ofrecen sus planes en algunas áreas.',
    image: 'courtyard',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    body: [
      {
        kind: 'ad-list',
        provider: 'mediaAlpha',
        heading: 'Anuncios de compañías con planes de Medicare',
        introduction: 'Al tocar un anuncio se abre el sitio de esa compañía. Ella sabe solo lo que usted escriba allí.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Qué revisar antes de responder a un anuncio',
        introduction: 'Cuatro cosas que se revisan en un minuto y sirven para cualquier plan.',
        cards: [
          {
            icon: 'stethoscope',
            title: 'Sus médicos',
            text: 'Pregunte si cada médico que quiere conservar estará en la red del plan también el próximo año.',
          },
          {
            icon: 'pill',
            title: 'Sus medicinas',
            text: 'Tenga su lista a la mano. La misma medicina puede costar distinto en dos planes.',
          },
          {
            icon: 'tooth',
            title: 'Los beneficios adicionales',
            text: 'El plan puede incluir dentista, vista o artículos de farmacia. Pregunte por el límite al año.',
          },
          {
            icon: 'coin',
            title: 'El costo completo',
            text: 'Prima, copagos y lo más que podría pagar en un año. Usted sigue pagando su prima de la Parte B.',
          },
        ],
        learnMore: { label: 'Cuatro beneficios por los que conviene preguntar', destination: '/go-4-benefits-es' },
      },
      {
        kind: 'explainer',
        heading: 'Tres maneras de conocer los planes de Medicare',
        paragraphs: [
          'Un anuncio lleva rápido a una sola compañía y a sus propios planes. Un agente de seguros con licencia compara las compañías con las que trabaja y le dice cuáles son.',
          'Medicare.gov reúne todos los planes de su zona. Puede empezar por cualquiera de los tres y seguir por otro.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre los anuncios',
        questions: [
          {
            question: '¿Ustedes eligen las compañías?',
            answer:
              'No. Las elige y las ordena una red de anuncios. Sabe en qué zona está usted y nada que diga quién es.',
          },
          {
            question: '¿Quién ve mi código postal?',
            answer:
              'Si lo dio, llega a la red para que los anuncios correspondan a su zona. Su nombre y su teléfono no llegan.',
          },
          {
            question: '¿El agente habla español?',
            answer: 'Sí. En este número le contesta un agente con licencia que habla español.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: '¿Prefiere hablar con un agente?',
        text: 'Un agente de seguros con licencia repasa con usted los planes de su condado, sin costo.',
      },
    ],
  },

  // Medicare ads on Benefit Harbor.
  {
    name: 'ads-harbor',
    path: '/ads',
    brands: ['bh'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHADS27_M' },
    template: 'landing',
    title: 'Compare companies with Medicare plans',
    description:
      'Companies that pay to be listed, marked as ads, and the questions to ask each before you choose a plan.',
    headline: 'Compare companies that advertise Medicare plans',
    subheadline: 'Paid ads for plans that are offered in some areas, and what to ask first.',
    image: 'harbor',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    body: [
      {
        kind: 'ad-list',
        provider: 'mediaAlpha',
        heading: 'Companies that advertise here',
        introduction: 'Each leads to its own site, in a new tab. This page stays where it is.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Questions to ask each company',
        introduction: 'Ask all of them the same, so that you can lay the answers side by side.',
        cards: [
          {
            icon: 'stethoscope',
            title: 'Who is in the network?',
            text: 'Name your doctors and your hospital. Ask about next year as well.',
          },
          {
            icon: 'tooth',
            title: 'Which dental work is covered?',
            text: 'Cleanings only, or crowns and dentures too? Ask for the limit and your share.',
          },
          {
            icon: 'ear',
            title: 'What do hearing and vision cover?',
            text: 'Ask about the test first, then about the aids or the glasses themselves.',
          },
          {
            icon: 'pill',
            title: 'Are my medicines listed?',
            text: 'Ask for each by name and dose, and at which pharmacy.',
          },
        ],
        learnMore: { label: 'How an over-the-counter allowance works', destination: '/otc-savings' },
      },
      {
        kind: 'faq',
        heading: 'How this list is made',
        questions: [
          {
            question: 'Who decides on the order?',
            answer: 'An ad network does. We do not rank companies, and we do not say that one is better than another.',
          },
          {
            question: 'What does the network learn about me?',
            answer: 'The area you are in, so that the ads fit it. Not your name, not your number, not your answers.',
          },
          {
            question: 'Where are all the plans listed?',
            answer: 'At Medicare.gov, and by phone at 1-800-MEDICARE. Both are open to everyone.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to ask a licensed agent?',
        text: 'Call, or answer a few questions, to hear what may be available in your county.',
      },
    ],
  },

  // A shorter page for visitors who came to choose a company.
  {
    path: '/clicks',
    brands: ['m10'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10CLICKS27_M' },
    template: 'landing',
    title: 'Go straight to a Medicare company',
    description:
      'Go straight to a company that advertises Medicare plans in your area, or ask a licensed insurance agent.',
    headline: 'Go straight to a Medicare plan company',
    subheadline: 'Their plans may include dental or vision benefits in some areas.',
    image: 'front-porch',
    leadsWith: 'call',
    form: 'medicare-short',
    benefits: ['dental', 'vision'],
    planTypes: ['medicare-advantage', 'part-d'],
    body: [
      {
        kind: 'ad-list',
        provider: 'mediaAlpha',
        heading: 'Choose a company',
        introduction: 'You leave this page for theirs. Come back whenever you like.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Two lists to have ready',
        cards: [
          {
            icon: 'pill',
            title: 'Your list of medicines',
            text: 'Names and doses. Every company will ask, and you will want to know what each would cost.',
          },
          {
            icon: 'stethoscope',
            title: 'Your doctors’ names',
            text: 'With them you can see at once whether a plan works with your doctors.',
          },
        ],
        learnMore: { label: 'More to check before you answer an ad', destination: '/ads' },
      },
      {
        kind: 'call-to-action',
        heading: 'Not sure which company to choose?',
        text: 'Ask a licensed insurance agent first. It costs nothing and binds you to nothing.',
      },
    ],
  },

  // Car insurance ads from two networks.
  {
    path: '/clicks-auto',
    brands: ['tqg'],
    template: 'landing',
    title: 'Car insurance ads in one place',
    description:
      'Insurers and agencies that advertise in your area, marked as ads, and what to have ready for a quote.',
    headline: 'Compare car insurers that advertise near you',
    subheadline: 'Go to an insurer’s own quote form, or ask a licensed insurance agent.',
    image: 'open-road',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'ad-list',
        provider: 'quinstreet',
        heading: 'Insurers that advertise in your area',
        introduction: 'Each opens its own quote form in a new tab, and asks for what it needs itself.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Have these ready for a quote',
        introduction: 'With these a quote takes minutes, and two quotes can be laid side by side.',
        cards: [
          {
            icon: 'document',
            title: 'Your current limits',
            text: 'Ask every insurer for the same ones, so that you compare equal coverage.',
          },
          {
            icon: 'car',
            title: 'Your car’s VIN',
            text: 'The number on the dashboard settles model, engine and safety gear in one go.',
          },
          {
            icon: 'road-horizon',
            title: 'Your last five years of driving',
            text: 'Accidents and tickets, with dates. Insurers look them up, so a guess only costs time.',
          },
        ],
        learnMore: { label: 'Describe your cars once, for an agent', destination: '/compare-auto' },
      },
      {
        kind: 'ad-list',
        provider: 'quoteWizard',
        heading: 'Agencies that compare for you',
        introduction: 'An agency works with several insurers. Ask which ones.',
      },
      {
        kind: 'faq',
        heading: 'Questions about the lists',
        questions: [
          {
            question: 'Why do I see these companies?',
            answer: 'They pay two ad networks to be listed for your area. The networks choose them and set the order.',
          },
          {
            question: 'What do the networks know about me?',
            answer:
              'If you said so here: your ZIP code, whether you have insurance and with whom, and whether you own your home. Not your name, not how to reach you.',
          },
          {
            question: 'Can I ask more than one insurer?',
            answer: 'Yes. Use the same limits and deductibles each time.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer an agent who explains it?',
        text: 'A licensed agent goes through each coverage with you and checks what their insurers offer in your state.',
      },
    ],
  },
]);
