import { calls } from '@/lib/calls/calls';
import { getEnv } from '@/lib/server/platform/env';
import type { Store } from '@/lib/server/records/store';
import { openStore, readOpenOptions } from '@/lib/server/process/open-store';

const ALIVE_WITHIN_MS = 2000;

/** An embedded store has one owner: a second process would damage it. */
async function refuseBesideServer(databaseUrl: string, port: number): Promise<void> {
  if (!databaseUrl.startsWith('file:')) return;
  const signal = AbortSignal.timeout(ALIVE_WITHIN_MS);
  const isAlive = await fetch(`http://127.0.0.1:${port}${calls.getHealth.path}`, { signal }).then(
    () => true,
    () => false,
  );
  if (isAlive) throw new Error(`A site runs on port ${port} and owns the embedded store. Stop it first.`);
}

/** Does one thing with the store of the settings; the exit code says whether it found what it was asked for. */
export async function askStore(act: (store: Store) => Promise<boolean>): Promise<void> {
  const env = getEnv();
  await refuseBesideServer(env.DATABASE_URL, env.PORT);
  const store = await openStore(env.DATABASE_URL, { ...readOpenOptions(env), isRelayed: false });
  try {
    process.exitCode = (await act(store)) ? 0 : 1;
  } finally {
    await store.close();
  }
}
