import type { Effect } from './effect';
import type { FormState, LocalizedForm } from './form-state';
import { describeArrival, describeStep } from './arrival';
import { getStep } from './get-step';
import type { Move } from './move';
import { findOnward, findStepBeforeConsent, isSettled, leaveOutSettled, selectStep } from './asked-steps';
import { pickJourneyValues, walkJourney } from './journey';
import { blankValues, listOwnFields } from '@/lib/form/step-fields';

/** The next state, and what it sets off. */
export interface Transition {
  readonly state: FormState;
  readonly effects: readonly Effect[];
}

function arrive(localizedForm: LocalizedForm, state: FormState, stepName: string | undefined): Transition {
  const position = selectStep(localizedForm, stepName, state);
  const { name, onEnter } = position.step;
  const pageView: Effect = { kind: 'track-page-view', props: describeArrival(position) };
  const values = pickJourneyValues(localizedForm, state.values);
  const hooks: readonly Effect[] = onEnter ? [{ kind: 'run-enter-hook', hook: onEnter, values }] : [];
  return { state: { ...state, stepName: name, status: 'answering' }, effects: [pageView, ...hooks] };
}

/** Where another step stands in for the one that the address names, the address follows. */
function enter(localizedForm: LocalizedForm, state: FormState, stepName: string | undefined): Transition {
  const arrival = arrive(localizedForm, state, stepName);
  const shown = arrival.state.stepName;
  if (shown === getStep(localizedForm, stepName).step.name) return arrival;
  const address: Effect = { kind: 'show-address', stepName: shown, replace: true, keepQuery: true };
  return { state: arrival.state, effects: [address, ...arrival.effects] };
}

function leave(localizedForm: LocalizedForm, state: FormState, to: Extract<Move, { kind: 'go' }>): Transition {
  const arrival = arrive(localizedForm, state, to.stepName);
  const address: Effect = {
    kind: 'show-address',
    stepName: arrival.state.stepName,
    replace: to.replace ?? false,
    keepQuery: to.keepQuery ?? true,
  };
  return { state: arrival.state, effects: [address, ...arrival.effects, { kind: 'reveal-step' }] };
}

function advance(localizedForm: LocalizedForm, state: FormState): Transition {
  const { next } = findOnward(localizedForm, state.stepName, state);
  if (!next) {
    const own = walkJourney(localizedForm, state.values).filter((step) => !isSettled(step, state));
    const settled = own.flatMap((step) => listOwnFields(leaveOutSettled(step, state)));
    const values = pickJourneyValues(localizedForm, state.values);
    return { state: { ...state, status: 'answering' }, effects: [{ kind: 'leave-form', values, settled }] };
  }
  return leave(localizedForm, state, { kind: 'go', stepName: next.name });
}

function submit(localizedForm: LocalizedForm, state: FormState, move: Extract<Move, { kind: 'submit' }>): Transition {
  // A second tap, or an answer to a step that has left the screen.
  if (state.status === 'submitting' || move.stepName !== state.stepName) return { state, effects: [] };
  const position = getStep(localizedForm, state.stepName);
  if (position.step.asking.kind === 'consent' && findStepBeforeConsent(localizedForm, state.values)) {
    return leave(localizedForm, state, { kind: 'go', stepName: state.stepName, replace: true });
  }
  const answered: FormState = { ...state, values: { ...state.values, ...move.values } };
  const effects: Effect[] = [
    { kind: 'save-values', values: move.values },
    {
      kind: 'track-submit',
      props: { formVersion: localizedForm.formVersion, ...describeStep(position), data: move.values },
    },
  ];
  const { passed } = findOnward(localizedForm, state.stepName, answered);
  const values = pickJourneyValues(localizedForm, answered.values);
  const enterHook = passed.find(({ onEnter }) => onEnter)?.onEnter;
  if (enterHook) effects.push({ kind: 'run-enter-hook', hook: enterHook, values });
  const hook = [position.step, ...passed].find(({ onSubmit }) => onSubmit)?.onSubmit;
  if (hook) {
    const waiting: FormState = { ...answered, status: 'submitting' };
    const run: Effect = { kind: 'run-submit-hook', hook, values, ...(move.consent && { consent: move.consent }) };
    return { state: waiting, effects: [...effects, run] };
  }
  const onward = advance(localizedForm, answered);
  return { state: onward.state, effects: [...effects, ...onward.effects] };
}

/** The form engine (specification 2 and 4). Pure and never throws; a move that makes no sense changes nothing. */
export function transition(localizedForm: LocalizedForm, state: FormState, move: Move): Transition {
  switch (move.kind) {
    case 'enter':
      return enter(localizedForm, state, move.stepName);
    case 'submit':
      return submit(localizedForm, state, move);
    case 'skip': {
      const { step } = getStep(localizedForm, state.stepName);
      if (!step.skippable) return { state, effects: [] };
      return submit(localizedForm, state, {
        kind: 'submit',
        stepName: move.stepName,
        values: blankValues(leaveOutSettled(step, state)),
      });
    }
    case 'refuse': {
      const position = getStep(localizedForm, state.stepName);
      if (position.step.name !== move.stepName) return { state, effects: [] };
      return { state, effects: [{ kind: 'track-refusal', props: { ...describeStep(position), field: move.field } }] };
    }
    case 'submit-hook-answered':
      if (state.status !== 'submitting') return { state, effects: [] };
      return move.proceed ? advance(localizedForm, state) : { state: { ...state, status: 'answering' }, effects: [] };
    case 'go':
      return leave(localizedForm, state, move);
    case 'prefill':
      return { state: { ...state, values: { ...state.values, ...move.values } }, effects: [] };
    case 'hand-over':
      return { state: { ...state, settled: move.settled }, effects: [] };
    case 'demand-checked': {
      const { isLowBid, response, isKept } = move.demand;
      const track: Effect = { kind: 'track-demand', isLowBid, response };
      return { state: { ...state, demand: move.demand }, effects: isKept ? [] : [track] };
    }
    case 'ask-for-call-back': {
      const { request } = move;
      const { phone } = request;
      const values = { ...pickJourneyValues(localizedForm, state.values), ...(phone !== undefined && { phone }) };
      return { state, effects: [{ kind: 'send-call-back', values, request }] };
    }
    case 'start-over': {
      const first = localizedForm.steps[0].name;
      const onward = leave(
        localizedForm,
        { stepName: first, values: {}, status: 'answering' },
        { kind: 'go', stepName: first },
      );
      return { state: onward.state, effects: [{ kind: 'erase-values' }, ...onward.effects] };
    }
  }
}
