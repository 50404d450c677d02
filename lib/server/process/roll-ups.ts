import { setTimeout as wait } from 'node:timers/promises';
import { describeError, log } from '../platform/log';
import { isStoreAway } from '../records/write-queue';
import { getStore } from './open-store';

const EVERY_MS = 10_000;

/** Counting takes a tenth of the time at most, as those who write come first; who asks a report counts the rest. */
const REST = 9;

/** Waits after counting took so long. */
export async function restAfter(tookMs: number): Promise<void> {
  await wait(tookMs * REST, undefined, { ref: false });
}

/** A failure waits for the next time: what was received stays to be counted. */
async function rollUp(): Promise<void> {
  try {
    await (await getStore().reports()).keepUp(restAfter);
  } catch (error) {
    // That is told where the store is asked first.
    if (isStoreAway(error)) return;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    log({ level: 'warn', message: 'visits not counted', ...describeError(cause) });
  }
}

async function keepRolling(): Promise<never> {
  for (;;) {
    await rollUp();
    await wait(EVERY_MS, undefined, { ref: false });
  }
}

/** Keeps the counts of reports, of many processes one at a time. */
export function startRollUps(): void {
  void keepRolling();
}
