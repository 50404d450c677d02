import { findStateByZip } from '@/lib/compliance/zip-states';
import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';

/** What a branch depends on; plain data. */
export type Condition =
  /** The answer is this one. */
  | { readonly field: FieldName; readonly is: string | boolean }
  /** The visitor's ZIP lies in one of these states. */
  | { readonly zipIn: readonly string[] };

/** Whether a condition holds for the answers so far; an answer that is missing fulfils nothing. */
export function holds(condition: Condition, values: FormValues): boolean {
  if ('field' in condition) return values[condition.field] === condition.is;
  const state = typeof values.zipcode === 'string' ? findStateByZip(values.zipcode) : undefined;
  return state !== undefined && condition.zipIn.includes(state);
}
