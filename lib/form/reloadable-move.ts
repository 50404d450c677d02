import { findStep } from './find-step';
import type { FormState, Journey } from './form-state';

/**
 * Whether the page may reload between two states: not around consent or a shown number, nor once a demand check has
 * answered, which would be asked again.
 */
export function isReloadableMove(journey: Journey, from: FormState, to: FormState): boolean {
  const isCalm = ({ stepName }: FormState) => {
    const { kind } = findStep(journey, stepName).step.asking;
    return kind !== 'consent' && kind !== 'result';
  };
  return isCalm(from) && isCalm(to) && to.demand === undefined;
}
