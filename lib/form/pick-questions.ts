import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';

/** A question that a visitor may ask on the call; with a field it fits whoever gave that answer. */
export interface QuestionToAsk {
  readonly field?: FieldName;
  readonly is?: string | boolean;
  readonly text: string;
}

const SHOWN = 3;

/** The first three that fit the answers, in the order in which they are written. */
export function pickQuestions(questions: readonly QuestionToAsk[], values: FormValues): readonly string[] {
  const fitting = questions.filter(({ field, is }) => field === undefined || values[field] === is);
  return fitting.slice(0, SHOWN).map(({ text }) => text);
}
