import { defineStep } from '@/lib/form/step';

export const contact = defineStep({
  name: 'contact',
  type: 'regular',
  question: { english: 'How can you be reached?', spanish: '¿Cómo podemos comunicarnos con usted?' },
  reason: {
    english: 'On the next screen you choose who may use this, if anyone.',
    spanish: 'En la siguiente pantalla usted decide quién puede usar estos datos, si quiere.',
  },
  asking: { kind: 'fields', fields: [{ name: 'phone' }, { name: 'email', optional: true }] },
  skippable: true,
});
