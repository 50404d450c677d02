import { listChoiceValues } from '@/lib/form/step-fields';
import type { FormState, LocalizedForm, LocalizedStep } from './form-state';
import { getStep } from './get-step';
import { describeStanding, type Standing } from './standing';
import { transition } from './transition';

/** A step that an answer to the one on screen leads to at once: no hook has to run first. */
export interface StepAhead extends Pick<Standing, 'progress' | 'chapter'> {
  readonly stepName: string;
}

export interface StepsAhead {
  /** Each once, in the order of the answers. */
  readonly steps: readonly StepAhead[];
  /** For each answer the place of its step among them, from 1; null for an answer that leads to none. */
  readonly onward: readonly (number | null)[];
}

/** So many the styles of the form can tell apart (`components/form/funnel-form.module.css`). */
const AHEAD_MAXIMUM = 2;

/** Where each answer to a choice leads at once; it stays where a hook runs first, or where the form ends. Empty for what is typed. */
function listNext(localizedForm: LocalizedForm, state: FormState): readonly FormState[] {
  const { name: stepName, asking } = getStep(localizedForm, state.stepName).step;
  if (asking.kind !== 'choice') return [];
  return asking.choices.map((choice) => {
    const values = listChoiceValues(asking, choice);
    return transition(localizedForm, state, { kind: 'submit', stepName, values }).state;
  });
}

/** Whether an answer to a choice runs a hook, ends the form or leads to a step for which `isDrawn` does not hold. */
export function leadsToLateParts(
  localizedForm: LocalizedForm,
  state: FormState,
  isDrawn: (step: LocalizedStep) => boolean,
): boolean {
  return listNext(localizedForm, state).some(
    ({ stepName }) => stepName === state.stepName || !isDrawn(getStep(localizedForm, stepName).step),
  );
}

/**
 * Those behind a choice for which `isWanted` holds, at most two; undefined for none. What is typed leads nowhere before it
 * is read.
 */
export function findStepsAhead(
  localizedForm: LocalizedForm,
  state: FormState,
  isWanted: (step: LocalizedStep) => boolean,
): StepsAhead | undefined {
  const steps: StepAhead[] = [];
  const onward = listNext(localizedForm, state).map((next) => {
    if (next.stepName === state.stepName) return null;
    const place = steps.findIndex((ahead) => ahead.stepName === next.stepName);
    if (place >= 0) return place + 1;
    if (steps.length === AHEAD_MAXIMUM || !isWanted(getStep(localizedForm, next.stepName).step)) return null;
    const { progress, chapter } = describeStanding(localizedForm, next);
    return steps.push({ stepName: next.stepName, progress, ...(chapter && { chapter }) });
  });
  return steps.length > 0 ? { steps, onward } : undefined;
}
