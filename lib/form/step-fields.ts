import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import { holds, isResolved } from './condition';
import type { Asking, Choice, Step } from './step';

type ChoiceAsking<Text> = Extract<Asking<Text>, { kind: 'choice' }>;

/** All that one tap answers. */
export function listChoiceValues({ field }: ChoiceAsking<unknown>, choice: Choice<unknown>): FormValues {
  return { [choice.field ?? field]: choice.value, ...choice.also };
}

/** Whether these answers are the ones that a tap would give. */
export function isChosen(asking: ChoiceAsking<unknown>, choice: Choice<unknown>, values: FormValues): boolean {
  const given = Object.entries(listChoiceValues(asking, choice)) as readonly [FieldName, unknown][];
  return given.every(([name, value]) => values[name] === value);
}

function listAlso({ choices }: ChoiceAsking<unknown>): readonly FieldName[] {
  return choices.flatMap(({ also = {} }) => Object.keys(also) as FieldName[]);
}

/** Every field that a step may answer, each once. */
export function listFields(step: Step<unknown>): readonly FieldName[] {
  const { asking } = step;
  switch (asking.kind) {
    case 'fields':
      return asking.fields.map((field) => field.name);
    case 'choice':
      return [...new Set([asking.field, ...listAlso(asking), ...asking.choices.flatMap(({ field }) => field ?? [])])];
    case 'list':
      return [asking.field];
    case 'consent':
    case 'result':
      return [];
  }
}

/**
 * The fields of the question itself; a choice for another field, such as "Remove car 2", leaves that field's own alone.
 */
export function listOwnFields(step: Step<unknown>): readonly FieldName[] {
  const { asking } = step;
  return asking.kind === 'choice' ? [...new Set([asking.field, ...listAlso(asking)])] : listFields(step);
}

/** What the step asks, unanswered; the values of a skip (specification 2). */
export function blankValues(step: Step<unknown>): FormValues {
  return Object.fromEntries(listOwnFields(step).map((name) => [name, undefined]));
}

/** The fields without which a step is unanswered; of tiles, none has to be chosen. */
export function listRequiredFields(step: Step<unknown>): readonly FieldName[] {
  if (step.asking.kind === 'choice') return [step.asking.field];
  if (step.asking.kind !== 'fields') return listOwnFields(step);
  return step.asking.fields.filter(({ optional, choices }) => !optional && !choices).map(({ name }) => name);
}

/** The step without the fields that these answers leave out, such as what a state does not let anybody ask. */
export function pickAskedFields<Asked extends Step<unknown>>(step: Asked, values: FormValues): Asked {
  if (step.asking.kind !== 'fields') return step;
  const isAsked = ({ unless = [] }: (typeof step.asking.fields)[number]) =>
    !unless.some((condition) => isResolved(condition) && holds(condition, values));
  return { ...step, asking: { ...step.asking, fields: step.asking.fields.filter(isAsked) } };
}
