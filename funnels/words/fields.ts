import type { FieldWords } from '@/lib/copy/field-words';
import type { FieldName, SingleFieldName } from '@/lib/fields/field-name';
import { buildDriverFields, buildVehicleFields } from '@/lib/fields/numbered-fields';
import { autoFieldWords } from './auto-fields';
import { driverFieldWords } from './driver-fields';
import { healthFieldWords } from './health-fields';
import { personFieldWords } from './person-fields';
import { vehicleFieldWords } from './vehicle-fields';

const singleFieldWords: Readonly<Record<SingleFieldName, FieldWords>> = {
  ...personFieldWords,
  ...healthFieldWords,
  ...autoFieldWords,
};

/** A field without words does not compile. */
export const fieldWords: Readonly<Record<FieldName, FieldWords>> = {
  ...singleFieldWords,
  ...buildDriverFields(driverFieldWords),
  ...buildVehicleFields(vehicleFieldWords),
};
