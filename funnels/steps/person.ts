import { defineStep } from '@/lib/form/step';
import { genderMessages, primaryLanguageMessages } from '../messages/enumerations';
import { listChoices, YES_OR_NO } from './choices';

/** Medicare and Medicaid matter to a life policy that is to pay for a funeral: neither does. */
const unless = [{ field: 'coverPurpose', isNot: 'final costs' }] as const;

export const personSteps = {
  birth: defineStep({
    name: 'birth',
    type: 'regular',
    question: { english: 'Your date of birth and street', spanish: 'Su fecha de nacimiento y su calle' },
    reason: {
      english: 'What is open to you depends on your age and, in some places, on the street. You may leave it out.',
      spanish: 'Lo que tiene a su alcance depende de su edad y, a veces, de la calle. Puede dejarlo sin contestar.',
    },
    asking: { kind: 'fields', fields: [{ name: 'dob' }, { name: 'address', optional: true }] },
    skippable: true,
  }),
  'about-you': defineStep({
    name: 'about-you',
    type: 'regular',
    question: { english: 'A little about you', spanish: 'Algo sobre usted' },
    reason: {
      english: 'Life insurers go by age and gender. Leave out what you like.',
      spanish: 'Las aseguradoras de vida se guían por la edad y el género. Omita lo que quiera.',
    },
    asking: {
      kind: 'fields',
      fields: [
        { name: 'dob' },
        { name: 'gender', choices: listChoices(genderMessages) },
        { name: 'primaryLanguage', choices: listChoices(primaryLanguageMessages) },
        { name: 'haveMedicare', choices: YES_OR_NO, unless },
        { name: 'coverageType', optional: true, unless: [...unless, { field: 'haveMedicare', isNot: true }] },
        { name: 'haveMedicaid', choices: YES_OR_NO, unless },
      ],
    },
    skippable: true,
  }),
} as const;
