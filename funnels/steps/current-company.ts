import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import { defineStep } from '@/lib/form/step';

export const currentCompany = defineStep({
  name: 'company',
  type: 'regular',
  question: { english: 'Which company insures you now?', spanish: '¿Qué compañía lo asegura ahora?' },
  reason: {
    english: 'So that you are not offered what you already have.',
    spanish: 'Para no ofrecerle lo que ya tiene.',
  },
  asking: {
    kind: 'list',
    field: 'currentCompany',
    choices: CURRENT_COMPANIES.map((company) => ({
      value: company,
      label: { english: company, spanish: company === 'Other' ? 'Otra' : company },
    })),
  },
  skippable: true,
});
