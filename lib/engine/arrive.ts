import { pickJourneyValues } from './journey';
import type { Effect, StepDescription } from './effect';
import type { FormState, LocalizedForm } from './form-state';
import { getStep, type StepPosition } from './get-step';
import { selectStep } from './asked-steps';

// What a page that opens needs of the engine: a file of its own, so that the first load carries no other move.

/** The next state, and what it sets off. */
export interface Transition {
  readonly state: FormState;
  readonly effects: readonly Effect[];
}

/** What events say of a step. */
export function describeStep({ step, number }: StepPosition): StepDescription {
  return { stepName: step.name, stepNumber: number, stepType: step.type };
}

/** Shows a step, without moving the address. */
export function arrive(localizedForm: LocalizedForm, state: FormState, stepName: string | undefined): Transition {
  const position = selectStep(localizedForm, stepName, state);
  const { step, isFallback } = position;
  const pageView: Effect = {
    kind: 'track-page-view',
    props: { ...describeStep(position), stepIsFallback: isFallback },
  };
  const values = pickJourneyValues(localizedForm, state.values);
  const effects: Effect[] = step.onEnter
    ? [pageView, { kind: 'run-enter-hook', hook: step.onEnter, values }]
    : [pageView];
  return { state: { ...state, stepName: step.name, status: 'answering' }, effects };
}

/** Where another step stands in for the one that the address names, the address follows. */
export function enter(localizedForm: LocalizedForm, state: FormState, stepName: string | undefined): Transition {
  const arrival = arrive(localizedForm, state, stepName);
  const shown = arrival.state.stepName;
  if (shown === getStep(localizedForm, stepName).step.name) return arrival;
  const address: Effect = { kind: 'show-address', stepName: shown, replace: true, keepQuery: true };
  return { state: arrival.state, effects: [address, ...arrival.effects] };
}
