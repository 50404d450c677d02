import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';

/** The answer is this one. */
interface AnswerCondition {
  readonly field: FieldName;
  readonly is: string | boolean;
}

/** What a branch depends on, as a form is written; plain data. */
export type Condition =
  | AnswerCondition
  /** The visitor's ZIP lies in one of these states. */
  | { readonly zipIn: readonly string[] };

/** The same as the engine reads it: the states as a regular expression of their ZIPs. */
export type JourneyCondition = AnswerCondition | { readonly zipPattern: string };

/** Whether a condition holds for the answers so far; an answer that is missing fulfils nothing. */
export function holds(condition: JourneyCondition, values: FormValues): boolean {
  if ('field' in condition) return values[condition.field] === condition.is;
  return typeof values.zipcode === 'string' && new RegExp(condition.zipPattern).test(values.zipcode);
}
