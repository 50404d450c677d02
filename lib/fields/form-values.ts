import type { FieldParser } from './field';
import type { FieldName } from './field-name';
import { FIELD_NAMES, fieldTable } from './field-table';

/** What a field can hold once parsed. */
export type FieldValue = NonNullable<ReturnType<FieldParser>>;

/** Parsed answers; an answer that is absent, or was invalid, is undefined. */
export type FormValues = { readonly [Name in FieldName]?: FieldValue | undefined };

/**
 * The valid answers in anything at all, on a day (yyyy-MM-dd); unknown names, absent answers and invalid values are left out. Never throws.
 * A consent among them is no act: see `parseConsent`.
 */
export function parseValues(input: unknown, today: string): FormValues {
  if (typeof input !== 'object' || input === null) return {};
  const source = input as Readonly<Record<FieldName, unknown>>;
  const entries = FIELD_NAMES.filter((name) => Object.hasOwn(source, name)).map(
    (name) => [name, fieldTable[name].parse(source[name], today)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
