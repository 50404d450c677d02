import type { Journey, JourneyStep } from './form-state';

/** Where a step stands in its form. */
export interface StepPosition {
  readonly step: JourneyStep;
  /** 1-based. */
  readonly number: number;
  /** True when the asked-for step is unknown and the first one stands in (specification 2). */
  readonly isFallback: boolean;
}

/** The step that a name selects; an unknown or missing name selects the first step, only the unknown one as a fallback. */
export function findStep(journey: Journey, name: string | undefined): StepPosition {
  const index = journey.steps.findIndex((step) => step.name === name);
  const step = journey.steps[index];
  if (step) return { step, number: index + 1, isFallback: false };
  return { step: journey.steps[0], number: 1, isFallback: name !== undefined };
}
