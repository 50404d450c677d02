import { expect, test } from 'vitest';
import { nameDriver } from '@/lib/copy/name-driver';

const values = { driver1FirstName: 'Lee', driver2FirstName: 'Ana' };

test('an added driver is called by name, and somebody whose name is not known by other words', () => {
  const text = 'Has {driver} served in the military?';
  expect(nameDriver(text, 'driver2-profile', values, 'this person')).toBe('Has Ana served in the military?');
  expect(nameDriver(text, 'driver3-profile', values, 'this person')).toBe('Has this person served in the military?');
});

test('words without the placeholder stay as they are, whatever the name holds', () => {
  expect(nameDriver('Do you need an SR-22?', 'driver1-profile', values, '')).toBe('Do you need an SR-22?');
  expect(nameDriver('{driver}?', 'driver2-profile', { driver2FirstName: '$&{driver}' }, '')).toBe('$&{driver}?');
});
