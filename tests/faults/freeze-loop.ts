import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { waitForEmptySpool, type FaultStore } from './fault-stores';
import { startFaultyServer, type StartServer } from './faulty-server';
import { judge, type Verdict } from './judge';
import { DEAF_DESTINATION, requireFewUnanswered } from './kill-loop';
import { AT_ONCE, Ledger, sendUntil, sendWaiting, waitForAccepted } from './ledger';

/** Shorter and longer than callers wait for an answer. */
const FROZEN_MS = [500, 10_000] as const;

/** Stops a server in full flight and lets it go on, over and over; callers give up meanwhile, and send again. */
export async function freezeLoop(
  store: FaultStore,
  cycles: number,
  perCycle: number,
  start: StartServer = startFaultyServer,
): Promise<Verdict> {
  const ledger = new Ledger();
  const env = { DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder, ...DEAF_DESTINATION };
  const server = await start(env);
  let isOver = false;
  const sending = sendUntil(server.port, ledger, () => isOver);
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await waitForAccepted(ledger, perCycle);
      server.freeze();
      await wait(randomInt(...FROZEN_MS));
      server.thaw();
    }
    await waitForAccepted(ledger, perCycle);
  } finally {
    isOver = true;
    await sending;
  }
  await sendWaiting(server.port, ledger);
  await waitForEmptySpool(store);
  await server.end();
  requireFewUnanswered(ledger, cycles * AT_ONCE * 4);
  return judge(store, ledger, true);
}
