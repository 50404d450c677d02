import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import type { Step } from './step';

export function listFields(step: Step<unknown>): readonly FieldName[] {
  switch (step.asking.kind) {
    case 'fields':
      return step.asking.fields.map((field) => field.name);
    case 'choice':
      return [step.asking.field, ...step.asking.choices.flatMap(({ field }) => field ?? [])];
    case 'list':
      return [step.asking.field];
    case 'consent':
    case 'result':
      return [];
  }
}

/** The field of the question itself; a choice for another field, such as "Remove car 2", leaves that field's own alone. */
function listOwnFields(step: Step<unknown>): readonly FieldName[] {
  return step.asking.kind === 'choice' ? [step.asking.field] : listFields(step);
}

/** What the step asks, unanswered; the values of a skip (specification 2). */
export function blankValues(step: Step<unknown>): FormValues {
  return Object.fromEntries(listOwnFields(step).map((name) => [name, undefined]));
}

/** The fields without which a step is unanswered. */
export function listRequiredFields(step: Step<unknown>): readonly FieldName[] {
  if (step.asking.kind !== 'fields') return listOwnFields(step);
  return step.asking.fields.filter(({ optional }) => !optional).map(({ name }) => name);
}
