import type { FieldMessages } from '@/lib/copy/field-messages';
import type { SingleFieldName } from '@/lib/fields/field-name';
import { chooseAnswer } from './choose-answer';

export const autoFieldMessages = {
  currentlyInsured: {
    label: { english: 'Car insurance today', spanish: 'Seguro de auto hoy' },
    error: chooseAnswer,
  },
  currentCompany: {
    label: { english: 'Insurance company', spanish: 'Compañía de seguros' },
    error: {
      english: 'Choose a company from the list, or Other',
      spanish: 'Elija una compañía de la lista, u Otra',
    },
  },
  homeowner: { label: { english: 'Home of your own', spanish: 'Casa propia' }, error: chooseAnswer },
  interestedInHomeInsurance: {
    label: { english: 'Home insurance prices too', spanish: 'También precios de seguro de casa' },
    error: chooseAnswer,
  },
  accidentAtFaultCount: {
    label: {
      english: 'How many accidents have you caused in the last three years?',
      spanish: '¿Cuántos accidentes ha causado en los últimos tres años?',
    },
    hint: {
      english: 'Count only those in which you were at fault',
      spanish: 'Cuente solo los que fueron culpa suya',
    },
    error: {
      english: 'Enter the number of accidents, such as 0, 1 or 3+',
      spanish: 'Escriba cuántos accidentes, por ejemplo 0, 1 o 3+',
    },
  },
  duiCount: {
    label: {
      english: 'Have you been convicted of driving under the influence?',
      spanish: '¿Lo han condenado por manejar bajo la influencia del alcohol o las drogas?',
    },
    error: {
      english: 'Enter the number of DUI convictions, such as 0, 1 or 3+',
      spanish: 'Escriba cuántas condenas por DUI, por ejemplo 0, 1 o 3+',
    },
  },
  addDriver2: { label: { english: 'A second driver', spanish: 'Un segundo conductor' }, error: chooseAnswer },
  addDriver3: { label: { english: 'A third driver', spanish: 'Un tercer conductor' }, error: chooseAnswer },
  addVehicle2: { label: { english: 'A second vehicle', spanish: 'Un segundo vehículo' }, error: chooseAnswer },
  addVehicle3: { label: { english: 'A third vehicle', spanish: 'Un tercer vehículo' }, error: chooseAnswer },
} as const satisfies { readonly [Name in SingleFieldName]?: FieldMessages };
