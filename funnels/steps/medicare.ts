import { defineStep } from '@/lib/form/step';

export const medicare = defineStep({
  name: 'medicare',
  type: 'regular',
  question: {
    english: 'Do you have Medicare Part A and Part B?',
    spanish: '¿Tiene la Parte A y la Parte B de Medicare?',
  },
  reason: {
    english: 'You need both to join a Medicare Advantage plan. Your Medicare letter or card lists them.',
    spanish:
      'Necesita las dos para inscribirse en un plan Medicare Advantage. Aparecen en su carta o tarjeta de Medicare.',
  },
  asking: {
    kind: 'choice',
    field: 'haveMedicare',
    choices: [
      { value: true, label: { english: 'Yes, I have both', spanish: 'Sí, tengo las dos' } },
      { value: false, label: { english: 'No, or not yet', spanish: 'No, o todavía no' } },
    ],
  },
  skippable: true,
});
