import { findStep } from './find-step';
import type { Journey } from './form-state';

export interface Progress {
  /** 1-based place among the counted steps; 0 on an auxiliary step. */
  readonly step: number;
  /** The regular steps, plus one if a final step exists (specification 2). */
  readonly total: number;
}

export function computeProgress(journey: Journey, stepName: string): Progress {
  const counted = journey.steps.filter((step) => step.type === 'regular');
  const hasFinal = journey.steps.some((step) => step.type === 'final');
  const total = counted.length + (hasFinal ? 1 : 0);
  const { step } = findStep(journey, stepName);
  if (step.type === 'auxiliary') return { step: 0, total };
  return { step: step.type === 'final' ? total : counted.indexOf(step) + 1, total };
}
