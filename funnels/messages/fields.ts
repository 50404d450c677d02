import type { FieldMessages } from '@/lib/copy/field-messages';
import type { FieldName, SingleFieldName } from '@/lib/fields/field-name';
import { buildDriverFields, buildVehicleFields } from '@/lib/fields/numbered-fields';
import { autoFieldMessages } from './auto-fields';
import { driverFieldMessages } from './driver-fields';
import { healthFieldMessages } from './health-fields';
import { personFieldMessages } from './person-fields';
import { vehicleFieldMessages } from './vehicle-fields';

const singleFieldWords: Readonly<Record<SingleFieldName, FieldMessages>> = {
  ...personFieldMessages,
  ...healthFieldMessages,
  ...autoFieldMessages,
};

/** A field without words does not compile. */
export const fieldMessages: Readonly<Record<FieldName, FieldMessages>> = {
  ...singleFieldWords,
  ...buildDriverFields(driverFieldMessages),
  ...buildVehicleFields(vehicleFieldMessages),
};
