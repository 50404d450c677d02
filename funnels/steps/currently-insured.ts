import { defineStep } from '@/lib/form/step';

export const currentlyInsured = defineStep({
  name: 'insured',
  type: 'regular',
  question: { english: 'Do you have car insurance today?', spanish: '¿Tiene seguro de auto hoy?' },
  reason: {
    english: 'It decides which companies an agent can compare for you.',
    spanish: 'De eso depende qué compañías puede comparar un agente para usted.',
  },
  asking: {
    kind: 'choice',
    field: 'currentlyInsured',
    choices: [
      { value: true, label: { english: 'Yes', spanish: 'Sí' } },
      { value: false, label: { english: 'No', spanish: 'No' } },
    ],
  },
  skippable: true,
});
