import { blankValues } from '@/lib/form/step-fields';
import type { FormValues } from '@/lib/fields/form-values';
import { isSettled } from './asked-steps';
import type { Answered, LocalizedForm, LocalizedStep } from './form-state';
import { getStep } from './get-step';
import { walkJourney } from './journey';

export interface Progress {
  /** 1-based; 0 on an auxiliary step. */
  readonly step: number;
  /** The regular steps, plus one if the path ends in a final step (specification 2). */
  readonly total: number;
  /** 1-based, for a step that an answer added, such as a question about a second car. */
  readonly added?: number;
  /** What is done, from 0 to 1. */
  readonly share: number;
}

/** Answers to this step and later ones decide nothing: they may still change, and what is done must not shrink then. */
function pickEarlierValues(localizedForm: LocalizedForm, number: number, answered: Answered): FormValues {
  const fields = (steps: readonly LocalizedStep[]) => steps.flatMap((step) => Object.keys(blankValues(step)));
  const isEarlier = (step: LocalizedStep, index: number) => index < number - 1 || isSettled(step, answered);
  const earlier = new Set(fields(localizedForm.steps.filter(isEarlier)));
  const all = new Set(fields(localizedForm.steps));
  return Object.fromEntries(
    Object.entries(answered.values).filter(
      ([name, value]) => value !== undefined && (earlier.has(name) || !all.has(name)),
    ),
  );
}

/**
 * How far a step is. It never runs backwards on the way: the total holds what was settled before this form and what is
 * assumed to come, and steps that an answer adds are counted within the step that they follow. A step off the path
 * counts as where it would join.
 */
export function computeProgress(localizedForm: LocalizedForm, stepName: string, answered: Answered): Progress {
  const { steps, assumed } = localizedForm;
  const { step, number } = getStep(localizedForm, stepName);
  const values = pickEarlierValues(localizedForm, number, answered);
  const path = walkJourney(localizedForm, { ...values, ...assumed });
  const regular = steps.filter(({ type }) => type === 'regular');
  const counted = regular.filter((other) => path.includes(other) || isSettled(other, answered));
  const total = counted.length + (path.some(({ type }) => type === 'final') ? 1 : 0);
  if (step.type === 'auxiliary') return { step: 0, total, share: 0 };
  if (step.type === 'final') return { step: total, total, share: 1 };

  const before = steps.slice(0, number - 1);
  const done = counted.filter((other) => other !== step && (before.includes(other) || isSettled(other, answered)));
  const journey = walkJourney(localizedForm, { ...assumed, ...values });
  if (counted.includes(step) || !journey.includes(step)) {
    return { step: done.length + 1, total, share: (done.length + 1) / total };
  }
  const moves = (other: LocalizedStep) => counted.includes(other) && !isSettled(other, answered);
  const start = regular.findLastIndex((other) => moves(other) && before.includes(other)) + 1;
  const end = regular.findIndex((other) => moves(other) && !before.includes(other));
  const addable = regular.slice(start, end < 0 ? regular.length : end).filter((other) => !counted.includes(other));
  const added = addable.filter((other) => journey.includes(other)).indexOf(step) + 1;
  const share = (done.length + (addable.indexOf(step) + 1) / (addable.length + 1)) / total;
  return { step: done.length, total, added, share };
}
