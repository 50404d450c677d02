import type { LocalizedForm, LocalizedStep } from './form-state';

export interface StepPosition {
  readonly step: LocalizedStep;
  readonly number: number;
  /** The requested step is unknown and the first stands in (specification 2). */
  readonly isFallback: boolean;
}

/** An unknown or missing name selects the first step; only an unknown one counts as a fallback. */
export function getStep(localizedForm: LocalizedForm, name: string | undefined): StepPosition {
  const index = localizedForm.steps.findIndex((step) => step.name === name);
  const step = localizedForm.steps[index];
  if (step) return { step, number: index + 1, isFallback: false };
  return { step: localizedForm.steps[0], number: 1, isFallback: name !== undefined };
}
