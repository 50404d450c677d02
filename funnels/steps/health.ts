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
  health: defineStep({
    name: 'health',
    type: 'regular',
    question: { english: 'Your health, in five answers', spanish: 'Su salud, en cinco respuestas' },
    reason: {
      english: 'Life insurers ask these. Leave open what you would rather tell the agent.',
      spanish: 'Las aseguradoras de vida preguntan esto. Deje abierto lo que prefiera hablar con el agente.',
    },
    asking: {
      kind: 'fields',
      fields: [
        { name: 'haveCancer', choices: YES_OR_NO },
        { name: 'haveDiabetes', choices: YES_OR_NO },
        { name: 'haveHeartAttack', choices: YES_OR_NO },
        { name: 'haveHighBloodPressure', choices: YES_OR_NO },
        { name: 'haveOtherMajorCondition', choices: YES_OR_NO },
      ],
    },
    skippable: true,
  }),
} as const;
