import { getEnv } from '@/lib/server/platform/env';
import type { Store } from '@/lib/server/records/store';
import { openStore, readOpenOptions } from '@/lib/server/process/open-store';

/**
 * Does one thing with the store of the settings; the exit code says whether it found what it was asked for. Throws when
 * the site runs on the embedded one, which has one owner.
 */
export async function askStore(act: (store: Store) => Promise<boolean>): Promise<void> {
  const env = getEnv();
  const store = await openStore(env.DATABASE_URL, { ...readOpenOptions(env), isRelayed: false });
  try {
    process.exitCode = (await act(store)) ? 0 : 1;
  } finally {
    await store.close();
  }
}
