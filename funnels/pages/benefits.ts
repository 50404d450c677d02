import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Extra benefits near you: your ZIP code', button: 'Check my area' },
  spanish: { asks: 'Beneficios cerca de usted: su código postal', button: 'Ver mi área' },
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
          { icon: 'people', text: 'Licensed insurance agents take your call' },
          { icon: 'coin', text: 'It costs you nothing to ask' },
          { icon: 'lock', text: 'Only companies you tick may contact you' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What an over-the-counter allowance is',
        paragraphs: [
          'Over-the-counter (OTC) items are the things you buy without a prescription. Some Medicare Advantage plans set aside an amount for them, by the month or by the quarter.',
          'You order from the plan’s catalog by phone, by mail, online or at stores the plan names. The amount, the items and the stores differ from plan to plan. Ask too whether unused amounts carry over.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What an OTC catalog may cover',
        introduction: 'Examples, so that you know what to ask about. Your plan’s own list decides.',
        cards: [
          {
            icon: 'thermometer',
            title: 'Cold and pain relief',
            text: 'Cough drops, fever reducers, creams for sore joints.',
          },
          { icon: 'bandaids', title: 'First aid', text: 'Bandages, gauze, antiseptic, a thermometer.' },
          { icon: 'tooth', title: 'Mouth care', text: 'Toothbrushes, paste, denture cleaner, floss.' },
          { icon: 'pill', title: 'Vitamins', text: 'Calcium, vitamin D and others that the plan names.' },
          { icon: 'house', title: 'Safety at home', text: 'Grab bars, shower mats, night lights in some plans.' },
          {
            icon: 'glasses',
            title: 'Daily helpers',
            text: 'Reading glasses, pill boxes, blood pressure monitors in some plans.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to look for an OTC allowance near you',
        steps: [
          {
            title: 'Give your ZIP code',
            text: 'Plans are offered county by county. Your ZIP code tells which ones exist for you.',
          },
          {
            title: 'Say what coverage you have',
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
            question: 'Is an OTC allowance cash?',
            answer: 'No. It can be used only for items on the plan’s list, in the way that the plan sets.',
          },
          {
            question: 'Does Original Medicare have it?',
            answer: 'No. Original Medicare does not cover most items sold without a prescription.',
          },
          {
            question: 'Do I lose my doctor if I change plans?',
            answer:
              'Not if the doctor is in the new plan’s network. Ask the agent to look up each of yours before you join.',
          },
          {
            question: 'Can I join a plan at any time?',
            answer:
              'No. Enrollment is limited to certain times of the year, unless a Special Enrollment Period applies to you.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about OTC allowances near you',
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
      text: 'A licensed insurance agent can look in your county for plans with any of the four, which differ from plan to plan. You can also go on here.',
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
            text: 'Ask how much of your own Part B premium the plan would pay, and what its other benefits are.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to ask about the four benefits',
        steps: [
          {
            title: 'Tell us where you live',
            text: 'Your ZIP code, then the coverage you have. You may leave out your name and phone.',
          },
          {
            title: 'Choose who may call you',
            text: 'Tick companies by name, or tick none. Your name and number go only to those you tick.',
          },
          {
            title: 'Talk to an agent',
            text: 'A licensed insurance agent tells you which plans near you have any of the four.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the four benefits',
        questions: [
          {
            question: 'Can one plan have all four benefits?',
            answer: 'It may. One plan may pay more for dental, another more for vision, so ask about each of the four.',
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
    title: 'Cuatro beneficios y qué preguntar',
    description:
      'Dentista, vista, artículos de farmacia y reducción de la prima de la Parte B: lo que algunos planes pueden ofrecer.',
    headline: 'Pregunte por cuatro beneficios de Medicare Advantage',
    subheadline: 'Dentista, vista, farmacia y prima de la Parte B más baja, en algunas áreas.',
    image: 'market-basket',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc', 'part-b-reduction'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: '¿Prefiere preguntar por teléfono?',
      text: 'Un agente de seguros con licencia puede buscar en su condado planes con alguno de los cuatro, que varían de un plan a otro. También puede seguir aquí.',
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
            text: 'Pregunte qué porción de su propia prima pagaría el plan y qué otros beneficios tiene.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Cómo preguntar por los cuatro beneficios',
        steps: [
          {
            title: 'Diga dónde vive',
            text: 'Su código postal y después su cobertura de hoy. Su nombre y su teléfono los puede omitir.',
          },
          {
            title: 'Decida quién le puede llamar',
            text: 'Marque compañías por su nombre, o ninguna. Sus datos llegan solo a las que marque.',
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
            question: '¿Un solo plan puede tener los cuatro?',
            answer:
              'Puede ser. Un plan quizás pague más por el dentista y otro más por los lentes, así que pregunte por cada uno.',
          },
          {
            question: '¿Esto cambia mi Seguro Social?',
            answer:
              'No. La reducción baja lo que usted paga por la Parte B. No aumenta su beneficio del Seguro Social.',
          },
          {
            question: '¿Puedo hablar en español con el agente?',
            answer: 'Sí. Los agentes con licencia de este número le atienden en español.',
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
