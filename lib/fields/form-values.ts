import type { FieldName } from './field-name';

/** What a field can hold once parsed. */
export type FieldValue = string | boolean | number;

/** Parsed answers; an answer that is absent, or was invalid, is undefined. */
export type FormValues = { readonly [Name in FieldName]?: FieldValue | undefined };
