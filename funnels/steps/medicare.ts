import { defineStep } from '@/lib/form/step';
import { YES_OR_NO } from './choices';

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
      { value: false, label: { english: 'No, or not yet', spanish: 'No, o todavía no' } },
    ],
  },
  skippable: true,
});

/** Where no Medicare plan is the subject: both parts are nobody's condition. */
export const anyMedicare = defineStep({
  name: 'any-medicare',
  type: 'regular',
  question: { english: 'Do you have Medicare?', spanish: '¿Tiene Medicare?' },
  reason: {
    english: 'So that the agent knows what covers you already. You may leave it out.',
    spanish: 'Para que el agente sepa qué cobertura ya tiene. Puede dejarlo sin contestar.',
  },
  asking: { kind: 'choice', field: 'haveMedicare', choices: YES_OR_NO },
  skippable: true,
});

/** For visitors without both parts: where to turn; nothing is asked (compliance T-06). */
export const medicareLater = defineStep({
  name: 'medicare-later',
  type: 'auxiliary',
  question: {
    english: 'Without both parts, a plan is not yet for you',
    spanish: 'Sin las dos partes, todavía no puede elegir un plan',
  },
  reason: {
    english:
      'You need Part A and Part B before you can join a Medicare Advantage plan. Social Security signs people up: SSA.gov or 1-800-772-1213. Medicare.gov explains when. You can still go on here and ask.',
    spanish:
      'Necesita la Parte A y la Parte B antes de entrar a un plan Medicare Advantage. La inscripción la hace el Seguro Social: SSA.gov o 1-800-772-1213. Medicare.gov explica cuándo. También puede seguir aquí y preguntar.',
  },
  asking: { kind: 'fields', fields: [] },
});
