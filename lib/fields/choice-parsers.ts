import type { FieldParser } from './field-parser';
import { parseBoolean } from './text-parsers';

/** One of a list, in small or capital letters, as the list writes it. */
export function oneOf(list: readonly string[]): FieldParser<string> {
  const entries = new Map(list.map((entry) => [entry.toLowerCase(), entry]));
  return (input) => (typeof input === 'string' ? entries.get(input.trim().toLowerCase()) : undefined);
}

/**
 * The wire's reading of a consent flag: what is invalid counts as true, what is absent stays absent (specification 5).
 * A consent parsed here is never an act: what is sent or stored as given comes from the recorded act alone
 * (compliance X1).
 */
export const parseConsent: FieldParser<boolean> = (input) =>
  input === undefined ? undefined : (parseBoolean(input) ?? true);
