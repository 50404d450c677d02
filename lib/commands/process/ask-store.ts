import { existsSync } from 'node:fs';
import { calls } from '@/lib/calls/calls';
import { isRecord } from '@/lib/json/guard';
import { getEnv } from '@/lib/server/platform/env';
import { openStore, readOpenOptions } from '@/lib/server/process/open-store';
import { createRemoteStore } from '@/lib/server/records/operator-acts';
import type { OperatorStore } from '@/lib/server/records/operator-store';
import { findSharedToken, listSharedPorts } from './operators-token';
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

const nameSite = (port: number): string => `http://127.0.0.1:${port}`;

/** The site that owns the embedded store: on the port of the settings or, where none is given, the one that runs. */
async function findSitePort(port: number): Promise<number | undefined> {
  if (await isSiteAlive(nameSite(port))) return port;
  if (process.env['PORT'] || process.env['DATABASE_URL']) return undefined;
  const alive = await Promise.all(
    listSharedPorts().map(async (shared) => ((await isSiteAlive(nameSite(shared))) ? [shared] : [])),
  );
  const [first, ...others] = alive.flat();
  if (first !== undefined && others.length > 0)
    throw new Error(`Sites run on ports ${[first, ...others].join(', ')}. Say which is meant: PORT=${first} …`);
  return first;
}

/** To read from a store that is not there would make an empty one, which looks like a site without visits. */
function requireStore(databaseUrl: string, port: number): void {
  if (existsSync(databaseUrl.replace(/^file:/, ''))) return;
  throw new Error(`There is no store in ${databaseUrl}, and no site runs on port ${port}. Say which is meant: PORT=…`);
}

/**
 * Does one thing with the store of the settings; the exit code says whether it found what it was asked for. An embedded
 * store has one owner, since a second process would damage it: where a site runs, that is asked.
 */
export async function askStore(act: (store: OperatorStore) => Promise<boolean>): Promise<void> {
  const env = getEnv();
  const port = isEmbedded(env.DATABASE_URL) ? await findSitePort(env.PORT) : undefined;
  if (port !== undefined) {
    const owns = `A site runs on port ${port} and owns the embedded store.`;
    const token = env.OPERATORS_TOKEN ?? findSharedToken(port);
    if (token === undefined) throw new Error(`${owns} Stop it first, or give both OPERATORS_TOKEN.`);
    if (port !== env.PORT) console.error(`The site on port ${port} answers.`);
    process.exitCode = (await act(askSite(nameSite(port), token))) ? 0 : 1;
    return;
  }
  if (isEmbedded(env.DATABASE_URL)) requireStore(env.DATABASE_URL, env.PORT);
  const store = await openStore(env.DATABASE_URL, { ...readOpenOptions(env), isRelayed: false });
  try {
    process.exitCode = (await act(store)) ? 0 : 1;
  } finally {
    await store.close();
  }
}
