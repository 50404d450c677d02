import { setTimeout as wait } from 'node:timers/promises';
import type { OwnPostgres } from '@/tests/support/own-postgres';
import { isSpoolEmpty, judge, type FaultStore, type Verdict } from './fault-stores';
import { startFaultyServer } from './faulty-server';
import { Ledger, sendUntil } from './ledger';

const LOOK_EVERY_MS = 5;

/** What the kills did, beside the verdict. */
export interface PostgresKillVerdict extends Verdict {
  readonly acceptedWhileAway: number;
  /** From PostgreSQL being back to nothing waiting on the disk, the longest of all. */
  readonly slowestDrainMs: number;
  readonly otherAnswers: Readonly<Record<string, number>>;
}

/** Kills PostgreSQL in full flight, lets the server accept as much without it, and brings it back, over and over. */
export async function postgresKillLoop(
  store: FaultStore,
  postgres: OwnPostgres,
  cycles: number,
  perPhase: number,
): Promise<PostgresKillVerdict> {
  const ledger = new Ledger();
  const server = await startFaultyServer({ DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder });
  let isOver = false;
  const sending = sendUntil(server.port, ledger, () => isOver);
  const acceptMore = async (): Promise<void> => {
    const enough = ledger.acknowledged.size + perPhase;
    while (ledger.acknowledged.size < enough) await wait(LOOK_EVERY_MS);
  };

  let [acceptedWhileAway, slowestDrainMs] = [0, 0];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await acceptMore();
    await postgres.kill();
    const before = ledger.acknowledged.size;
    await acceptMore();
    acceptedWhileAway += ledger.acknowledged.size - before;
    await postgres.start();
    const backAt = performance.now();
    while (!isSpoolEmpty(store)) await wait(LOOK_EVERY_MS);
    slowestDrainMs = Math.max(slowestDrainMs, Math.round(performance.now() - backAt));
  }
  await acceptMore();
  isOver = true;
  await sending;
  await server.end();
  const otherAnswers = Object.fromEntries(ledger.otherAnswers);
  return { ...(await judge(store, ledger)), acceptedWhileAway, slowestDrainMs, otherAnswers };
}
