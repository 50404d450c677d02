import { defineStep } from '@/lib/form/step';
import { YES_OR_NO } from './choices';

/** Behind a question of their own (compliance P-20, P-23). */
export const healthSteps = {
  'health-permission': defineStep({
    name: 'health-permission',
    type: 'regular',
    question: {
      english: 'May we ask five questions about your health?',
      spanish: '¿Podemos hacerle cinco preguntas sobre su salud?',
    },
    reason: {
      english:
        'Life insurers ask about health. Your answers go only to companies you tick later. You may skip them and talk to the agent instead.',
      spanish:
        'Las aseguradoras de vida preguntan por la salud. Sus respuestas van solo a las compañías que usted marque después. Puede omitirlas y hablarlo con el agente.',
    },
    asking: {
      kind: 'choice',
      field: 'mayAskHealth',
      choices: [
        { value: true, label: { english: 'Yes, ask me', spanish: 'Sí, pregúnteme' } },
        { value: false, label: { english: 'Skip the health questions', spanish: 'Omitir las preguntas de salud' } },
      ],
    },
  }),
  cancer: defineStep({
    name: 'cancer',
    type: 'regular',
    question: { english: 'Have you ever had cancer?', spanish: '¿Ha tenido cáncer alguna vez?' },
    asking: { kind: 'choice', field: 'haveCancer', choices: YES_OR_NO },
    skippable: true,
  }),
  diabetes: defineStep({
    name: 'diabetes',
    type: 'regular',
    question: { english: 'Do you have diabetes?', spanish: '¿Tiene diabetes?' },
    asking: { kind: 'choice', field: 'haveDiabetes', choices: YES_OR_NO },
    skippable: true,
  }),
  'heart-attack': defineStep({
    name: 'heart-attack',
    type: 'regular',
    question: { english: 'Have you ever had a heart attack?', spanish: '¿Ha tenido un infarto alguna vez?' },
    asking: { kind: 'choice', field: 'haveHeartAttack', choices: YES_OR_NO },
    skippable: true,
  }),
  'blood-pressure': defineStep({
    name: 'blood-pressure',
    type: 'regular',
    question: { english: 'Do you have high blood pressure?', spanish: '¿Tiene la presión alta?' },
    asking: { kind: 'choice', field: 'haveHighBloodPressure', choices: YES_OR_NO },
    skippable: true,
  }),
  'other-condition': defineStep({
    name: 'other-condition',
    type: 'regular',
    question: { english: 'Do you have another serious condition?', spanish: '¿Tiene otra enfermedad seria?' },
    asking: { kind: 'choice', field: 'haveOtherMajorCondition', choices: YES_OR_NO },
    skippable: true,
  }),
} as const;
