import type { FieldMessages } from '@/lib/copy/field-messages';
import type { DriverFieldName, FieldName, SingleFieldName } from '@/lib/fields/field-name';
import { buildDriverFields, buildVehicleFields } from '@/lib/fields/numbered-fields';
import { autoFieldMessages } from './auto-fields';
import { otherDriverMessages, ownDriverMessages } from './driver-fields';
import { healthFieldMessages } from './health-fields';
import { personFieldMessages } from './person-fields';
import { vehicleFieldMessages } from './vehicle-fields';

const singleFieldWords: Readonly<Record<SingleFieldName, FieldMessages>> = {
  ...personFieldMessages,
  ...healthFieldMessages,
  ...autoFieldMessages,
};

/** The visitor is driver 1. */
const drivers = Object.fromEntries([
  ...Object.entries(buildDriverFields(otherDriverMessages)),
  ...Object.entries(buildDriverFields(ownDriverMessages)).filter(([name]) => name.startsWith('driver1')),
]) as Readonly<Record<DriverFieldName, FieldMessages>>;

/** A field without words does not compile. */
export const fieldMessages: Readonly<Record<FieldName, FieldMessages>> = {
  ...singleFieldWords,
  ...drivers,
  ...buildVehicleFields(vehicleFieldMessages),
};
