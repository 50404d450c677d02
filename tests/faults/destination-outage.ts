import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultStore } from './fault-stores';
import { startFaultyServer, type StartServer } from './faulty-server';
import { judge, type Verdict } from './judge';
import { acceptMore, Ledger, sendWaiting } from './ledger';

const LOOK_EVERY_MS = 20;
/** Longer than a lease and the longest back-off together. */
const GIVE_UP_MS = 180_000;

/** What reached the destination, beside the verdict on the store. */
export interface RelayVerdict extends Verdict {
  /** Acknowledged, and not there after all that time. */
  readonly missing: number;
  readonly delivered: number;
  /** Sent again under the id that was sent before, as at least once allows. */
  readonly repeated: number;
}

/** Takes the destination down and the server with it in full flight, and brings both back. */
export async function destinationOutage(
  store: FaultStore,
  perPhase: number,
  start: StartServer = startFaultyServer,
): Promise<RelayVerdict> {
  const delivered = new Set<string>();
  let repeated = 0;
  let isDown = false;
  const destination = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { messageId } of isDown ? [] : (body as { batch: { messageId: string }[] }).batch) {
        if (delivered.has(messageId)) repeated += 1;
        delivered.add(messageId);
      }
      response.writeHead(isDown ? 503 : 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => destination.listen(0, '127.0.0.1', resolve));
  const { port } = destination.address() as AddressInfo;
  const env = {
    DATABASE_URL: store.databaseUrl,
    SPOOL_FOLDER: store.spoolFolder,
    DESTINATION_SEGMENT_URL: `http://127.0.0.1:${port}/v1/batch`,
    DESTINATION_SEGMENT_WRITE_KEY: 'key',
  };
  const ledger = new Ledger();
  const first = await start(env);
  await acceptMore(first.port, ledger, perPhase);
  isDown = true;
  await acceptMore(first.port, ledger, perPhase);
  await first.kill();
  const second = await start(env);
  await acceptMore(second.port, ledger, perPhase);
  await sendWaiting(second.port, ledger);
  isDown = false;
  const countMissing = (): number => [...ledger.acknowledged].filter((id) => !delivered.has(id)).length;
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (countMissing() > 0 && performance.now() < giveUpAt) await wait(LOOK_EVERY_MS);
  await second.end();
  destination.close();
  return { ...(await judge(store, ledger)), missing: countMissing(), delivered: delivered.size, repeated };
}
