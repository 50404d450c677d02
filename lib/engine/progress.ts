import type { FormValues } from '@/lib/fields/form-values';
import { getStep } from './get-step';
import type { LocalizedForm } from './form-state';
import { walkJourney } from './journey';

export interface Progress {
  /** 1-based; 0 on an auxiliary step. */
  readonly step: number;
  /** The regular steps, plus one if the path ends in a final step (specification 2). */
  readonly total: number;
}

/** A step off the path counts as where it would join. */
export function computeProgress(localizedForm: LocalizedForm, stepName: string, values: FormValues): Progress {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const path = walkJourney(localizedForm, { ...localizedForm.assumed, ...Object.fromEntries(given) });
  const counted = path.filter((step) => step.type === 'regular');
  const total = counted.length + (path.some((step) => step.type === 'final') ? 1 : 0);
  const { step, number } = getStep(localizedForm, stepName);
  if (step.type === 'auxiliary') return { step: 0, total };
  if (step.type === 'final') return { step: total, total };
  const before = localizedForm.steps.slice(0, number - 1);
  return { step: counted.filter((other) => before.includes(other)).length + 1, total };
}
