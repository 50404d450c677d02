import { findStep } from './find-step';
import type { FormState, Journey } from './form-state';

/** False around consent and result, and after a demand check, which a reload would repeat. */
export function isReloadableMove(journey: Journey, from: FormState, to: FormState): boolean {
  const isCalm = ({ stepName }: FormState) => {
    const { kind } = findStep(journey, stepName).step.asking;
    return kind !== 'consent' && kind !== 'result';
  };
  return isCalm(from) && isCalm(to) && to.demand === undefined;
}
