import { listFields } from '@/lib/form/step-fields';
import { holds } from '@/lib/form/condition';
import { getStep } from './get-step';
import type { LocalizedForm, LocalizedStep } from './form-state';
import type { FormValues } from '@/lib/fields/form-values';

/** The first branch that holds, else the next step; auxiliary steps are skipped. Undefined after the last. */
export function findNextStep(
  localizedForm: LocalizedForm,
  name: string,
  values: FormValues,
): LocalizedStep | undefined {
  const { step, number } = getStep(localizedForm, name);
  const branch = step.branches?.find(({ when }) => holds(when, values));
  const later = localizedForm.steps.slice(number);
  return later.find((next) => (branch ? next.name === branch.to : next.type !== 'auxiliary'));
}

/** The steps that these answers lead through (specification 2, multi-step form). */
export function walkJourney(localizedForm: LocalizedForm, values: FormValues): readonly LocalizedStep[] {
  const path: LocalizedStep[] = [];
  for (
    let step: LocalizedStep | undefined = localizedForm.steps[0];
    step !== undefined;
    step = findNextStep(localizedForm, step.name, values)
  ) {
    path.push(step);
  }
  return path;
}

/** For a step off the path, returns the last one before it. */
export function findPreviousStep(
  localizedForm: LocalizedForm,
  name: string,
  values: FormValues,
): LocalizedStep | undefined {
  const before = localizedForm.steps.slice(0, getStep(localizedForm, name).number - 1);
  return walkJourney(localizedForm, values).findLast((step) => before.includes(step));
}

export function pickJourneyValues(localizedForm: LocalizedForm, values: FormValues): FormValues {
  const asked = new Set<string>(walkJourney(localizedForm, values).flatMap(listFields));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => asked.has(name) && value !== undefined));
}
