import { defineStep } from '@/lib/form/step';

export const medicare = defineStep({
  name: 'medicare',
  type: 'regular',
  question: {
    english: 'Do you have Medicare Part A and Part B?',
    spanish: '¿Tiene la Parte A y la Parte B de Medicare?',
  },
  reason: {
    english: 'You need both to join a Medicare Advantage plan. Your Medicare letter or card lists them.',
    spanish:
      'Necesita las dos para inscribirse en un plan Medicare Advantage. Aparecen en su carta o tarjeta de Medicare.',
  },
  explains: 'medicare-advantage',
  asking: {
    kind: 'choice',
    field: 'haveMedicare',
    choices: [
      { value: true, label: { english: 'Yes, I have both', spanish: 'Sí, tengo las dos' } },
      { value: false, label: { english: 'No, or not yet', spanish: 'Todavía no' } },
    ],
  },
  skippable: true,
});

/** One tap answers both, each as it is kept. */
const BOTH_PROGRAMS = [
  {
    value: true,
    also: { haveMedicaid: true },
    label: { english: 'Yes, both', spanish: 'Sí, los dos' },
  },
  {
    value: true,
    also: { haveMedicaid: false },
    label: { english: 'Only Medicare A and B', spanish: 'Solo Medicare A y B' },
  },
  {
    value: false,
    also: { haveMedicaid: true },
    label: { english: 'Only Medicaid', spanish: 'Solo Medicaid' },
  },
  { value: false, also: { haveMedicaid: false }, label: { english: 'Neither yet', spanish: 'Todavía ninguno' } },
] as const;

export const medicareAndMedicaid = defineStep({
  name: 'medicare-and-medicaid',
  type: 'regular',
  question: {
    english: 'Do you have Medicare A and B, and Medicaid too?',
    spanish: '¿Tiene Medicare A y B, y también Medicaid?',
  },
  reason: {
    english:
      'You need both parts to join a Medicare Advantage plan, and some plans are made for people with Medicaid too.',
    spanish:
      'Necesita las dos partes para inscribirse en un plan Medicare Advantage, y algunos planes son para quien además tiene Medicaid.',
  },
  explains: 'medicare-advantage',
  asking: { kind: 'choice', field: 'haveMedicare', choices: BOTH_PROGRAMS },
  skippable: true,
});

/** For pages about plans for people who have both. */
export const bothPrograms = defineStep({
  name: 'both-programs',
  type: 'regular',
  question: {
    english: 'Do you have both Medicare and Medicaid?',
    spanish: '¿Tiene Medicare y también Medicaid?',
  },
  reason: {
    english: 'A D-SNP is made for people who have both. It is fine to leave this out.',
    spanish: 'Un D-SNP es para personas que tienen los dos. Puede dejarlo sin contestar.',
  },
  asking: { kind: 'choice', field: 'haveMedicare', choices: BOTH_PROGRAMS },
  skippable: true,
});

/** For visitors without both parts: where to turn; nothing is asked (compliance T-06). */
export const medicareLater = defineStep({
  name: 'medicare-later',
  type: 'auxiliary',
  question: {
    english: 'To join a plan, sign up for Parts A and B first',
    spanish: 'Para entrar a un plan, inscríbase primero en las Partes A y B',
  },
  reason: {
    english:
      'You need Part A and Part B before you can join a Medicare Advantage plan. Social Security signs people up: SSA.gov or 1-800-772-1213. Medicare.gov explains when. You can still go on here and ask.',
    spanish:
      'Necesita la Parte A y la Parte B antes de entrar a un plan Medicare Advantage. La inscripción la hace el Seguro Social: SSA.gov o 1-800-772-1213. Medicare.gov explica cuándo. También puede seguir aquí y preguntar.',
  },
  asking: { kind: 'fields', fields: [] },
});
