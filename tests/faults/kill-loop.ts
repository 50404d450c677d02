import { setTimeout as wait } from 'node:timers/promises';
import { isSpoolEmpty, judge, type FaultStore, type Verdict } from './fault-stores';
import { startFaultyServer } from './faulty-server';
import { Ledger, sendUntil } from './ledger';

const LOOK_EVERY_MS = 5;

/** What the kills did, beside the verdict. */
export interface KillVerdict extends Verdict {
  readonly kills: number;
  readonly slowestStartMs: number;
}

/** Lets a server accept so many, kills it with more in flight, and starts the next, over and over. */
export async function killLoop(store: FaultStore, cycles: number, perCycle: number): Promise<KillVerdict> {
  const env = { DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder };
  const ledger = new Ledger();
  let slowestStartMs = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const startedAt = performance.now();
    const server = await startFaultyServer(env);
    slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - startedAt));
    const enough = ledger.acknowledged.size + perCycle;
    let isOver = false;
    const sending = sendUntil(server.port, ledger, () => isOver);
    while (ledger.acknowledged.size < enough) await wait(LOOK_EVERY_MS);
    await server.kill();
    isOver = true;
    await sending;
  }
  const last = await startFaultyServer(env);
  while (!isSpoolEmpty(store)) await wait(LOOK_EVERY_MS);
  await last.end();
  return { ...(await judge(store, ledger)), kills: cycles, slowestStartMs };
}
