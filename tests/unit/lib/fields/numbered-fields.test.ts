import { expect, test } from 'vitest';
import { FIELD_NAMES } from '@/lib/fields/field-name';
import { fieldParsers } from '@/lib/fields/field-parsers';
import { buildVehicleFields } from '@/lib/fields/numbered-fields';

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

test('the tables hold the fields that are named, each once, and no other', () => {
  expect(new Set(FIELD_NAMES).size).toBe(FIELD_NAMES.length);
  expect(Object.keys(fieldParsers).sort()).toEqual([...FIELD_NAMES].sort());
});
