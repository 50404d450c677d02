import type { FieldName } from '@/lib/fields/field-name';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';

export type ValueSource = 'typed' | 'address' | 'earlier visit' | 'guessed from location';

export interface TracedValue {
  readonly field: FieldName;
  readonly value: FieldValue;
  readonly source: ValueSource;
}

export interface ValueOrigins {
  /** A skipped field is present as undefined. */
  readonly submitted: FormValues;
  readonly brought: FormValues;
  readonly kept: FormValues;
  readonly guessedZip: string | undefined;
}

/** Typed answers win, then the address, as in the form. */
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

export function pickValues(traced: readonly TracedValue[]): FormValues {
  return Object.fromEntries(traced.map(({ field, value }) => [field, value]));
}
