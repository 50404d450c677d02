import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { asks: 'Chronic condition plans near you: ZIP code', button: 'Check my county' },
  spanish: { asks: '¿Hay un C-SNP cerca? Su código postal', button: 'Ver mi condado' },
};

export const getYoursCsnp = defineAskingPages(openings, [
  // What a chronic condition plan is, who can join one and what the plan checks.
  {
    path: '/get-yours-csnp',
    brands: ['m10', 'm10es'],
    alternate: '/get-yours-csnp-es',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYCSNP27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYCSNP27_M' },
    template: 'landing',
    title: 'Chronic condition plans (C-SNP)',
    description:
      'What a Chronic Condition Special Needs Plan is, what you need to join, what the plan must confirm, and what to ask.',
    headline: 'Chronic condition plans in Medicare Advantage, explained',
    subheadline: 'C-SNPs, sold in some areas, arrange care around certain conditions.',
    image: 'kitchen-table',
    form: 'medicare-short',
    benefits: ['transportation', 'dental', 'grocery'],
    planTypes: ['medicare-advantage'],
    explains: ['c-snp', 'd-snp', 'network'],
    body: [
      {
        kind: 'explainer',
        heading: 'How a chronic condition plan works',
        paragraphs: [
          'A C-SNP is a kind of Medicare Advantage plan. It names the condition, or the group of conditions, that it serves. Its doctors, drug list and care program are arranged around them.',
          'Medicare keeps the list of conditions that such plans may serve. Diabetes, heart failure and chronic lung disorders are on it. Each plan serves some of them, and counties differ in how many C-SNPs they have, if any.',
        ],
      },
      {
        kind: 'checklist',
        heading: 'What you need to join a C-SNP',
        items: [
          'Medicare Part A and Part B.',
          'A home address in the plan’s service area.',
          'A condition that this plan serves, confirmed to the plan by your doctor or the doctor’s staff.',
          'An enrollment period. A special one may let you join a C-SNP for your condition at other times of the year.',
        ],
        note: 'If the plan cannot confirm the condition, it must end the membership and tell you in writing. Ask your doctor’s staff to answer the plan’s letter soon.',
      },
      {
        kind: 'comparison-table',
        heading: 'How a C-SNP differs from an ordinary plan',
        columns: ['Point', 'Ordinary plan', 'C-SNP'],
        rows: [
          ['Who may join', 'Anyone with Part A and Part B in its area', 'Only people with the condition it serves'],
          ['Prescription drugs', 'In many plans', 'In every plan'],
          ['Help to plan your care', 'Differs', 'Each member has a care plan, often with a nurse to call'],
          ['Doctors', 'A network in most plans', 'A network in most plans, with specialists for the condition'],
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras that a C-SNP may include',
        introduction: 'Some plans have them. Look at doctors and medicines first.',
        cards: [
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Trips to approved visits may be covered, up to a number set by the plan.',
          },
          {
            icon: 'tooth',
            title: 'Dental care',
            text: 'Cleanings may be included. Ask what the plan pays for anything beyond them.',
          },
          {
            icon: 'carrot',
            title: 'Help with groceries',
            text: 'A special supplemental benefit for people with chronic conditions. Ask which members of a plan may have it.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about C-SNPs',
        questions: [
          {
            question: 'Do I have to name my condition here?',
            answer: 'No. Nothing on this page asks for a diagnosis, and you need not write one anywhere.',
          },
          {
            question: 'Can I keep my doctors?',
            answer:
              'Yes, those in the plan’s network. Give the agent the names of your specialists and have each one looked up.',
          },
          {
            question: 'How is this different from a D-SNP?',
            answer: 'A D-SNP is for people who have both Medicare and Medicaid. A C-SNP goes by the condition.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask whether your county has a C-SNP',
        text: 'A licensed insurance agent can name the conditions each plan serves. Whether to say which is yours is up to you.',
      },
    ],
  },

  // The same page in Spanish; written in Spanish, not translated.
  {
    path: '/get-yours-csnp-es',
    brands: ['m10es', 'm10'],
    language: 'spanish',
    alternate: '/get-yours-csnp',
    smid: { m10: 'MULTI-PLAN_SAMPLEM10GYCSNPES27_M', m10es: 'MULTI-PLAN_SAMPLEM10ESGYCSNPES27_M' },
    template: 'landing',
    title: 'Planes para enfermedades crónicas',
    description:
      'Qué es un plan C-SNP de Medicare Advantage, qué hace falta para inscribirse y qué tiene que confirmar su médico.',
    headline: 'Planes de Medicare Advantage para enfermedades crónicas',
    subheadline: 'Los C-SNP, en algunas áreas, organizan su cuidado según la enfermedad.',
    image: 'courtyard',
    form: 'medicare-short',
    benefits: ['transportation', 'dental', 'grocery'],
    planTypes: ['medicare-advantage'],
    explains: ['c-snp', 'd-snp', 'network'],
    body: [
      {
        kind: 'explainer',
        heading: 'Cómo funciona un plan para enfermedades crónicas',
        paragraphs: [
          'El C-SNP es un tipo de plan Medicare Advantage. Cada uno dice qué enfermedades atiende, y en torno a ellas escoge sus médicos, su lista de medicinas y su manera de cuidar al paciente.',
          'Medicare tiene la lista de enfermedades posibles; entre ellas están la diabetes, la insuficiencia cardíaca y los trastornos pulmonares crónicos. Cada plan atiende algunas, y según el condado hay varios C-SNP, pocos o ninguno.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'En qué se distingue un C-SNP de un plan común',
        columns: ['Punto', 'Plan común', 'C-SNP'],
        rows: [
          [
            'Quién puede entrar',
            'Quien tiene Parte A y Parte B y vive en el área',
            'Solo quien tiene la enfermedad que atiende',
          ],
          ['Medicinas con receta', 'En muchos planes', 'En todos'],
          ['Ayuda para organizar su cuidado', 'Varía', 'Cada miembro tiene un plan de cuidado, a menudo con enfermera'],
          ['Médicos', 'Casi siempre una red', 'Casi siempre una red, con especialistas en esa enfermedad'],
        ],
      },
      {
        kind: 'checklist',
        heading: 'Qué hace falta para inscribirse en un C-SNP',
        items: [
          'Tener la Parte A y la Parte B de Medicare.',
          'Vivir en el área de servicio del plan.',
          'Tener una enfermedad que ese plan atiende y que su médico se lo confirme al plan.',
          'Estar en un período de inscripción. Puede haber uno especial para entrar a un C-SNP en otra época del año.',
        ],
        note: 'Si el plan no logra la confirmación, debe cancelar la inscripción y avisarle por escrito. Pida en el consultorio que contesten pronto.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Beneficios adicionales que puede incluir un C-SNP',
        introduction: 'Algunos planes los tienen. Vea primero los médicos y las medicinas.',
        cards: [
          {
            icon: 'bus',
            title: 'Transporte',
            text: 'Puede cubrir viajes a citas aprobadas, hasta el número que fije el plan.',
          },
          {
            icon: 'tooth',
            title: 'Dentista',
            text: 'Puede incluir limpiezas. Pregunte cuánto paga por lo demás.',
          },
          {
            icon: 'carrot',
            title: 'Ayuda para comestibles',
            text: 'Es un beneficio suplementario especial para personas con enfermedades crónicas. Pregunte qué miembros del plan pueden recibirla.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Preguntas sobre los C-SNP',
        questions: [
          {
            question: '¿Tengo que decir aquí qué enfermedad padezco?',
            answer: 'No. Ninguna pregunta de esta página pide un diagnóstico, y no hace falta que lo escriba.',
          },
          {
            question: '¿Podré seguir con mi especialista?',
            answer: 'Sí, si está en la red del plan. Dé el nombre de cada uno para que el agente lo busque.',
          },
          {
            question: '¿Es lo mismo que un D-SNP?',
            answer: 'No. El D-SNP es para quien tiene Medicare y Medicaid a la vez.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Pregunte si hay un C-SNP en su condado',
        text: 'Un agente de seguros con licencia le dice qué enfermedades atiende cada plan. Usted decide si menciona la suya.',
      },
    ],
  },
]);
