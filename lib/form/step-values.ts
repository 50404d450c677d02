import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import type { Journey } from './form-state';
import type { Step } from './step';

/** The fields that a step asks for. */
export function listFields(step: Step<unknown>): readonly FieldName[] {
  switch (step.asking.kind) {
    case 'fields':
      return step.asking.fields.map((field) => field.name);
    case 'choice':
    case 'list':
      return [step.asking.field];
    case 'consent':
    case 'result':
      return [];
  }
}

/** What a skip submits: every value of the step blanked (specification 2). */
export function blankValues(step: Step<unknown>): FormValues {
  return Object.fromEntries(listFields(step).map((name) => [name, undefined]));
}

/** The answers to the questions of this form; answers to other forms stay with the visitor. */
export function pickJourneyValues(journey: Journey, values: FormValues): FormValues {
  const asked = new Set<string>(journey.steps.flatMap(listFields));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => asked.has(name) && value !== undefined));
}
