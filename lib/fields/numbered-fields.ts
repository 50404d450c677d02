import { DRIVER_NUMBERS, VEHICLE_NUMBERS, type DriverNumber } from '@/lib/names/family-numbers';
import type { DriverField, DriverFieldName, VehicleField, VehicleFieldName } from './field-name';
import { driverFields } from './fields';

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

/** Which driver a field is about, and what of them: 2 and `Dob` for `driver2Dob`. */
export interface DriverPart {
  readonly number: DriverNumber;
  readonly field: DriverField;
}

/** Undefined for what is not asked of a driver. */
export function findDriverPart(name: string): DriverPart | undefined {
  const fields = Object.keys(driverFields) as DriverField[];
  const parts = DRIVER_NUMBERS.flatMap((number) => fields.map((field) => ({ number, field })));
  return parts.find(({ number, field }) => `driver${number}${field}` === name);
}
