import { setTimeout as wait } from 'node:timers/promises';
import type { OwnPostgres } from '@/tests/support/own-postgres';
import { waitForEmptySpool, type FaultStore } from './fault-stores';
import { startFaultyServer, type StartServer } from './faulty-server';
import { judge, type Verdict } from './judge';
import { DEAF_DESTINATION, requireFewUnanswered } from './kill-loop';
import { AT_ONCE, Ledger, sendUntil, sendWaiting, waitForAccepted } from './ledger';

/** Longer than the server waits before it tries to empty its spool: so it tries, and fails. */
const AWAY_MS = 1500;

/** What the kills did, beside the verdict. */
export interface PostgresKillVerdict extends Verdict {
  readonly acceptedWhileAway: number;
  /** From PostgreSQL being back to nothing waiting on the disk, the longest of all. */
  readonly slowestDrainMs: number;
}

/** How PostgreSQL goes away, and comes back. */
export interface PostgresOutage {
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** kill -9 of every process of it at once. */
export function killPostgres(postgres: OwnPostgres): PostgresOutage {
  return { begin: () => postgres.kill(), end: () => postgres.start() };
}

/** SIGSTOP of every process of it: connections stand, and nothing answers. */
export function freezePostgres(postgres: OwnPostgres): PostgresOutage {
  return {
    begin: async () => postgres.freeze(),
    end: async () => postgres.thaw(),
  };
}

/** Takes PostgreSQL away in full flight, lets the server accept as much without it, and brings it back, again and again. */
export async function postgresKillLoop(
  store: FaultStore,
  outage: PostgresOutage,
  cycles: number,
  perPhase: number,
  start: StartServer = startFaultyServer,
): Promise<PostgresKillVerdict> {
  const ledger = new Ledger();
  const env = { DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder, ...DEAF_DESTINATION };
  const server = await start(env);
  let isOver = false;
  const sending = sendUntil(server.port, ledger, () => isOver);
  let [acceptedWhileAway, slowestDrainMs] = [0, 0];
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await waitForAccepted(ledger, perPhase);
      await outage.begin();
      const before = ledger.acknowledged.size;
      await waitForAccepted(ledger, perPhase);
      await wait(AWAY_MS);
      acceptedWhileAway += ledger.acknowledged.size - before;
      await outage.end();
      const backAt = performance.now();
      await waitForEmptySpool(store);
      slowestDrainMs = Math.max(slowestDrainMs, Math.round(performance.now() - backAt));
    }
    await waitForAccepted(ledger, perPhase);
  } finally {
    isOver = true;
    await sending;
  }
  await sendWaiting(server.port, ledger);
  await server.end();
  requireFewUnanswered(ledger, cycles * AT_ONCE);
  return { ...(await judge(store, ledger, true)), acceptedWhileAway, slowestDrainMs };
}
