import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';

export type AnswerCondition =
  | { readonly field: FieldName; readonly is: string | boolean }
  /** Holds for a missing answer too. */
  | { readonly field: FieldName; readonly isNot: string | boolean };

export type Condition =
  | AnswerCondition
  /** State codes. */
  | { readonly zipIn: readonly string[] };

/** The engine's version: states as a regular expression of their ZIPs. */
export type ResolvedCondition = AnswerCondition | { readonly zipPattern: string };

export function isResolved(condition: Condition | ResolvedCondition): condition is ResolvedCondition {
  return !('zipIn' in condition);
}

/** A missing answer fulfils no condition but `isNot`. */
export function holds(condition: ResolvedCondition, values: FormValues): boolean {
  if ('is' in condition) return values[condition.field] === condition.is;
  if ('isNot' in condition) return values[condition.field] !== condition.isNot;
  return typeof values.zipcode === 'string' && new RegExp(condition.zipPattern).test(values.zipcode);
}
