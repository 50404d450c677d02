import { COMMON_COMPANIES, CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import { defineStep } from '@/lib/form/step';
import { YES_OR_NO } from './choices';

export const insuranceSteps = {
  insured: defineStep({
    name: 'insured',
    type: 'regular',
    question: { english: 'Do you have car insurance today?', spanish: '¿Tiene seguro de auto hoy?' },
    reason: {
      english: 'It decides which companies an agent can compare for you.',
      spanish: 'De eso depende qué compañías puede comparar un agente para usted.',
    },
    asking: { kind: 'choice', field: 'currentlyInsured', choices: YES_OR_NO },
    skippable: true,
  }),
  company: defineStep({
    name: 'company',
    type: 'regular',
    question: { english: 'Which company insures you now?', spanish: '¿Con qué compañía tiene su seguro ahora?' },
    reason: {
      english: 'So that you are not offered what you already have.',
      spanish: 'Para no ofrecerle lo que ya tiene.',
    },
    asking: {
      kind: 'list',
      field: 'currentCompany',
      common: [...COMMON_COMPANIES, 'Other'],
      others: { english: 'Or type its name', spanish: 'O escriba el nombre' },
      choices: CURRENT_COMPANIES.map((company) => ({
        value: company,
        label: { english: company, spanish: company === 'Other' ? 'Otra' : company },
      })),
    },
    skippable: true,
  }),
  homeowner: defineStep({
    name: 'homeowner',
    type: 'regular',
    question: { english: 'Do you own your home?', spanish: '¿Su casa es propia?' },
    reason: {
      english: 'Some insurers price a car and a home together.',
      spanish: 'Algunas aseguradoras dan un precio por el auto y la casa juntos.',
    },
    asking: {
      kind: 'choice',
      field: 'homeowner',
      choices: [
        {
          value: true,
          also: { interestedInHomeInsurance: true },
          label: {
            english: 'Yes, and tell me about home insurance too',
            spanish: 'Sí, y hábleme también del seguro de la casa',
          },
        },
        {
          value: true,
          also: { interestedInHomeInsurance: false },
          label: { english: 'Yes, but only the car for now', spanish: 'Sí, pero por ahora solo el auto' },
        },
        { value: false, label: { english: 'No, I rent or live with others', spanish: 'No, alquilo o vivo con otros' } },
      ],
    },
    skippable: true,
  }),
  record: defineStep({
    name: 'record',
    type: 'regular',
    question: { english: 'Your driving record', spanish: 'Su historial al volante' },
    reason: {
      english: 'Insurers check it later, and not every insurer covers everything. Leave out what you like.',
      spanish: 'Las aseguradoras lo comprueban después, y no todas lo cubren todo. Omita lo que quiera.',
    },
    asking: {
      kind: 'fields',
      fields: [
        {
          name: 'accidentAtFaultCount',
          choices: [
            { value: '0', label: { english: 'None', spanish: 'Ninguno' } },
            { value: '1', label: { english: 'One', spanish: 'Uno' } },
            { value: '2', label: { english: 'Two', spanish: 'Dos' } },
            { value: '3+', label: { english: 'Three or more', spanish: 'Tres o más' } },
          ],
        },
        {
          name: 'duiCount',
          choices: [
            { value: '0', label: { english: 'No', spanish: 'No' } },
            { value: '1', label: { english: 'Once', spanish: 'Una vez' } },
            { value: '2+', label: { english: 'More than once', spanish: 'Más de una vez' } },
          ],
        },
      ],
    },
    skippable: true,
  }),
} as const;
