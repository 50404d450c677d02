import { expect, test } from 'vitest';
import { findDestination } from '@/lib/form/destinations';

const page = {
  destination: '/quiz/vehicle2',
  destinationBranches: [{ when: { field: 'addVehicle2', is: false }, destination: '/quiz/driver1-details' }],
} as const;

test('a page leads where the first branch says that holds, else to its destination, if it has one', () => {
  expect(findDestination(page, { addVehicle2: false })).toBe('/quiz/driver1-details');
  expect(findDestination(page, { addVehicle2: true })).toBe('/quiz/vehicle2');
  expect(findDestination(page, {})).toBe('/quiz/vehicle2');
  expect(findDestination({}, {})).toBeUndefined();
});
