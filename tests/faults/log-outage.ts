import { setTimeout as wait } from 'node:timers/promises';
import { makeScratchStream } from '../support/jet-stream';
import type { FaultStore } from './fault-stores';
import { startFaultyServer, type StartServer } from './faulty-server';
import { openFlakyLink } from './flaky-link';
import { judge, type Verdict } from './judge';
import { acceptMore, Ledger, sendWaiting } from './ledger';

const LOOK_EVERY_MS = 100;
/** Longer than a lease and the longest back-off together. */
const GIVE_UP_MS = 180_000;

/** What the log holds, beside the verdict on the store. */
export interface LogVerdict extends Verdict {
  /** Acknowledged, and not in the log after all that time. */
  readonly missing: number;
  /** In the log more than once. */
  readonly keptTwice: number;
  /** In the log, and never sent. */
  readonly unknown: number;
  /** Read out of the log again from its start. */
  readonly replayed: number;
}

/**
 * Sends through a link to a real JetStream that loses its acknowledgements, is cut, and goes silent, each in full
 * flight, and kills the server meanwhile. Then the log is read from its start into an empty list of ids.
 */
export async function logOutage(
  store: FaultStore,
  natsPort: number,
  perPhase: number,
  start: StartServer = startFaultyServer,
): Promise<LogVerdict> {
  const stream = await makeScratchStream(natsPort);
  const link = await openFlakyLink(natsPort);
  const env = {
    DATABASE_URL: store.databaseUrl,
    SPOOL_FOLDER: store.spoolFolder,
    DESTINATION_NATS_URL: `nats://127.0.0.1:${link.port}`,
    DESTINATION_NATS_STREAM: stream.name,
    DESTINATION_NATS_SUBJECT: stream.subject,
  };
  const ledger = new Ledger();
  const accept = (to: number): Promise<void> => acceptMore(to, ledger, perPhase);
  const waitUntil = async (isSo: () => Promise<boolean>): Promise<void> => {
    const giveUpAt = performance.now() + GIVE_UP_MS;
    while (performance.now() < giveUpAt && !(await isSo())) await wait(LOOK_EVERY_MS);
  };

  const first = await start(env);
  await accept(first.port);
  await waitUntil(async () => (await stream.count()) > 0);
  link.set('deaf');
  await accept(first.port);
  // The connection is open already, so what got lost is what the log said of messages that it keeps.
  await waitUntil(() => Promise.resolve(link.lostAnswers() > 0));
  await first.kill();
  link.set('cut');
  const second = await start(env);
  await accept(second.port);
  link.set('open');
  const sending = accept(second.port);
  link.set('silent');
  await sending;
  link.set('open');
  await sendWaiting(second.port, ledger);
  await waitUntil(async () => (await stream.count()) >= ledger.acknowledged.size);
  await second.end();

  const ids = (await stream.replay()).map(({ id }) => id);
  const replayed = new Set(ids);
  await link.close();
  await stream.drop();
  return {
    ...(await judge(store, ledger)),
    missing: [...ledger.acknowledged].filter((id) => !replayed.has(id)).length,
    keptTwice: ids.length - replayed.size,
    unknown: [...replayed].filter((id) => !ledger.sent.has(id)).length,
    replayed: replayed.size,
  };
}
