import { setTimeout as wait } from 'node:timers/promises';
import { waitForEmptySpool, type FaultStore } from './fault-stores';
import { startFaultyServer, type StartServer } from './faulty-server';
import { openFlakyLink } from './flaky-link';
import { judge, type Verdict } from './judge';
import { DEAF_DESTINATION, requireFewUnanswered } from './kill-loop';
import { acceptMore, AT_ONCE, Ledger, sendWaiting } from './ledger';

/** Longer than the server waits before it tries to empty its spool: so it tries, and fails. */
const AWAY_MS = 1500;
const POSTGRES_PORT = 5432;

/** What an outage did, beside the verdict. */
export interface OutageVerdict extends Verdict {
  readonly acceptedWhileAway: number;
  readonly drainedMs: number;
}

/** Takes PostgreSQL away by cut or by silence, kills the server meanwhile, and brings PostgreSQL back. */
export async function storeOutage(
  store: FaultStore,
  how: 'cut' | 'silent',
  perPhase: number,
  start: StartServer = startFaultyServer,
): Promise<OutageVerdict> {
  const url = new URL(store.databaseUrl);
  const link = await openFlakyLink(Number(url.port) || POSTGRES_PORT);
  url.port = String(link.port);
  url.hostname = '127.0.0.1';
  const env = { DATABASE_URL: url.href, SPOOL_FOLDER: store.spoolFolder, ...DEAF_DESTINATION };
  const ledger = new Ledger();
  const first = await start(env);
  await acceptMore(first.port, ledger, perPhase);
  link.set(how);
  const before = ledger.acknowledged.size;
  await acceptMore(first.port, ledger, perPhase);
  await wait(AWAY_MS);
  await first.kill();
  const second = await start(env);
  await acceptMore(second.port, ledger, perPhase);
  const acceptedWhileAway = ledger.acknowledged.size - before;
  link.set('open');
  const backAt = performance.now();
  await waitForEmptySpool(store);
  const drainedMs = Math.round(performance.now() - backAt);
  await acceptMore(second.port, ledger, perPhase);
  await sendWaiting(second.port, ledger);
  await second.end();
  await link.close();
  requireFewUnanswered(ledger, AT_ONCE);
  return { ...(await judge(store, ledger, true)), acceptedWhileAway, drainedMs };
}
