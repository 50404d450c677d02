import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import { FIELD_NAMES, type FieldName } from '@/lib/fields/field-name';
import { fieldParsers, parseValues } from '@/lib/fields/field-parsers';

/** Field, what was given, what it means. */
const CASES: readonly (readonly [FieldName, unknown, unknown])[] = [
  ['zipcode', '33101', '33101'],
  ['zipcode', ' 33101 ', '33101'],
  ['zipcode', '3310', undefined],
  ['zipcode', '331011', undefined],
  ['zipcode', '3310a', undefined],
  ['zipcode', 33101, undefined],
  ['firstName', '  Mary ', 'Mary'],
  ['firstName', '', undefined],
  ['firstName', '   ', undefined],
  ['firstName', 'x'.repeat(256), 'x'.repeat(256)],
  ['firstName', 'x'.repeat(257), undefined],
  ['lastName', 'Núñez', 'Núñez'],
  ['address', '1 Main St', '1 Main St'],
  ['email', ' m@example.com ', 'm@example.com'],
  ['email', 'm@example', undefined],
  ['email', 'm@@example.com', undefined],
  ['email', 'm..x@example.com', undefined],
  ['phone', '(206) 555-0100', '(206) 555-0100'],
  ['phone', '206-555-0100', '(206) 555-0100'],
  ['phone', '1 206 555 0100', '(206) 555-0100'],
  ['phone', '555-0100', undefined],
  ['phone', '(123) 456-7890', '(123) 456-7890'],
  ['phone', 'call 2065550100', undefined],
  ['dob', '04/02/1958', '1958-04-02'],
  ['dob', '25/12/1958', '1958-12-25'],
  ['dob', '1958-04-02', '1958-04-02'],
  ['dob', '02/30/1958', undefined],
  ['dob', '2/3/50', undefined],
  ['dob', '02/29/2000', '2000-02-29'],
  ['dob', '02/29/1900', undefined],
  ['age', '0', 0],
  ['age', 120, 120],
  ['age', '121', undefined],
  ['age', '-1', undefined],
  ['age', '6.5', undefined],
  ['haveMedicare', 'true', true],
  ['haveMedicaid', 'No', false],
  ['currentlyInsured', 'maybe', undefined],
  ['currentCompany', 'GEICO', 'GEICO'],
  ['currentCompany', 'Nobody', undefined],
];

describe('field parsers', () => {
  it.each(CASES)('%s: %j is %j', (name, input, expected) => {
    expect(fieldParsers[name](input)).toBe(expected);
  });

  it.each(FIELD_NAMES)('%s never throws and is idempotent', (name) => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.string({ unit: 'binary' })), (input) => {
        const value = fieldParsers[name](input);
        expect(value === undefined || fieldParsers[name](value) === value).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('the list of insurers is about ninety, each once, ending with Other', () => {
    expect(new Set(CURRENT_COMPANIES).size).toBe(CURRENT_COMPANIES.length);
    expect(CURRENT_COMPANIES.length).toBeGreaterThan(85);
    expect(CURRENT_COMPANIES.at(-1)).toBe('Other');
  });
});

describe('parseValues', () => {
  it('keeps what is valid, drops what is not, and never throws', () => {
    expect(parseValues({ zipcode: '33101', email: 'x', unknown: 1 })).toEqual({ zipcode: '33101' });
    fc.assert(fc.property(fc.anything(), (input) => typeof parseValues(input) === 'object'));
  });

  it('reads no inherited values', () => {
    expect(parseValues(Object.create({ zipcode: '33101' }))).toEqual({});
  });
});
