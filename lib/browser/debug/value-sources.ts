import type { FieldName } from '@/lib/fields/field-name';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';
import { VALUE_ORDER, type ValueSource } from '@/lib/visit/value-order';

/** As the drawer says it; an answer was typed on this page, or at an earlier visit of one. */
const SOURCE_WORDS = { answered: 'earlier visit', brought: 'address', guessed: 'guessed from location' } as const;

export interface TracedValue {
  readonly field: FieldName;
  readonly value: FieldValue;
  readonly source: 'typed' | (typeof SOURCE_WORDS)[ValueSource];
}

export interface ValueOrigins {
  /** On this page; a skipped field is present as undefined. */
  readonly submitted: FormValues;
  readonly brought: FormValues;
  /** Those submitted included, until starting over erases them. */
  readonly kept: FormValues;
  readonly guessedZip: string | undefined;
}

export function traceValues({ submitted, brought, kept, guessedZip }: ValueOrigins): readonly TracedValue[] {
  const guessed: FormValues = guessedZip === undefined ? {} : { zipcode: guessedZip };
  const sources = { answered: kept, brought, guessed };
  return FIELD_NAMES.flatMap((field): readonly TracedValue[] => {
    const found = VALUE_ORDER.find((source) => field in sources[source]);
    if (!found) return [];
    const value = sources[found][field];
    if (value === undefined) return [];
    const isTyped = found === 'answered' && submitted[field] === value;
    return [{ field, value, source: isTyped ? 'typed' : SOURCE_WORDS[found] }];
  });
}

export function pickValues(traced: readonly TracedValue[]): FormValues {
  return Object.fromEntries(traced.map(({ field, value }) => [field, value]));
}
