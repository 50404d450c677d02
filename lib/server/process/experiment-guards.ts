import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment } from '@/lib/experiments/experiment';
import { isRunning } from '@/lib/experiments/experiment-days';
import { findGuardBreach } from '@/lib/reporting/find-guard-breach';
import { describeError, log } from '../platform/log';
import type { Reports } from '../records/reports';
import type { Switches } from '../records/switches';
import { isStoreAway } from '../records/write-queue';
import { getStore } from './open-store';

const EVERY_MS = 300_000;
/** How many turns are looked through for one of the guard's own. */
const TURNS = 1000;
const WHO = 'guard';

/** What the guards look at and act by. */
export interface GuardMeans {
  readonly reports: Pick<Reports, 'readExperiment'>;
  readonly switches: Switches;
  readonly now: Date;
}

/**
 * Switches off each running experiment whose guard is broken. One that people have switched on again after that is left
 * to them.
 */
export async function guardExperiments(experiments: readonly Experiment[], means: GuardMeans): Promise<void> {
  const { reports, switches, now } = means;
  const guarded = experiments.filter((one) => one.guard !== undefined && isRunning(one, now));
  if (guarded.length === 0) return;
  const [off, turns] = [await switches.listOff(), await switches.listTurns(TURNS)];
  const isLeft = ({ name }: Experiment) =>
    off.some((one) => one.kind === 'experiment' && one.name === name) ||
    turns.some((one) => one.kind === 'experiment' && one.name === name && one.who === WHO);
  for (const experiment of guarded.filter((one) => !isLeft(one))) {
    const { name, page, startsOn } = experiment;
    const variants = experiment.variants.map((variant) => variant.name);
    const to = now.toISOString().slice(0, 10);
    const rows = await reports.readExperiment({ name, variants, page, from: startsOn, to });
    const why = findGuardBreach(experiment, rows);
    if (why !== undefined) await switches.turn({ kind: 'experiment', name, brand: null, isOff: true, who: WHO, why });
  }
}

async function guardOnce(experiments: readonly Experiment[]): Promise<void> {
  try {
    const store = getStore();
    const [reports, switches] = [await store.reports(), await store.switches()];
    await guardExperiments(experiments, { reports, switches, now: new Date() });
  } catch (error) {
    // That is told where the store is asked first.
    if (isStoreAway(error)) return;
    log({ level: 'warn', message: 'experiments not guarded', ...describeError(error) });
  }
}

async function keepGuarding(experiments: readonly Experiment[]): Promise<never> {
  for (;;) {
    await wait(EVERY_MS, undefined, { ref: false });
    await guardOnce(experiments);
  }
}

/** Looks every five minutes at the experiments that have a guard. */
export function startExperimentGuards(experiments: readonly Experiment[]): void {
  if (experiments.some(({ guard }) => guard !== undefined)) void keepGuarding(experiments);
}
