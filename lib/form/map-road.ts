import type { FormValues } from '@/lib/fields/form-values';
import type { Journey, JourneyStep } from './form-state';
import { walkPath } from './path';

/** A step of the form as it lies to one visitor. */
export interface RoadStep {
  readonly step: JourneyStep;
  /** `off`: the answers so far lead around it. */
  readonly place: 'here' | 'behind' | 'ahead' | 'off';
}

/** Every step of a form, in order, with where it lies for a visitor who stands at a named one. */
export function mapRoad(journey: Journey, stepName: string, values: FormValues): readonly RoadStep[] {
  const road = walkPath(journey, values);
  const here = journey.steps.findIndex(({ name }) => name === stepName);
  return journey.steps.map((step, index) => {
    if (index === here) return { step, place: 'here' };
    if (!road.includes(step)) return { step, place: 'off' };
    return { step, place: index < here ? 'behind' : 'ahead' };
  });
}
