import { expect, test } from 'vitest';
import { driverFields, singleFields, vehicleFields } from '@/lib/fields/fields';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import { buildVehicleFields, findDriverPart } from '@/lib/fields/numbered-fields';

test('what holds for one vehicle is said of each', () => {
  expect(buildVehicleFields({ Year: 1, Make: 2, Model: 3 })).toEqual({
    vehicle1Year: 1,
    vehicle1Make: 2,
    vehicle1Model: 3,
    vehicle2Year: 1,
    vehicle2Make: 2,
    vehicle2Model: 3,
    vehicle3Year: 1,
    vehicle3Make: 2,
    vehicle3Model: 3,
  });
});

test('every row is a field, and three of each that is asked of drivers or vehicles', () => {
  const [single, driver, vehicle] = [singleFields, driverFields, vehicleFields].map((rows) => Object.keys(rows));
  expect(FIELD_NAMES).toHaveLength((single?.length ?? 0) + 3 * (driver?.length ?? 0) + 3 * (vehicle?.length ?? 0));
});

test('a field of a driver says whose it is', () => {
  expect(findDriverPart('driver2Dob')).toEqual({ number: 2, field: 'Dob' });
  expect(['dob', 'driver4Dob', 'addDriver2', 'vehicle1Year', ''].map((name) => findDriverPart(name))).toEqual(
    Array(5).fill(undefined),
  );
});
