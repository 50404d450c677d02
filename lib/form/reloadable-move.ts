import { findStep } from './find-step';
import type { FormState, Journey } from './form-state';

/**
 * Whether a move from one state to the next may load the page anew in between: not where a consent is given or a
 * number is shown, and not when a demand check has answered, which would be asked again.
 */
export function isReloadableMove(journey: Journey, from: FormState, to: FormState): boolean {
  const isCalm = ({ stepName }: FormState) => {
    const { kind } = findStep(journey, stepName).step.asking;
    return kind !== 'consent' && kind !== 'result';
  };
  return isCalm(from) && isCalm(to) && to.demand === undefined;
}
