import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import * as formValues from '@/lib/fields/form-values';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import { CASES_DAY, fieldCases } from '../../../support/field-cases';
import { countTries } from '@/tests/support/only-in-all';

const parseValues = (input: unknown) => formValues.parseValues(input, CASES_DAY);

const RUNS = countTries(10_000);
const LONG = 100_000;

/** Texts near what is valid, texts far from it, and what is no text at all. */
const NEAR_VALID = [...new Set(Object.values(fieldCases).flatMap((cases) => cases.map(([input]) => input)))];
const piece = fc.constantFrom(
  ...Array.from(' 019aZñ@.-/+()\t\n\u0000\uD800\u{1F600}'),
  '19',
  '04',
  'apr',
  'true',
  'example.com',
);
const anyInput = fc.oneof(
  fc.constantFrom(...NEAR_VALID),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.tuple(fc.constantFrom(...NEAR_VALID), piece).map(([input, end]) => `${String(input)}${end}`),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.double(),
  fc.integer({ min: -5, max: 2200 }),
  fc.anything({ maxDepth: 1, maxKeys: 2 }),
);

/** Texts of 100 KB on which a careless pattern goes back and forth for minutes. */
const LONG_TEXTS: readonly (readonly [string, string])[] = [
  ['spaces', ' '.repeat(LONG)],
  ['spaces around a letter', `${' '.repeat(LONG / 2)}x${' '.repeat(LONG / 2)}`],
  ['letters', 'a'.repeat(LONG)],
  ['digits', '1'.repeat(LONG)],
  ['digits and a plus', `${'0'.repeat(LONG)}+`],
  ['at signs', '@'.repeat(LONG)],
  ['an endless domain', `m@${'a.'.repeat(LONG / 2)}!`],
  ['hyphens in a domain', `m@${'a-'.repeat(LONG / 2)}`],
  ['brackets', '('.repeat(LONG)],
  ['separators', '1-'.repeat(LONG / 2)],
  ['slashes', '01/'.repeat(LONG / 3)],
  ['tabs and line ends', '\t\n'.repeat(LONG / 2)],
];

describe.each(FIELD_NAMES)('%s', (name) => {
  const parse = (input: unknown) => fieldTable[name].parse(input, CASES_DAY);

  it('reads what is valid and drops what is not', () => {
    expect(fieldCases[name].map(([input]) => [input, parse(input)])).toEqual(fieldCases[name]);
  });

  it('never throws, and reads its own values unchanged', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const value = parse(input);
        return value === undefined || parse(value) === value;
      }),
      { numRuns: RUNS },
    );
  });

  it('finishes with texts of 100 KB', () => {
    const isConsent = name.endsWith('Consent');
    expect(LONG_TEXTS.map(([label, text]) => [label, parse(text)])).toEqual(
      LONG_TEXTS.map(([label]) => {
        const isLetter = label === 'spaces around a letter' && parse('x') === 'x';
        return [label, isConsent ? true : isLetter ? 'x' : undefined];
      }),
    );
  });
});

describe('the list of insurers', () => {
  it('has about ninety names, each once in any letters, ending with Other', () => {
    expect(new Set(CURRENT_COMPANIES.map((company) => company.toLowerCase())).size).toBe(CURRENT_COMPANIES.length);
    expect(CURRENT_COMPANIES.length).toBeGreaterThan(85);
    expect(CURRENT_COMPANIES.at(-1)).toBe('Other');
  });
});

describe('parseValues', () => {
  it('keeps what is valid, drops what is not, and never throws', () => {
    expect(parseValues({ zipcode: '33101', email: 'x', unknown: 1 })).toEqual({ zipcode: '33101' });
    fc.assert(fc.property(fc.anything(), (input) => typeof parseValues(input) === 'object'));
  });

  it('reads its own values unchanged, whatever the answers', () => {
    const answers = fc.dictionary(fc.constantFrom(...FIELD_NAMES), anyInput);
    fc.assert(
      fc.property(answers, (input) => {
        const values = parseValues(input);
        expect(parseValues(values)).toEqual(values);
        expect(Object.values(values)).not.toContain(undefined);
      }),
      { numRuns: countTries(1_000) },
    );
  });

  it('leaves a consent that is absent absent, and takes an invalid one for given', () => {
    expect(Object.keys(parseValues({}))).toEqual([]);
    expect(Object.keys(parseValues({ callConsent: undefined }))).toEqual([]);
    expect(parseValues({ callConsent: 'x', smsConsent: 'false', emailConsent: null })).toEqual({
      callConsent: true,
      smsConsent: false,
      emailConsent: true,
    });
  });

  it('reads no inherited values', () => {
    expect(parseValues(Object.create({ zipcode: '33101' }))).toEqual({});
    expect(parseValues(JSON.parse('{"__proto__":{"zipcode":"33101"}}'))).toEqual({});
  });
});
