import { getStep } from './get-step';
import type { FormState, LocalizedForm } from './form-state';

/** False around consent and result, and after a demand check, which a reload would repeat. */
export function isReloadableMove(localizedForm: LocalizedForm, from: FormState, to: FormState): boolean {
  const isCalm = ({ stepName }: FormState) => {
    const { kind } = getStep(localizedForm, stepName).step.asking;
    return kind !== 'consent' && kind !== 'result';
  };
  return isCalm(from) && isCalm(to) && to.demand === undefined;
}
