import {
  DRIVER_NUMBERS,
  VEHICLE_NUMBERS,
  type DriverField,
  type DriverFieldName,
  type VehicleField,
  type VehicleFieldName,
} from './field-name';

function repeat<Value>(
  prefix: string,
  numbers: readonly number[],
  table: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(table);
  return Object.fromEntries(
    numbers.flatMap((number) => entries.map(([suffix, value]) => [`${prefix}${number}${suffix}`, value] as const)),
  );
}

/** What holds for one driver, said of each. */
export function buildDriverFields<Value>(
  table: Readonly<Record<DriverField, Value>>,
): Readonly<Record<DriverFieldName, Value>> {
  return repeat('driver', DRIVER_NUMBERS, table);
}

/** What holds for one vehicle, said of each. */
export function buildVehicleFields<Value>(
  table: Readonly<Record<VehicleField, Value>>,
): Readonly<Record<VehicleFieldName, Value>> {
  return repeat('vehicle', VEHICLE_NUMBERS, table);
}
