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

/** Values of a skip (specification 2). */
export function blankValues(step: Step<unknown>): FormValues {
  return Object.fromEntries(listFields(step).map((name) => [name, undefined]));
}
