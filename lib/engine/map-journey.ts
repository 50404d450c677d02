import type { FormValues } from '@/lib/fields/form-values';
import type { LocalizedForm, LocalizedStep } from './form-state';
import { walkJourney } from './journey';

export interface JourneyStep {
  readonly step: LocalizedStep;
  /** `off`: skipped by the answers so far. */
  readonly place: 'here' | 'behind' | 'ahead' | 'off';
}

export function mapJourney(localizedForm: LocalizedForm, stepName: string, values: FormValues): readonly JourneyStep[] {
  const journey = walkJourney(localizedForm, values);
  const here = localizedForm.steps.findIndex(({ name }) => name === stepName);
  return localizedForm.steps.map((step, index) => {
    if (index === here) return { step, place: 'here' };
    if (!journey.includes(step)) return { step, place: 'off' };
    return { step, place: index < here ? 'behind' : 'ahead' };
  });
}
