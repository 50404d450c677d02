import type { Effect, StepDescription } from './effect';
import type { FormState, Journey } from './form-state';
import { findStep, type StepPosition } from './find-step';
import type { Move } from './move';
import { findNextStep, pickPathValues } from './path';
import { blankValues } from '@/lib/form/step-fields';

export interface Transition {
  readonly state: FormState;
  readonly effects: readonly Effect[];
}

function describeStep({ step, number }: StepPosition): StepDescription {
  return { stepName: step.name, stepNumber: number, stepType: step.type };
}

function arrive(journey: Journey, state: FormState, stepName: string | undefined): Transition {
  const position = findStep(journey, stepName);
  const { step, isFallback } = position;
  const pageView: Effect = {
    kind: 'track-page-view',
    props: { ...describeStep(position), stepIsFallback: isFallback },
  };
  const values = pickPathValues(journey, state.values);
  const effects: Effect[] = step.onEnter
    ? [pageView, { kind: 'run-enter-hook', hook: step.onEnter, values }]
    : [pageView];
  return { state: { ...state, stepName: step.name, status: 'answering' }, effects };
}

function leave(journey: Journey, state: FormState, to: Extract<Move, { kind: 'go' }>): Transition {
  const arrival = arrive(journey, state, to.stepName);
  const address: Effect = {
    kind: 'show-address',
    stepName: arrival.state.stepName,
    replace: to.replace ?? false,
    keepQuery: to.keepQuery ?? true,
  };
  return { state: arrival.state, effects: [address, ...arrival.effects, { kind: 'reveal-step' }] };
}

function advance(journey: Journey, state: FormState): Transition {
  const next = findNextStep(journey, state.stepName, state.values);
  if (!next) return { state: { ...state, status: 'answering' }, effects: [{ kind: 'leave-form' }] };
  return leave(journey, state, { kind: 'go', stepName: next.name });
}

function submit(journey: Journey, state: FormState, move: Extract<Move, { kind: 'submit' }>): Transition {
  // A second tap, or an answer to a step that has left the screen.
  if (state.status === 'submitting' || move.stepName !== state.stepName) return { state, effects: [] };
  const position = findStep(journey, state.stepName);
  const answered: FormState = { ...state, values: { ...state.values, ...move.values } };
  const effects: Effect[] = [
    { kind: 'save-values', values: move.values },
    {
      kind: 'track-submit',
      props: { formVersion: journey.formVersion, ...describeStep(position), data: move.values },
    },
  ];
  const hook = position.step.onSubmit;
  if (hook) {
    const waiting: FormState = { ...answered, status: 'submitting' };
    const values = pickPathValues(journey, answered.values);
    const run: Effect = { kind: 'run-submit-hook', hook, values, ...(move.consent && { consent: move.consent }) };
    return { state: waiting, effects: [...effects, run] };
  }
  const onward = advance(journey, answered);
  return { state: onward.state, effects: [...effects, ...onward.effects] };
}

/** The form engine (specification 2 and 4). Pure and never throws; a move that makes no sense changes nothing. */
export function transition(journey: Journey, state: FormState, move: Move): Transition {
  switch (move.kind) {
    case 'enter':
      return arrive(journey, state, move.stepName);
    case 'submit':
      return submit(journey, state, move);
    case 'skip': {
      const { step } = findStep(journey, state.stepName);
      if (!step.skippable) return { state, effects: [] };
      return submit(journey, state, { kind: 'submit', stepName: move.stepName, values: blankValues(step) });
    }
    case 'submit-hook-answered':
      if (state.status !== 'submitting') return { state, effects: [] };
      return move.proceed ? advance(journey, state) : { state: { ...state, status: 'answering' }, effects: [] };
    case 'go':
      return leave(journey, state, move);
    case 'prefill':
      return { state: { ...state, values: { ...move.values, ...state.values } }, effects: [] };
    case 'demand-checked': {
      const { isLowBid, response } = move.demand;
      return { state: { ...state, demand: move.demand }, effects: [{ kind: 'track-demand', isLowBid, response }] };
    }
    case 'start-over': {
      const first = journey.steps[0].name;
      const onward = leave(
        journey,
        { stepName: first, values: {}, status: 'answering' },
        { kind: 'go', stepName: first },
      );
      return { state: onward.state, effects: [{ kind: 'erase-values' }, ...onward.effects] };
    }
  }
}
