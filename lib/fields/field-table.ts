import type { Field } from './field';
import type { FieldName } from './field-name';
import { driverFields, singleFields, vehicleFields } from './fields';
import { buildDriverFields, buildVehicleFields } from './numbered-fields';

/** Field name → its row, single ones first, then driver by driver, then vehicle by vehicle. */
export const fieldTable: Readonly<Record<FieldName, Field>> = {
  ...singleFields,
  ...buildDriverFields<Field>(driverFields),
  ...buildVehicleFields<Field>(vehicleFields),
};

/** Every field name, in the order of the table. */
export const FIELD_NAMES = Object.keys(fieldTable) as readonly FieldName[];

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fieldTable, name);
}

/** The row of a name that may be no field's. */
export function findField(name: string): Field | undefined {
  return isFieldName(name) ? fieldTable[name] : undefined;
}
