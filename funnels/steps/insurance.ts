import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
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
  }),
  homeowner: defineStep({
    name: 'homeowner',
    type: 'regular',
    question: { english: 'Do you own your home?', spanish: '¿Es dueño de su casa?' },
    reason: {
      english: 'Some insurers price a car and a home together.',
      spanish: 'Algunas aseguradoras dan un precio por el auto y la casa juntos.',
    },
    asking: { kind: 'choice', field: 'homeowner', choices: YES_OR_NO },
    skippable: true,
  }),
  'home-insurance': defineStep({
    name: 'home-insurance',
    type: 'regular',
    question: {
      english: 'Would you like to hear about home insurance too?',
      spanish: '¿Quiere que le hablen también del seguro de la casa?',
    },
    asking: { kind: 'choice', field: 'interestedInHomeInsurance', choices: YES_OR_NO },
    skippable: true,
  }),
  accidents: defineStep({
    name: 'accidents',
    type: 'regular',
    question: {
      english: 'How many accidents have you caused in the last three years?',
      spanish: '¿Cuántos accidentes ha causado en los últimos tres años?',
    },
    reason: {
      english: 'Count only those in which you were at fault. Insurers check this later.',
      spanish: 'Cuente solo los que fueron culpa suya. Las aseguradoras lo comprueban después.',
    },
    asking: {
      kind: 'choice',
      field: 'accidentAtFaultCount',
      choices: [
        { value: '0', label: { english: 'None', spanish: 'Ninguno' } },
        { value: '1', label: { english: 'One', spanish: 'Uno' } },
        { value: '2', label: { english: 'Two', spanish: 'Dos' } },
        { value: '3+', label: { english: 'Three or more', spanish: 'Tres o más' } },
      ],
    },
    skippable: true,
  }),
  duis: defineStep({
    name: 'duis',
    type: 'regular',
    question: {
      english: 'Have you been convicted of driving under the influence?',
      spanish: '¿Lo han condenado por manejar bajo la influencia del alcohol o las drogas?',
    },
    reason: {
      english: 'Not every insurer covers it, so it saves you calls. You may leave it out.',
      spanish: 'No todas las aseguradoras lo cubren: así se ahorra llamadas. Puede dejarlo sin contestar.',
    },
    asking: {
      kind: 'choice',
      field: 'duiCount',
      choices: [
        { value: '0', label: { english: 'No', spanish: 'No' } },
        { value: '1', label: { english: 'Once', spanish: 'Una vez' } },
        { value: '2+', label: { english: 'More than once', spanish: 'Más de una vez' } },
      ],
    },
    skippable: true,
  }),
} as const;
