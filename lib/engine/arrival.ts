import type { Effect, StepDescription } from './effect';
import type { StepPosition } from './get-step';

/** What events say of a step. */
export function describeStep({ step, number }: StepPosition): StepDescription {
  return { stepName: step.name, stepNumber: number, stepType: step.type };
}

/** What a page view says of the step that is shown. */
export function describeArrival(position: StepPosition): Extract<Effect, { kind: 'track-page-view' }>['props'] {
  return { ...describeStep(position), stepIsFallback: position.isFallback };
}
