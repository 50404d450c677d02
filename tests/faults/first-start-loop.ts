import { setTimeout as wait } from 'node:timers/promises';
import { waitForEmptySpool, type FaultStore } from './fault-stores';
import type { FaultyServer, StartServer } from './faulty-server';
import { isExact, judge, type Verdict } from './judge';
import { DEAF_DESTINATION } from './kill-loop';
import { acceptMore, Ledger, sendUntil, sendWaiting } from './ledger';

/** A server whose start may be cut short: it is killed whether or not it was ready. */
export type BeginServer = (env: Readonly<Record<string, string>>) => Promise<{
  readonly ready: Promise<FaultyServer>;
  readonly kill: () => Promise<void>;
}>;

/** What the kills did, added up over all stores, beside the length of a start that nobody cut short. */
export interface FirstStartVerdict extends Verdict {
  readonly wholeStartMs: number;
}

/** So long goes on what is tried of a first start: past its end, while the first calls are stored. */
const PAST_READY = 1.2;

function addUp(one: Verdict, other: Verdict): Verdict {
  const names = Object.keys(one) as (keyof Verdict)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as Verdict;
}

/** Kills the very first server of an empty store after so long, starts it again, and lets it accept so many. */
async function killFirstStart(
  store: FaultStore,
  afterMs: number,
  count: number,
  { begin, start }: { readonly begin: BeginServer; readonly start: StartServer },
): Promise<Verdict> {
  const env = { DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder, ...DEAF_DESTINATION };
  const ledger = new Ledger();
  let isOver = false;
  const first = await begin(env);
  const sending = first.ready.then(
    ({ port }) => sendUntil(port, ledger, () => isOver),
    () => undefined,
  );
  await wait(afterMs);
  await first.kill();
  isOver = true;
  await sending;
  const second = await start(env);
  await acceptMore(second.port, ledger, count);
  await sendWaiting(second.port, ledger);
  await waitForEmptySpool(store);
  await second.end();
  return judge(store, ledger, true);
}

/** Kills so many first starts, at moments spread over all of it; each has a store of its own, which must stay usable. */
export async function firstStartLoop(
  open: () => FaultStore | Promise<FaultStore>,
  kills: number,
  count: number,
  servers: { readonly begin: BeginServer; readonly start: StartServer },
): Promise<FirstStartVerdict> {
  const onNewStore = async <Result>(work: (store: FaultStore) => Promise<Result>): Promise<Result> => {
    const store = await open();
    try {
      return await work(store);
    } finally {
      await store.destroy();
    }
  };
  const wholeStartMs = await onNewStore(async (store) => {
    const startedAt = performance.now();
    const server = await servers.start({ DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder });
    await acceptMore(server.port, new Ledger(), 1);
    await waitForEmptySpool(store);
    const ms = Math.round(performance.now() - startedAt);
    await server.end();
    return ms;
  });
  let total: Verdict | undefined;
  for (let turn = 1; turn <= kills; turn += 1) {
    const afterMs = Math.round((wholeStartMs * PAST_READY * turn) / kills);
    const verdict = await onNewStore((store) => killFirstStart(store, afterMs, count, servers)).catch(
      (error: unknown) => {
        throw new Error(`A first start killed after ${afterMs} of ${wholeStartMs} ms: ${String(error)}`, {
          cause: error,
        });
      },
    );
    if (!isExact(verdict)) console.log(`killed after ${afterMs} of ${wholeStartMs} ms: ${JSON.stringify(verdict)}`);
    total = total ? addUp(total, verdict) : verdict;
  }
  if (!total) throw new Error('No first start was killed.');
  return { ...total, wholeStartMs };
}
