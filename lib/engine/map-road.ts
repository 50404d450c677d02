import type { FormValues } from '@/lib/fields/form-values';
import type { Journey, JourneyStep } from './form-state';
import { walkPath } from './path';

export interface RoadStep {
  readonly step: JourneyStep;
  /** `off`: skipped by the answers so far. */
  readonly place: 'here' | 'behind' | 'ahead' | 'off';
}

export function mapRoad(journey: Journey, stepName: string, values: FormValues): readonly RoadStep[] {
  const road = walkPath(journey, values);
  const here = journey.steps.findIndex(({ name }) => name === stepName);
  return journey.steps.map((step, index) => {
    if (index === here) return { step, place: 'here' };
    if (!road.includes(step)) return { step, place: 'off' };
    return { step, place: index < here ? 'behind' : 'ahead' };
  });
}
