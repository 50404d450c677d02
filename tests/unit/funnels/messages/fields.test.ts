import { describe, expect, it } from 'vitest';
import { dateMessages } from '@/funnels/messages/dates';
import * as enumerationMessages from '@/funnels/messages/enumerations';
import { fieldMessages } from '@/funnels/messages/fields';
import type { LocalizedText } from '@/lib/names/language';
import * as enumerations from '@/lib/fields/enumerations';
import { FIELD_NAMES } from '@/lib/fields/field-table';

/** Names and words that are the same in both languages. */
const SAME_IN_BOTH = new Set(['Medicaid', 'Diabetes', 'Medicare Advantage']);

function isWords(data: unknown): data is LocalizedText {
  return typeof data === 'object' && data !== null && 'english' in data && 'spanish' in data;
}

/** Every pair of texts in a piece of plain data, with its place. */
function listWords(data: unknown, place: string): readonly (readonly [string, LocalizedText])[] {
  // The Spanish and English languages are themselves keys of a table of pairs.
  if (isWords(data) && typeof data.english === 'string') return [[place, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => listWords(value, `${place}.${key}`));
}

/** The name of a driver stands in for its placeholder. */
const named = ({ english, spanish }: LocalizedText): LocalizedText => ({
  english: english.replaceAll('{driver}', 'Ana'),
  spanish: spanish.replaceAll('{driver}', 'Ana'),
});

const ALL = [
  ...listWords(fieldMessages, 'fields').map(([place, words]) => [place, named(words)] as const),
  ...listWords({ ...dateMessages, understood: [] }, 'dates'),
  ...listWords({ ...enumerationMessages }, 'enumerations'),
];

describe('the words of the fields', () => {
  it.each(FIELD_NAMES)('%s has a label and an error, both in both languages', (name) => {
    const { label, error } = fieldMessages[name];
    for (const text of [label.english, label.spanish, error.english, error.spanish]) expect(text).toMatch(/\S{2,}/);
  });

  it('differ between the languages', () => {
    const same = ALL.filter(([, { english, spanish }]) => english === spanish && !SAME_IN_BOTH.has(english));
    expect(same.map(([place]) => place)).toEqual([]);
  });

  it('are trimmed, raise no voice, use curly apostrophes and leave nothing to fill in', () => {
    const faults = ALL.flatMap(([place, words]) =>
      Object.values(words)
        .filter((text) => text !== text.trim() || /['"!¡{}[\]]|\s{2}|\b[A-Z]{5,}\b|TODO/.test(text))
        .map((text) => `${place}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('begin with a capital letter', () => {
    const small = ALL.flatMap(([, words]) => Object.values(words)).filter((text) => !/^(?:[¿]?\p{Lu}|\$)/u.test(text));
    expect(small).toEqual([]);
  });

  it('speak to the visitor as usted', () => {
    const spanish = ALL.map(([, words]) => words.spanish);
    expect(spanish.filter((text) => /\b(tú|tu|tus|te|ti|tuyo|escribe|elige|puedes|tienes)\b/i.test(text))).toEqual([]);
  });

  it('call an answer to mend by what it asks for', () => {
    const errors = FIELD_NAMES.map((name) => fieldMessages[name].error.english);
    expect(errors.filter((text) => /\b(invalid|required|wrong|error)\b/i.test(text))).toEqual([]);
  });

  it('promise no credit check (compliance A-20)', () => {
    expect(fieldMessages.driver1CreditRating).toMatchObject({
      label: { english: 'How would you describe your credit?' },
      hint: { english: 'Your own estimate. We do not check your credit.' },
    });
    const credit = FIELD_NAMES.map((name) => JSON.stringify(fieldMessages[name])).join();
    expect(credit).not.toMatch(/credit (check|score)/i);
  });
});

describe('the words of the lists', () => {
  it.each([
    [enumerations.RELATIONSHIPS, enumerationMessages.relationshipMessages],
    [enumerations.GENDERS, enumerationMessages.genderMessages],
    [enumerations.CREDIT_RATINGS, enumerationMessages.creditRatingMessages],
    [enumerations.MARITAL_STATUSES, enumerationMessages.maritalStatusMessages],
    [enumerations.LICENSE_STATUSES, enumerationMessages.licenseStatusMessages],
    [enumerations.PRIMARY_LANGUAGES, enumerationMessages.primaryLanguageMessages],
    [enumerations.COVERAGE_TYPES, enumerationMessages.coverageTypeMessages],
    [enumerations.COVER_PURPOSES, enumerationMessages.coverPurposeMessages],
    [enumerations.COVER_AMOUNTS, enumerationMessages.coverAmountMessages],
  ])('%j are labelled in their own order, each differently', (values, words) => {
    expect(Object.keys(words)).toEqual([...values]);
    const labels: readonly LocalizedText[] = Object.values(words);
    expect(new Set(labels.map(({ english }) => english)).size).toBe(values.length);
    expect(new Set(labels.map(({ spanish }) => spanish)).size).toBe(values.length);
  });
});

describe('the words of the date boxes', () => {
  it('say which box to mend', () => {
    expect(dateMessages.errors.noYear.english).toBe('Date of birth must include a year');
    expect(dateMessages.errors.noYear.spanish).toMatch('año');
    expect(dateMessages.errors.noMonth.spanish).toMatch('mes');
    expect(dateMessages.errors.noDay.spanish).toMatch('día');
  });
});
