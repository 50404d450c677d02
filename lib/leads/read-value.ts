import type { FieldValue } from '@/lib/fields/form-values';

export type Flag = 0 | 1;

type Answer = FieldValue | undefined;

/** A blank is no answer. */
export function readText(value: Answer): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  return text.trim() === '' ? undefined : text;
}

export function readNumber(value: Answer): number | undefined {
  const text = readText(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** 1 or 0 (specification 7). */
export function readFlag(value: Answer): Flag | undefined {
  if (typeof value !== 'boolean') return undefined;
  return value ? 1 : 0;
}

/** Digits only, such as 2065550100. */
export function readPhone(value: Answer): string | undefined {
  return readText(readText(value)?.replaceAll(/\D/g, ''));
}

export type WordOf<Words extends Readonly<Record<string, string>>> = Words[keyof Words];

export function findWord<Word extends string>(words: Readonly<Record<string, Word>>, value: Answer): Word | undefined {
  return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
}
