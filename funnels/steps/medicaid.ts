import { defineStep } from '@/lib/form/step';

export const medicaid = defineStep({
  name: 'medicaid',
  type: 'regular',
  question: { english: 'Do you also have Medicaid?', spanish: '¿También tiene Medicaid?' },
  reason: {
    english: 'Some plans are made for people who have both. It is fine to leave this out.',
    spanish: 'Algunos planes son para personas que tienen los dos. Puede dejarlo sin contestar.',
  },
  asking: {
    kind: 'choice',
    field: 'haveMedicaid',
    choices: [
      { value: true, label: { english: 'Yes', spanish: 'Sí' } },
      { value: false, label: { english: 'No', spanish: 'No' } },
    ],
  },
  skippable: true,
});
