import { setTimeout as wait } from 'node:timers/promises';
import { describeError, log } from '../platform/log';
import { isStoreAway } from '../records/write-queue';
import { getStore } from './open-store';

const EVERY_MS = 10_000;

/** Counting takes a tenth of the time at most, as those who write come first; who asks a report counts the rest. */
const REST = 9;

/** How long to wait after counting took so long. */
export function planRest(tookMs: number): number {
  return Math.max(EVERY_MS, tookMs * REST);
}

/** A failure waits for the next time: what was received stays to be counted. */
async function rollUp(): Promise<void> {
  try {
    await (await getStore().reports()).catchUp();
  } catch (error) {
    // That is told where the store is asked first.
    if (isStoreAway(error)) return;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    log({ level: 'warn', message: 'visits not counted', ...describeError(cause) });
  }
}

async function keepRolling(): Promise<never> {
  for (;;) {
    const startedAt = performance.now();
    await rollUp();
    await wait(planRest(performance.now() - startedAt), undefined, { ref: false });
  }
}

/** Keeps the counts of reports, of many processes one at a time. */
export function startRollUps(): void {
  void keepRolling();
}
