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

export function listEndedExperiments(experiments: readonly Experiment[], now: Date): readonly Experiment[] {
  return experiments.filter(({ endsOn }) => endsOn < formatUtcDay(now));
}
