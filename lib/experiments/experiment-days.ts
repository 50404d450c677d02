import type { Experiment } from './experiment';

/** A day of UTC, yyyy-MM-dd; such days compare as text. */
function formatUtcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Whether visitors are drawn: from the first to the last day, both included. */
export function isRunning({ startsOn, endsOn }: Pick<Experiment, 'startsOn' | 'endsOn'>, now: Date): boolean {
  const today = formatUtcDay(now);
  return startsOn <= today && today <= endsOn;
}

/** Experiments whose last day is over: their owner owes a decision, and their entry is to be removed. */
export function findEndedExperiments(experiments: readonly Experiment[], now: Date): readonly Experiment[] {
  return experiments.filter(({ endsOn }) => endsOn < formatUtcDay(now));
}
