import { calls } from '@/lib/calls/calls';
import { isRecord } from '@/lib/json/guard';
import { getEnv } from '@/lib/server/platform/env';
import { openStore, readOpenOptions } from '@/lib/server/process/open-store';
import { createRemoteStore } from '@/lib/server/records/operator-acts';
import type { OperatorStore } from '@/lib/server/records/operator-store';
import { findSharedToken } from './operators-token';
import { isSiteAlive } from './site-alive';
import { isEmbedded } from '@/lib/server/store/open-database';

/** Has the running site do each act; throws what it says where it refuses. */
function askSite(site: string, token: string): OperatorStore {
  return createRemoteStore(async (act, given) => {
    const response = await fetch(site + calls.askOperator.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ act, given }),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && isRecord(body)) return body['answer'] ?? undefined;
    const told = isRecord(body) && isRecord(body['error']) ? String(body['error']['message']) : '';
    throw new Error(`The site refused (${response.status}). ${told}`.trimEnd());
  });
}

/**
 * Does one thing with the store of the settings; the exit code says whether it found what it was asked for. An embedded
 * store has one owner, since a second process would damage it: where a site runs, that is asked.
 */
export async function askStore(act: (store: OperatorStore) => Promise<boolean>): Promise<void> {
  const env = getEnv();
  const site = `http://127.0.0.1:${env.PORT}`;
  if (isEmbedded(env.DATABASE_URL) && (await isSiteAlive(site))) {
    const owns = `A site runs on port ${env.PORT} and owns the embedded store.`;
    const token = env.OPERATORS_TOKEN ?? findSharedToken(env.PORT);
    if (token === undefined) throw new Error(`${owns} Stop it first, or give both OPERATORS_TOKEN.`);
    process.exitCode = (await act(askSite(site, token))) ? 0 : 1;
    return;
  }
  const store = await openStore(env.DATABASE_URL, { ...readOpenOptions(env), isRelayed: false });
  try {
    process.exitCode = (await act(store)) ? 0 : 1;
  } finally {
    await store.close();
  }
}
