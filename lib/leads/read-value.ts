import type { FieldValue } from '@/lib/fields/form-values';

export type Flag = 0 | 1;

type Answer = FieldValue | undefined;

/** An answer as text; numbers are written out, and a blank is no answer. */
export function readText(value: Answer): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  return text.trim() === '' ? undefined : text;
}

export function readNumber(value: Answer): number | undefined {
  const text = readText(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Yes is 1 and no is 0 (specification 7). */
export function readFlag(value: Answer): Flag | undefined {
  if (typeof value !== 'boolean') return undefined;
  return value ? 1 : 0;
}

/** The digits of a phone number as it was parsed, such as 2065550100. */
export function readPhone(value: Answer): string | undefined {
  return readText(readText(value)?.replaceAll(/\D/g, ''));
}

/** Any of the words that a provider has for one of our enumerated answers. */
export type WordOf<Words extends Readonly<Record<string, string>>> = Words[keyof Words];

/** What a provider calls one of our enumerated answers. */
export function findWord<Word extends string>(words: Readonly<Record<string, Word>>, value: Answer): Word | undefined {
  return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
}
