import type { Experiment, GuardMetric } from '@/lib/experiments/experiment';
import { compareMeans, sampleOfRate, type Interval, type Sample } from './confidence-sequence';
import type { ExperimentRows, ExposureCounts } from './experiment-figures';

const COUNTED: Readonly<Record<GuardMetric, (counts: ExposureCounts) => number>> = {
  calls: ({ callsTapped }) => callsTapped,
  leads: ({ leads }) => leads,
  refused: ({ refused }) => refused,
};

function isWorse({ low, high }: Interval, guard: GuardMetric): boolean {
  return guard === 'refused' ? low > 0 : high < 0;
}

/**
 * Why an experiment is to be stopped, in a sentence; undefined where it may go on. It holds however often one looks
 * (D162), so of 20 experiments without a difference at most one is ever stopped.
 */
export function findGuardBreach({ guard, variants }: Experiment, rows: ExperimentRows): string | undefined {
  if (guard === undefined) return undefined;
  const readSample = (name: string): Sample | undefined => {
    const counts = rows.variants.find(({ variant }) => variant === name);
    return counts && sampleOfRate(counts.visitors, COUNTED[guard](counts));
  };
  const [first, ...others] = variants;
  const control = readSample(first.name);
  for (const { name } of others) {
    const own = readSample(name);
    const difference = control && own && compareMeans(control, own, variants.length - 1);
    if (!difference || !isWorse(difference, guard)) continue;
    const [low, high] = [difference.low, difference.high].map((share) => (share * 100).toFixed(2));
    return `“${name}” changes ${guard} of 100 visitors by ${low} to ${high} beside “${first.name}”`;
  }
  return undefined;
}
