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

/**
 * Those behind a choice for which `isWanted` holds, at most two; undefined for none. What is typed leads nowhere before it
 * is read.
 */
export function findStepsAhead(
  localizedForm: LocalizedForm,
  state: FormState,
  isWanted: (step: LocalizedStep) => boolean,
): StepsAhead | undefined {
  const { name: stepName, asking } = getStep(localizedForm, state.stepName).step;
  if (asking.kind !== 'choice') return undefined;
  const steps: StepAhead[] = [];
  const onward = asking.choices.map((choice) => {
    const values = listChoiceValues(asking, choice);
    const { state: next } = transition(localizedForm, state, { kind: 'submit', stepName, values });
    // A hook runs first, or the form ends here.
    if (next.stepName === stepName) return null;
    const place = steps.findIndex((ahead) => ahead.stepName === next.stepName);
    if (place >= 0) return place + 1;
    if (steps.length === AHEAD_MAXIMUM || !isWanted(getStep(localizedForm, next.stepName).step)) return null;
    const { progress, chapter } = describeStanding(localizedForm, next);
    return steps.push({ stepName: next.stepName, progress, ...(chapter && { chapter }) });
  });
  return steps.length > 0 ? { steps, onward } : undefined;
}
