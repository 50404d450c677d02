import { listFields } from '@/lib/form/step-fields';
import { holds } from '@/lib/form/condition';
import { findStep } from './find-step';
import type { Journey, JourneyStep } from './form-state';
import type { FormValues } from '@/lib/fields/form-values';

/** The first branch that holds, else the next step; auxiliary steps are skipped. Undefined after the last. */
export function findNextStep(journey: Journey, name: string, values: FormValues): JourneyStep | undefined {
  const { step, number } = findStep(journey, name);
  const branch = step.branches?.find(({ when }) => holds(when, values));
  const later = journey.steps.slice(number);
  return later.find((next) => (branch ? next.name === branch.to : next.type !== 'auxiliary'));
}

/** The steps that these answers lead through (specification 2, multi-step form). */
export function walkPath(journey: Journey, values: FormValues): readonly JourneyStep[] {
  const path: JourneyStep[] = [];
  for (
    let step: JourneyStep | undefined = journey.steps[0];
    step !== undefined;
    step = findNextStep(journey, step.name, values)
  ) {
    path.push(step);
  }
  return path;
}

/** For a step off the path, returns the last one before it. */
export function findPreviousStep(journey: Journey, name: string, values: FormValues): JourneyStep | undefined {
  const before = journey.steps.slice(0, findStep(journey, name).number - 1);
  return walkPath(journey, values).findLast((step) => before.includes(step));
}

export function pickPathValues(journey: Journey, values: FormValues): FormValues {
  const asked = new Set<string>(walkPath(journey, values).flatMap(listFields));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => asked.has(name) && value !== undefined));
}
