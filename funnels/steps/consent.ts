import { defineStep } from '@/lib/form/step';

/** The binding words come from `lib/compliance`, by product. */
export const consentSteps = {
  consent: defineStep({
    name: 'consent',
    type: 'regular',
    question: { english: 'Who may contact you?', spanish: '¿Quién puede contactarle?' },
    reason: {
      english: 'Tick any, or none. You get the number either way.',
      spanish: 'Marque una, o ninguna. Igual verá el número.',
    },
    asking: { kind: 'consent' },
  }),
  'contact-consent': defineStep({
    name: 'contact-consent',
    type: 'regular',
    question: { english: 'How may we reach you?', spanish: '¿Cómo contactarle?' },
    reason: {
      english: 'Tick any, or none. You get the number either way.',
      spanish: 'Marque una, o ninguna. Igual verá el número.',
    },
    asking: { kind: 'consent' },
  }),
} as const;
