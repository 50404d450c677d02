import { expect, it } from 'vitest';
import { parseValues } from '@/lib/fields/form-values';
import { explainDrops } from '@/lib/payloads/explain-drops';
import type { LeadProvider } from '@/lib/leads/lead-input';

const today = '2026-01-31';

function explainAuto(given: Readonly<Record<string, unknown>>, provider: LeadProvider = 'mediaAlpha') {
  return explainDrops('auto', provider, given, { values: parseValues(given, today), today });
}

it('tells what is no field, empty, or not valid', () => {
  const given = { shoeSize: 9, firstName: '', lastName: null, email: 'mary@', zipcode: '33101' };
  expect(explainDrops('medicare', 'mediaAlpha', given, { values: parseValues(given, today), today })).toEqual([
    { field: 'shoeSize', reason: 'not a field' },
    { field: 'firstName', reason: 'empty' },
    { field: 'lastName', reason: 'empty' },
    { field: 'email', reason: 'not valid' },
  ]);
});

it('tells what has no place, and what is asked for another product', () => {
  const given = { haveMedicaid: true, homeowner: true, addDriver2: true };
  expect(explainDrops('life', 'mediaAlpha', given, { values: parseValues(given, today), today })).toEqual([
    { field: 'haveMedicaid', reason: 'MediaAlpha has no field for it' },
    { field: 'homeowner', reason: 'not part of a life lead' },
    { field: 'addDriver2', reason: 'only the form needs it' },
  ]);
});

it('an answer that the payload would also have without it is not dropped', () => {
  expect(explainAuto({ driver1Relationship: 'self', driver1Gender: 'male', driver2Gender: 'male' })).toEqual([]);
  expect(explainAuto({ firstName: 'Dan', driver1FirstName: 'Dan' })).toEqual([]);
  expect(explainAuto({ driver1Dob: '1980-01-01', dob: '1980-01-01' })).toEqual([
    { field: 'dob', reason: 'not part of an auto lead' },
  ]);
});

it('an age is used while there is no birth date', () => {
  expect(explainAuto({ age: 40 })).toEqual([]);
});

it('a count of none, and dates that are none', () => {
  expect(explainAuto({ duiCount: '0', driver1DobYear: '1990', driver1DobMonth: '2', driver1DobDay: '31' })).toEqual([
    { field: 'duiCount', reason: 'there is nothing to list' },
    { field: 'driver1DobYear', reason: 'day, month and year make no date' },
    { field: 'driver1DobMonth', reason: 'day, month and year make no date' },
    { field: 'driver1DobDay', reason: 'day, month and year make no date' },
  ]);
});

it('certificates have no place at Quinstreet', () => {
  expect(explainAuto({ leadidId: 'x' }, 'mediaAlpha')).toEqual([]);
  expect(explainAuto({ leadidId: 'x' }, 'quinstreet')).toEqual([
    { field: 'leadidId', reason: 'not part of an auto lead' },
  ]);
});
