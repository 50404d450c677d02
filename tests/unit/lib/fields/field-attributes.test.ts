import { describe, expect, it } from 'vitest';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import { CASES_DAY, fieldCases } from '../../../support/field-cases';

/** WCAG 1.3.5 (compliance W-05): the tokens of what the visitor tells about themselves. */
const OWN_TOKENS = {
  zipcode: 'postal-code',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'address-line1',
  address2: 'address-line2',
  dob: 'bday',
  gender: 'sex',
  driver1FirstName: 'given-name',
  driver1LastName: 'family-name',
  driver1Email: 'email',
  driver1Phone: 'tel',
  driver1Address: 'address-line1',
  driver1Address2: 'address-line2',
  driver1Dob: 'bday',
  driver1DobDay: 'bday-day',
  driver1DobMonth: 'bday-month',
  driver1DobYear: 'bday-year',
  driver1Gender: 'sex',
};

function listValid(name: FieldName): readonly unknown[] {
  return fieldCases[name].map(([, value]) => value).filter((value) => value !== undefined);
}

describe('field attributes', () => {
  it('offer autofill for what is the visitor’s own, and for nothing else', () => {
    const tokens = FIELD_NAMES.map((name) => [name, getFieldAttributes(name).autoComplete] as const);
    expect(Object.fromEntries(tokens.filter(([, token]) => token !== 'off'))).toEqual(OWN_TOKENS);
  });

  it('ask a day in three boxes, and suggest makes and models', () => {
    const named = (control: string) => FIELD_NAMES.filter((name) => getFieldAttributes(name).control === control);
    expect(named('date')).toEqual(['dob', 'driver1Dob', 'driver2Dob', 'driver3Dob']);
    expect(named('suggest')).toEqual([1, 2, 3].flatMap((number) => [`vehicle${number}Make`, `vehicle${number}Model`]));
  });

  it('ask yes, no and enumerations from a list, and nothing else', () => {
    const takesSomeWords = (name: FieldName) =>
      fieldTable[name].parse('Zz', CASES_DAY) === undefined &&
      listValid(name).every((value) => /^[^@]*[a-z][^@]*$/i.test(String(value)));
    const closed = FIELD_NAMES.filter(
      (name) => takesSomeWords(name) || fieldTable[name].parse('true', CASES_DAY) === true,
    );
    expect(FIELD_NAMES.filter((name) => getFieldAttributes(name).control === 'list')).toEqual(closed);
  });

  it.each(FIELD_NAMES)('leave room for every valid answer of %s', (name) => {
    const { control, maxLength } = getFieldAttributes(name);
    const texts = fieldCases[name].flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
    const longest = Math.max(0, ...texts.map((text) => text.length));
    expect(control === 'list' ? 0 : longest).toBeLessThanOrEqual(maxLength);
  });

  it.each(FIELD_NAMES)('bring up digits for %s where only digits are an answer', (name) => {
    const { control, inputMode } = getFieldAttributes(name);
    const isNumber = listValid(name).every((value) => /^\d+\+?$/.test(String(value)));
    expect(inputMode === 'numeric').toBe(isNumber || control === 'date');
  });
});
