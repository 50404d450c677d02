import { defineStep } from '@/lib/form/step';

export const zipcode = defineStep({
  name: 'zipcode',
  type: 'regular',
  question: { english: 'What is your ZIP code?', spanish: '¿Cuál es su código postal?' },
  reason: {
    english: 'What is offered depends on where you live.',
    spanish: 'Lo que se ofrece depende de dónde vive.',
  },
  asking: {
    kind: 'fields',
    fields: [{ name: 'zipcode' }, { name: 'county', optional: true, onlyForSharedZip: ['medicare', 'life'] }],
  },
});
