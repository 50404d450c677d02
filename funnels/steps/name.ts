import { defineStep } from '@/lib/form/step';

export const name = defineStep({
  name: 'name',
  type: 'regular',
  question: { english: 'What is your name?', spanish: '¿Cómo se llama?' },
  reason: { english: 'So that the agent knows whom to greet.', spanish: 'Para que el agente sepa a quién saludar.' },
  asking: { kind: 'fields', fields: [{ name: 'firstName' }, { name: 'lastName' }] },
  skippable: true,
});
