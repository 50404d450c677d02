import type { FieldMessages } from '@/lib/copy/field-messages';
import type { SingleFieldName } from '@/lib/fields/field-name';
import { chooseAnswer } from './choose-answer';

export const healthFieldMessages = {
  haveMedicare: {
    label: { english: 'Do you have Medicare?', spanish: '¿Tiene Medicare?' },
    hint: {
      english: 'It pays nothing toward a funeral. The agent counts what you have before what is missing.',
      spanish: 'No paga nada de un funeral. El agente cuenta lo que ya tiene antes de lo que falta.',
    },
    error: chooseAnswer,
  },
  haveMedicaid: {
    label: { english: 'Do you have Medicaid?', spanish: '¿Tiene Medicaid?' },
    hint: {
      english: 'Medicaid may count what a policy is worth, so the agent has to know before choosing one with you.',
      spanish: 'Medicaid puede contar lo que vale una póliza: el agente debe saberlo antes de elegir una con usted.',
    },
    error: chooseAnswer,
  },
  coverageType: {
    label: { english: 'Kind of Medicare coverage', spanish: 'Tipo de cobertura de Medicare' },
    error: { english: 'Choose a kind of coverage', spanish: 'Elija un tipo de cobertura' },
  },
  coverPurpose: {
    label: { english: 'Who is to be protected', spanish: 'A quién quiere proteger' },
    error: chooseAnswer,
  },
  coverAmount: {
    label: { english: 'How much it should pay', spanish: 'Cuánto debería pagar' },
    error: chooseAnswer,
  },
  mayAskHealth: {
    label: { english: 'Questions about your health', spanish: 'Preguntas sobre su salud' },
    error: chooseAnswer,
  },
  haveCancer: {
    label: { english: 'Have you ever had cancer?', spanish: '¿Ha tenido cáncer alguna vez?' },
    error: chooseAnswer,
  },
  haveDiabetes: { label: { english: 'Do you have diabetes?', spanish: '¿Tiene diabetes?' }, error: chooseAnswer },
  haveHeartAttack: {
    label: { english: 'Have you ever had a heart attack?', spanish: '¿Ha tenido un infarto alguna vez?' },
    error: chooseAnswer,
  },
  haveHighBloodPressure: {
    label: { english: 'Do you have high blood pressure?', spanish: '¿Tiene la presión alta?' },
    error: chooseAnswer,
  },
  haveOtherMajorCondition: {
    label: { english: 'Do you have another serious condition?', spanish: '¿Tiene otra enfermedad seria?' },
    error: chooseAnswer,
  },
} as const satisfies { readonly [Name in SingleFieldName]?: FieldMessages };
