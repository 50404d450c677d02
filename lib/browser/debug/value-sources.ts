import type { FieldName } from '@/lib/fields/field-name';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';

/** Where an answer came from. */
export type ValueSource = 'typed' | 'address' | 'earlier visit' | 'guessed from location';

/** One answer that the form has now. */
export interface TracedValue {
  readonly field: FieldName;
  readonly value: FieldValue;
  readonly source: ValueSource;
}

/** All places from which an answer can come. */
export interface ValueOrigins {
  /** What this page has submitted so far, step by step; a skipped field is there as undefined. */
  readonly submitted: FormValues;
  /** What the address brought, personal parameters included. */
  readonly brought: FormValues;
  /** What the browser keeps, by now also of what was submitted. */
  readonly kept: FormValues;
  readonly guessedZip: string | undefined;
}

/** The answers of the form with the place each one came from; what was typed wins, then the address, as in the form. */
export function traceValues({ submitted, brought, kept, guessedZip }: ValueOrigins): readonly TracedValue[] {
  return FIELD_NAMES.flatMap((field): readonly TracedValue[] => {
    const trace = (value: FieldValue | undefined, source: ValueSource) =>
      value === undefined ? [] : [{ field, value, source }];
    if (field in submitted) {
      // Skipped, or erased by starting over.
      const isHeld = submitted[field] === kept[field];
      return isHeld ? trace(submitted[field], 'typed') : trace(kept[field], 'earlier visit');
    }
    if (brought[field] !== undefined) return trace(brought[field], 'address');
    if (kept[field] !== undefined) return trace(kept[field], 'earlier visit');
    return field === 'zipcode' ? trace(guessedZip, 'guessed from location') : [];
  });
}

/** The answers alone. */
export function pickValues(traced: readonly TracedValue[]): FormValues {
  return Object.fromEntries(traced.map(({ field, value }) => [field, value]));
}
