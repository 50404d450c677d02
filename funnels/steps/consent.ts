import { defineStep } from '@/lib/form/step';

const NO_CONDITION = {
  english: 'Tick any, or none. You get a phone number to call either way.',
  spanish: 'Marque los que quiera, o ninguno. En todo caso verá un número para llamar.',
} as const;

/** The binding words come from `lib/compliance`, by product. */
export const consentSteps = {
  consent: defineStep({
    name: 'consent',
    type: 'regular',
    question: {
      english: 'Choose who may contact you about Medicare plans',
      spanish: 'Elija quién puede comunicarse con usted sobre planes de Medicare',
    },
    reason: NO_CONDITION,
    asking: { kind: 'consent' },
  }),
  'contact-consent': defineStep({
    name: 'contact-consent',
    type: 'regular',
    question: { english: 'Choose how you may be contacted', spanish: 'Elija cómo pueden comunicarse con usted' },
    reason: NO_CONDITION,
    asking: { kind: 'consent' },
  }),
} as const;
