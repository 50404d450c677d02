import type { FormValues } from '@/lib/fields/form-values';
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

/** What showing a step sets off, with the answers to the steps of the journey. */
export function listArrivalEffects(position: StepPosition, values: FormValues): readonly Effect[] {
  const { step } = position;
  const pageView: Effect = { kind: 'track-page-view', props: describeArrival(position) };
  return step.onEnter ? [pageView, { kind: 'run-enter-hook', hook: step.onEnter, values }] : [pageView];
}
