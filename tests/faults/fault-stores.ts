import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { copyEmptyStore } from '@/tests/support/empty-store';
import type { Ledger } from './ledger';

const READ_IDS = 'SELECT id FROM events UNION ALL SELECT id FROM leads';

/** An empty store with a spool, both of their own. */
export interface FaultStore {
  readonly databaseUrl: string;
  readonly spoolFolder: string;
  /** Every id that is stored, as often as it is; nobody else may have the store open. */
  readIds(): Promise<string[]>;
  destroy(): Promise<void>;
}

/** What the ledger says of the store: all three are to be zero. */
export interface Verdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  /** Stored, and never sent. */
  readonly invented: number;
}

/** An embedded store in a new folder. */
export function makeEmbeddedStore(): FaultStore {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const folder = join(root, 'store');
  copyEmptyStore(folder);
  return {
    databaseUrl: `file:${folder}`,
    spoolFolder: join(root, 'spool'),
    readIds: async () => {
      const database = await openPgliteDatabase(folder);
      const rows = await database.query(READ_IDS);
      await database.close();
      return rows.map(({ id }) => id as string);
    },
    destroy: () => {
      rmSync(root, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** A new database on a PostgreSQL server. */
export async function makePostgresStore(serverUrl: string): Promise<FaultStore> {
  const name = `faults_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client(serverUrl);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  return {
    databaseUrl: url.href,
    spoolFolder: join(root, 'spool'),
    readIds: async () => {
      const database = openPostgresDatabase(url.href);
      const rows = await database.query(READ_IDS);
      await database.close();
      return rows.map(({ id }) => id as string);
    },
    destroy: async () => {
      await run(`DROP DATABASE ${name} WITH (FORCE)`);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Whether nothing waits on the local disk. */
export function isSpoolEmpty({ spoolFolder }: FaultStore): boolean {
  try {
    return readdirSync(spoolFolder).length === 0;
  } catch {
    return true;
  }
}

/** Compares what was acknowledged with what is there. */
export async function judge(store: FaultStore, { acknowledged, sent }: Ledger): Promise<Verdict> {
  const ids = await store.readIds();
  const stored = new Set(ids);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((id) => !stored.has(id)).length,
    duplicated: ids.length - stored.size,
    invented: [...stored].filter((id) => !sent.has(id)).length,
  };
}
