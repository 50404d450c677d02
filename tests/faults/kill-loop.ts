import { setTimeout as wait } from 'node:timers/promises';
import { isSpoolEmpty, judge, type FaultStore, type Verdict } from './fault-stores';
import { startFaultyServer } from './faulty-server';
import { Ledger, sendUntil } from './ledger';

const LOOK_EVERY_MS = 5;

/** Lets a server accept so many, kills it with more in flight, and starts the next, over and over. */
export async function killLoop(store: FaultStore, cycles: number, perCycle: number): Promise<Verdict> {
  const env = { DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder };
  const ledger = new Ledger();
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await startFaultyServer(env);
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
  return judge(store, ledger);
}
