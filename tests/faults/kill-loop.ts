import { waitForEmptySpool, type FaultStore } from './fault-stores';
import { startFaultyServer, type StartServer } from './faulty-server';
import { judge, type Verdict } from './judge';
import { AT_ONCE, Ledger, sendUntil, sendWaiting, waitForAccepted } from './ledger';
import { TrialFault } from './trial-fault';

/** Takes nothing: so each event and lead keeps its place in the outbox, which is judged too. */
export const DEAF_DESTINATION = {
  DESTINATION_SEGMENT_URL: 'http://127.0.0.1:9/v1/batch',
  DESTINATION_SEGMENT_WRITE_KEY: 'key',
};

/** What the kills did, beside the verdict. */
export interface KillVerdict extends Verdict {
  readonly slowestStartMs: number;
}

/** A kill may leave what was in flight without an answer, and no more. */
export function requireFewUnanswered({ unanswered }: Ledger, most: number): void {
  if (unanswered > most) throw new TrialFault(`${unanswered} calls were not answered, where ${most} may be.`);
}

/** Lets a server accept so many, kills it with more in flight, and starts the next, over and over. */
export async function killLoop(
  store: FaultStore,
  cycles: number,
  perCycle: number,
  start: StartServer = startFaultyServer,
): Promise<KillVerdict> {
  const env = { DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder, ...DEAF_DESTINATION };
  const ledger = new Ledger();
  let slowestStartMs = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const startedAt = performance.now();
    const server = await start(env);
    slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - startedAt));
    let isOver = false;
    const sending = sendUntil(server.port, ledger, () => isOver);
    await waitForAccepted(ledger, perCycle).finally(() => (isOver = true));
    await server.kill();
    await sending;
  }
  const last = await start(env);
  await sendWaiting(last.port, ledger);
  await waitForEmptySpool(store);
  await last.end();
  requireFewUnanswered(ledger, cycles * AT_ONCE * 2);
  return { ...(await judge(store, ledger, true)), slowestStartMs };
}
