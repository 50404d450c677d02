import type { Experiment } from './experiment';

/** yyyy-MM-dd; compares as text. */
function formatUtcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Both days included. */
export function isRunning({ startsOn, endsOn }: Pick<Experiment, 'startsOn' | 'endsOn'>, now: Date): boolean {
  const today = formatUtcDay(now);
  return startsOn <= today && today <= endsOn;
}

/** Percent of visitors who take part today: as of the last day of the ramp that has come. */
export function findCoverage({ coverage = 100, ramp = [] }: Pick<Experiment, 'coverage' | 'ramp'>, now: Date): number {
  const today = formatUtcDay(now);
  return ramp.findLast(({ from }) => from <= today)?.coverage ?? coverage;
}

export function listEndedExperiments(experiments: readonly Experiment[], now: Date): readonly Experiment[] {
  return experiments.filter(({ endsOn }) => endsOn < formatUtcDay(now));
}
