import type { FieldValue } from './form-values';

/** Reads one field: anything in, a valid value or undefined out. Never throws (specification 5). */
export type FieldParser<Value extends FieldValue = FieldValue> = (input: unknown) => Value | undefined;
