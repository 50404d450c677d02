import { defineStep } from '@/lib/form/step';

export const result = defineStep({
  name: 'result',
  type: 'final',
  question: { english: 'Your number to call', spanish: 'Su número para llamar' },
  asking: { kind: 'result' },
});
