import { setTimeout as wait } from 'node:timers/promises';
import { isSpoolEmpty, judge, type FaultStore, type Verdict } from './fault-stores';
import { startFaultyServer } from './faulty-server';
import { openFlakyLink } from './flaky-link';
import { Ledger, sendUntil } from './ledger';

const LOOK_EVERY_MS = 20;
const POSTGRES_PORT = 5432;

/** What an outage did, beside the verdict. */
export interface OutageVerdict extends Verdict {
  readonly acceptedWhileAway: number;
  readonly drainedMs: number;
  readonly otherAnswers: Readonly<Record<string, number>>;
}

/** Takes PostgreSQL away by cut or by silence, kills the server meanwhile, and brings PostgreSQL back. */
export async function storeOutage(store: FaultStore, how: 'cut' | 'silent', perPhase: number): Promise<OutageVerdict> {
  const url = new URL(store.databaseUrl);
  const link = await openFlakyLink(Number(url.port) || POSTGRES_PORT);
  url.port = String(link.port);
  url.hostname = '127.0.0.1';
  const env = { DATABASE_URL: url.href, SPOOL_FOLDER: store.spoolFolder };
  const ledger = new Ledger();
  const accept = async (port: number, count: number): Promise<void> => {
    const enough = ledger.acknowledged.size + count;
    await sendUntil(port, ledger, () => ledger.acknowledged.size >= enough);
  };

  const first = await startFaultyServer(env);
  await accept(first.port, perPhase);
  link.set(how);
  const before = ledger.acknowledged.size;
  await accept(first.port, perPhase);
  await first.kill();
  const second = await startFaultyServer(env);
  await accept(second.port, perPhase);
  const acceptedWhileAway = ledger.acknowledged.size - before;
  link.set('open');
  const backAt = performance.now();
  while (!isSpoolEmpty(store)) await wait(LOOK_EVERY_MS);
  const drainedMs = Math.round(performance.now() - backAt);
  await accept(second.port, perPhase);
  await second.end();
  await link.close();
  const otherAnswers = Object.fromEntries(ledger.otherAnswers);
  return { ...(await judge(store, ledger)), acceptedWhileAway, drainedMs, otherAnswers };
}
