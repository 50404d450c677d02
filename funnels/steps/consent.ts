import { defineStep } from '@/lib/form/step';

export const consent = defineStep({
  name: 'consent',
  type: 'regular',
  question: {
    english: 'Choose who may contact you about Medicare plans',
    spanish: 'Elija quién puede comunicarse con usted sobre planes de Medicare',
  },
  reason: {
    english: 'Tick any, or none. You get a phone number to call either way.',
    spanish: 'Marque los que quiera, o ninguno. En todo caso verá un número para llamar.',
  },
  asking: { kind: 'consent' },
});
