import type { FieldMessages } from '@/lib/copy/field-messages';
import type { SingleFieldName } from '@/lib/fields/field-name';
import { chooseAnswer } from './choose-answer';

export const healthFieldMessages = {
  haveMedicare: {
    label: { english: 'Medicare Part A and Part B', spanish: 'Parte A y Parte B de Medicare' },
    error: chooseAnswer,
  },
  haveMedicaid: {
    label: { english: 'Medicaid', spanish: 'Medicaid' },
    hint: {
      english: 'Help from your state with health costs',
      spanish: 'Ayuda de su estado para los gastos de salud',
    },
    error: chooseAnswer,
  },
  coverageType: {
    label: { english: 'Kind of Medicare coverage', spanish: 'Tipo de cobertura de Medicare' },
    error: { english: 'Choose a kind of coverage', spanish: 'Elija un tipo de cobertura' },
  },
  mayAskHealth: {
    label: { english: 'Questions about your health', spanish: 'Preguntas sobre su salud' },
    error: chooseAnswer,
  },
  haveCancer: { label: { english: 'Cancer', spanish: 'Cáncer' }, error: chooseAnswer },
  haveDiabetes: { label: { english: 'Diabetes', spanish: 'Diabetes' }, error: chooseAnswer },
  haveHeartAttack: { label: { english: 'Heart attack', spanish: 'Ataque al corazón' }, error: chooseAnswer },
  haveHighBloodPressure: {
    label: { english: 'High blood pressure', spanish: 'Presión arterial alta' },
    error: chooseAnswer,
  },
  haveOtherMajorCondition: {
    label: { english: 'Another serious illness', spanish: 'Otra enfermedad grave' },
    error: chooseAnswer,
  },
} as const satisfies { readonly [Name in SingleFieldName]?: FieldMessages };
