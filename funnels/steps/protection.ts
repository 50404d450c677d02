import { defineStep } from '@/lib/form/step';
import { coverAmountMessages, coverPurposeMessages } from '../messages/enumerations';
import { listChoices } from './choices';

/** What a life policy is for; no lead holds it. */
export const protectionSteps = {
  protect: defineStep({
    name: 'protect',
    type: 'regular',
    question: { english: 'Who do you want to protect?', spanish: '¿A quién quiere proteger?' },
    reason: {
      english: 'It decides what you are asked next.',
      spanish: 'De eso depende lo que le preguntamos después.',
    },
    asking: { kind: 'choice', field: 'coverPurpose', choices: listChoices(coverPurposeMessages) },
    skippable: true,
  }),
  amount: defineStep({
    name: 'amount',
    type: 'regular',
    question: { english: 'How much should it pay?', spanish: '¿Cuánto debería pagar el seguro?' },
    reason: {
      english: 'A rough idea is enough to begin the call with. The agent works it out with you.',
      spanish: 'Basta una idea para empezar la llamada. El agente lo calcula con usted.',
    },
    asking: { kind: 'choice', field: 'coverAmount', choices: listChoices(coverAmountMessages) },
    skippable: true,
  }),
} as const;
