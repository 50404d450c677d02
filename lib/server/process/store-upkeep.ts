import { describeError, log } from '../platform/log';
import { ageOut } from './age-out';
import { getStore } from './open-store';

const EVERY_MS = 3_600_000;

/** A failure waits for the next hour: months are made long ahead. */
async function keepUp(): Promise<void> {
  try {
    await getStore().keepUp();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    log({ level: 'warn', message: 'no room made for coming months', ...describeError(cause) });
  }
}

async function keepUpAndAge(): Promise<void> {
  await keepUp();
  await ageOut();
}

/** Makes room in the store and deletes what is too old, by the hour; of many processes one does. */
export function startStoreUpkeep(): void {
  setInterval(() => void keepUpAndAge(), EVERY_MS).unref();
  void keepUpAndAge();
}
