import { defineStep } from '@/lib/form/step';

const words = {
  question: {
    english: 'Who should the agent ask for, and where?',
    spanish: '¿Por quién debe preguntar el agente, y dónde?',
  },
  reason: {
    english: 'On the next screen you choose who may use this, if anyone.',
    spanish: 'En la siguiente pantalla usted decide quién puede usar estos datos, si quiere.',
  },
} as const;

const person = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'phone' },
  { name: 'email', optional: true },
] as const;

export const contactSteps = {
  contact: defineStep({
    name: 'contact',
    type: 'regular',
    ...words,
    asking: { kind: 'fields', fields: person },
    skippable: true,
  }),
  'contact-address': defineStep({
    name: 'contact-address',
    type: 'regular',
    ...words,
    asking: {
      kind: 'fields',
      fields: [...person, { name: 'address', optional: true }, { name: 'address2', optional: true }],
    },
    skippable: true,
  }),
} as const;
