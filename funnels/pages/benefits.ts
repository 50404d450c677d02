import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Health items by area: your ZIP code', button: 'Check my area' },
  spanish: { asks: 'Artículos según el área: su código postal', button: 'Ver mi área' },
};

export const benefits = defineAskingPages(openings, [
  // Over-the-counter allowances.
  {
    path: '/otc-savings',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10OTC27_M', bh: 'MULTI-PLAN_SAMPLEBHOTC27_M' },
    template: 'landing',
    title: 'Over-the-counter benefits',
    description:
      'How an over-the-counter (OTC) allowance works, what it may cover, and how to ask whether a plan near you has one.',
    headline: 'Everyday health items some Medicare plans may cover',
    subheadline: 'Some plans add an over-the-counter (OTC) allowance in some areas.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['otc'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Would you rather ask a person?',
      text: 'In some areas, plans may have an over-the-counter (OTC) allowance. A licensed insurance agent can tell you about those in your county. You can also go on here.',
    },
    explains: ['otc-allowance', 'medicare-advantage'],
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'people', text: 'Licensed insurance agents answer the phone' },
          { icon: 'shield', text: 'No cost to ask, no obligation to enroll' },
          { icon: 'lock', text: 'You choose who may contact you' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What an over-the-counter allowance is',
        paragraphs: [
          'Over-the-counter (OTC) items are the things you buy without a prescription. Some Medicare Advantage plans set aside an amount for them, by the month or by the quarter.',
          'Each plan keeps a catalog. You order by phone, by mail, online or at stores the plan names. What you do not use may not carry over.',
          'The amount, the items and the stores differ from plan to plan, and a plan may change them each year. An allowance is one part of a plan. Doctors, medicines and costs matter more for many people.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What a catalog may list',
        introduction: 'Examples, so that you know what to ask about. Your plan’s own list decides.',
        cards: [
          {
            icon: 'heart',
            title: 'Cold and pain relief',
            text: 'Cough drops, fever reducers, creams for sore joints.',
          },
          { icon: 'shield', title: 'First aid', text: 'Bandages, gauze, antiseptic, a thermometer.' },
          { icon: 'tooth', title: 'Mouth care', text: 'Toothbrushes, paste, denture cleaner, floss.' },
          { icon: 'basket', title: 'Vitamins', text: 'Calcium, vitamin D and others that the plan names.' },
          { icon: 'check', title: 'Safety at home', text: 'Grab bars, shower mats, night lights in some plans.' },
          {
            icon: 'glasses',
            title: 'Daily helpers',
            text: 'Reading glasses, pill boxes, blood pressure monitors in some plans.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to find out for your county',
        steps: [
          {
            title: 'Give your ZIP code',
            text: 'Plans are offered county by county. Your ZIP code tells which ones exist for you.',
          },
          {
            title: 'Say what you have',
            text: 'You need Medicare Part A and Part B to join a Medicare Advantage plan.',
          },
          {
            title: 'Ask an agent',
            text: 'A licensed insurance agent can tell you which plans near you have an OTC allowance, and what else they cover.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about OTC allowances',
        questions: [
          {
            question: 'Is it cash?',
            answer: 'No. It can be used only for items on the plan’s list, in the way that the plan sets.',
          },
          {
            question: 'Does Original Medicare have it?',
            answer: 'No. Original Medicare does not cover most items sold without a prescription.',
          },
          {
            question: 'Do I lose my doctor if I change plans?',
            answer:
              'You might. Check the plan’s network first. An allowance is seldom a reason to leave a doctor you trust.',
          },
          {
            question: 'Can I join at any time?',
            answer:
              'No. Enrollment is limited to certain times of the year, unless a Special Enrollment Period applies to you.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what may be available near you',
        text: 'Begin with your ZIP code, or speak with a licensed insurance agent about plans in your county.',
      },
    ],
  },

  // Four benefits at once, in English.
  {
    path: '/go-4-benefits',
    brands: ['m10', 'm10es'],
    alternate: '/go-4-benefits-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GO427_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGO427_M' },
    template: 'landing',
    title: 'Four benefits to ask about',
    description:
      'Dental, vision, over-the-counter items and a Part B premium reduction: what some plans may offer, and what to ask.',
    headline: 'Four Medicare Advantage benefits to ask about',
    subheadline: 'Dental, vision, drugstore items, a lower Part B premium: in some areas.',
    image: 'market-basket',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc', 'part-b-reduction'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Ask about all four by phone, if you like',
      text: 'Whether a plan near you has any of the four depends on the plan and the county. A licensed insurance agent can tell you. You can also go on here.',
    },
    onEnter: 'report-arrival',
    explains: ['part-b-giveback'],
    body: [
      {
        kind: 'benefit-cards',
        heading: 'The four benefits, and what to ask',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Ask which dentists you may use, and what the plan pays for crowns and dentures.',
          },
          { icon: 'glasses', title: 'Vision', text: 'Ask how much goes toward frames, and how often.' },
          {
            icon: 'basket',
            title: 'Over-the-counter items',
            text: 'Ask for the catalog, and whether unused amounts carry over.',
          },
          {
            icon: 'coin',
            title: 'Part B premium reduction',
            text: 'Ask how much of your own Part B premium the plan would pay, and what it gives up for that.',
          },
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
            text: 'A licensed insurance agent tells you which plans near you have any of the four.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the four benefits',
        questions: [
          {
            question: 'Will one plan have all four?',
            answer:
              'Perhaps, perhaps not. A plan that is generous in one may be thin in another. Ask for the whole picture.',
          },
          {
            question: 'Does this change my Social Security?',
            answer:
              'No. A Part B premium reduction lowers what you pay for Part B. It does not raise your Social Security benefit.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about all four in one call',
        text: 'Begin with your ZIP code, or speak with a licensed insurance agent now or later.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/go-4-benefits-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/go-4-benefits',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GO4ES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGO4ES27_M' },
    template: 'landing',
    title: 'Cuatro beneficios por los que vale la pena preguntar',
    description:
      'Dentista, vista, artículos de farmacia y reducción de la prima de la Parte B: lo que algunos planes pueden ofrecer.',
    headline: 'Cuatro beneficios por los que conviene preguntar',
    subheadline: 'Dentista, vista, farmacia y una Parte B más baja, en algunas áreas.',
    image: 'market-basket',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc', 'part-b-reduction'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: '¿Prefiere preguntar por teléfono?',
      text: 'Que un plan cerca de usted tenga alguno de los cuatro depende del plan y del condado. Un agente de seguros con licencia se lo puede decir. También puede seguir aquí.',
    },
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Los cuatro beneficios y qué preguntar',
        cards: [
          {
            icon: 'tooth',
            title: 'Dentista',
            text: 'Pregunte a qué dentistas puede ir y cuánto paga el plan por coronas o dentaduras.',
          },
          { icon: 'glasses', title: 'Vista', text: 'Pregunte cuánto da el plan para los lentes y cada cuánto tiempo.' },
          {
            icon: 'basket',
            title: 'Artículos de farmacia',
            text: 'Pida el catálogo y pregunte si lo que no usa se guarda para después.',
          },
          {
            icon: 'coin',
            title: 'Reducción de la prima de la Parte B',
            text: 'Pregunte qué porción de su propia prima pagaría el plan y qué deja de ofrecer a cambio.',
          },
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
          {
            title: 'Hable con un agente',
            text: 'Un agente de seguros con licencia le dice qué planes cerca de usted tienen alguno de los cuatro.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre los cuatro beneficios',
        questions: [
          {
            question: '¿Un solo plan tiene los cuatro?',
            answer:
              'Quizás sí, quizás no. Un plan que da mucho en uno puede dar poco en otro. Pida que le expliquen el plan completo.',
          },
          {
            question: '¿Esto cambia mi Seguro Social?',
            answer:
              'No. La reducción baja lo que usted paga por la Parte B. No aumenta su beneficio del Seguro Social.',
          },
          {
            question: '¿El agente habla español?',
            answer: 'Sí. En este número le contesta un agente con licencia que habla español.',
          },
          {
            question: '¿Puedo inscribirme en cualquier momento?',
            answer:
              'No. La inscripción se limita a ciertas épocas del año, salvo que le corresponda un período especial.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte por los cuatro en una sola llamada',
        text: 'Empiece por su código postal o hable con un agente de seguros con licencia, hoy u otro día.',
      },
    ],
  },
]);
