import { defineStep } from '@/lib/form/step';
import { listChoices } from './choices';
import { coverageTypeMessages, genderMessages, primaryLanguageMessages } from '../messages/enumerations';

export const personSteps = {
  birth: defineStep({
    name: 'birth',
    type: 'regular',
    question: { english: 'What is your date of birth?', spanish: '¿Cuál es su fecha de nacimiento?' },
    reason: {
      english: 'What is open to you depends on your age.',
      spanish: 'Lo que tiene a su alcance depende de su edad.',
    },
    asking: { kind: 'fields', fields: [{ name: 'dob' }] },
    skippable: true,
  }),
  gender: defineStep({
    name: 'gender',
    type: 'regular',
    question: { english: 'What is your gender?', spanish: '¿Cuál es su género?' },
    reason: {
      english: 'Life insurers ask. You may leave it out.',
      spanish: 'Las aseguradoras de vida lo preguntan. Puede dejarlo sin contestar.',
    },
    asking: { kind: 'choice', field: 'gender', choices: listChoices(genderMessages) },
    skippable: true,
  }),
  language: defineStep({
    name: 'language',
    type: 'regular',
    question: {
      english: 'Which language should the agent speak?',
      spanish: '¿En qué idioma prefiere hablar con el agente?',
    },
    asking: { kind: 'choice', field: 'primaryLanguage', choices: listChoices(primaryLanguageMessages) },
    skippable: true,
  }),
  coverage: defineStep({
    name: 'coverage',
    type: 'regular',
    question: {
      english: 'If you have Medicare, which kind of coverage is it?',
      spanish: 'Si tiene Medicare, ¿qué tipo de cobertura es?',
    },
    reason: {
      english: 'So that the agent does not offer what you already have.',
      spanish: 'Para que el agente no le ofrezca lo que ya tiene.',
    },
    asking: { kind: 'choice', field: 'coverageType', choices: listChoices(coverageTypeMessages) },
    skippable: true,
  }),
  address: defineStep({
    name: 'address',
    type: 'regular',
    question: { english: 'What is your street address?', spanish: '¿Cuál es su dirección?' },
    reason: {
      english: 'Some plans are sold street by street. You may leave it out.',
      spanish: 'Algunos planes se ofrecen según la calle. Puede dejarlo sin contestar.',
    },
    asking: { kind: 'fields', fields: [{ name: 'address' }] },
    skippable: true,
  }),
  'address-apartment': defineStep({
    name: 'address-apartment',
    type: 'regular',
    question: { english: 'What is your street address?', spanish: '¿Cuál es su dirección?' },
    reason: {
      english: 'The agent needs it for an application. You may leave it out for now.',
      spanish: 'El agente la necesita para una solicitud. Puede dejarla para después.',
    },
    asking: { kind: 'fields', fields: [{ name: 'address' }, { name: 'address2', optional: true }] },
    skippable: true,
  }),
} as const;
