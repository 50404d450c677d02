import { listFields, pickAskedFields } from '@/lib/form/step-fields';
import { holds } from '@/lib/form/condition';
import { getStep } from './get-step';
import type { LocalizedForm, LocalizedStep } from './form-state';
import type { FormValues } from '@/lib/fields/form-values';

/** The first branch that holds, else the next step in order. Undefined after the last. */
export function findNextStep(
  localizedForm: LocalizedForm,
  name: string,
  values: FormValues,
): LocalizedStep | undefined {
  const { step, number } = getStep(localizedForm, name);
  const branch = step.branches?.find(({ when }) => holds(when, values));
  const later = localizedForm.steps.slice(number);
  return branch ? later.find((next) => next.name === branch.to) : later[0];
}

/** The steps that these answers lead through, from the first or another one on (specification 2, multi-step form). */
export function walkJourney(
  localizedForm: LocalizedForm,
  values: FormValues,
  from: LocalizedStep = localizedForm.steps[0],
): readonly LocalizedStep[] {
  const path: LocalizedStep[] = [];
  for (
    let step: LocalizedStep | undefined = from;
    step !== undefined;
    step = findNextStep(localizedForm, step.name, values)
  ) {
    path.push(step);
  }
  return path;
}

export function pickJourneyValues(localizedForm: LocalizedForm, values: FormValues): FormValues {
  const journey = walkJourney(localizedForm, values).map((step) => pickAskedFields(step, values));
  const asked = new Set<string>(journey.flatMap(listFields));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => asked.has(name) && value !== undefined));
}
