import { steps as allSteps, type StepName } from '@/funnels/steps/steps';
import type { Form } from '@/lib/form/form';

/** Where a way leads that leaves the form for the page's destination. */
export const LEAVES = 'destination';

/** Every way that a form may take from one step to another: the next in order, and the target of each branch. */
export function listFormWays({ name, steps, branches = {} }: Form<StepName>): readonly string[] {
  const ways = steps.flatMap((step, index) => {
    const next = steps[index + 1];
    const targets = (branches[step] ?? []).map(({ to }) => to ?? LEAVES);
    const onward = next ?? (allSteps[step].type === 'final' ? [] : LEAVES);
    return [...targets, onward].flat().map((to) => `${name}: ${step} → ${to}`);
  });
  return [...new Set(ways)];
}
