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
    error: { english: 'Choose a company, or Other', spanish: 'Elija una compañía, u Otra' },
  },
  homeowner: { label: { english: 'Home of your own', spanish: 'Casa propia' }, error: chooseAnswer },
  interestedInHomeInsurance: {
    label: { english: 'Home insurance prices too', spanish: 'También precios de seguro de casa' },
    error: chooseAnswer,
  },
  accidentAtFaultCount: {
    label: { english: 'Accidents that were your fault', spanish: 'Accidentes que fueron culpa suya' },
    hint: {
      english: 'A number, such as 0 or 1. You can write 3+ for three or more',
      spanish: 'Un número, por ejemplo 0 o 1. Puede escribir 3+ si son tres o más',
    },
    error: {
      english: 'Enter the number of accidents, such as 0, 1 or 3+',
      spanish: 'Escriba cuántos accidentes, por ejemplo 0, 1 o 3+',
    },
  },
  duiCount: {
    label: { english: 'DUI convictions', spanish: 'Condenas por DUI' },
    hint: {
      english: 'DUI means driving under the influence of alcohol or drugs. Write 0 if none',
      spanish: 'DUI es manejar bajo los efectos del alcohol o las drogas. Escriba 0 si no hay ninguna',
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
