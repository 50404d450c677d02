import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { SqlDatabase, SqlRow } from '@/lib/server/store/sql-database';
import { copyMigratedStore } from '@/tests/support/model-stores';
import { makeScratchDatabase } from '@/tests/support/scratch-database';
import { TrialFault } from './trial-fault';

/** The tables that calls leave rows in, and the queue for destinations. */
export const TRIAL_TABLES = ['events', 'leads', 'consents', 'outbox'] as const;

const LOOK_EVERY_MS = 20;

export type StoredRows = Readonly<Record<(typeof TRIAL_TABLES)[number], readonly SqlRow[]>>;

/** An empty store with a spool, both of their own. */
export interface FaultStore {
  readonly databaseUrl: string;
  readonly spoolFolder: string;
  /** Every row that is stored; nobody else may have an embedded store open. */
  readRows(): Promise<StoredRows>;
  destroy(): Promise<void>;
}

/** Every row of the tables of a trial; closes the database. */
export async function readTables(database: SqlDatabase): Promise<StoredRows> {
  const read = async (table: string) => [table, await database.query(`SELECT * FROM ${table}`)] as const;
  try {
    return Object.fromEntries(await Promise.all(TRIAL_TABLES.map(read))) as unknown as StoredRows;
  } finally {
    await database.close();
  }
}

/** An embedded store in a new folder; `isFirst` leaves the making of it to the first start. */
export function makeEmbeddedStore(isFirst = false): FaultStore {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const folder = join(root, 'store');
  if (!isFirst) copyMigratedStore(folder);
  return {
    databaseUrl: `file:${folder}`,
    spoolFolder: join(root, 'spool'),
    readRows: async () => readTables(await openPgliteDatabase(folder)),
    destroy: () => {
      rmSync(root, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** A new database on a PostgreSQL server. */
export async function makePostgresStore(serverUrl: string): Promise<FaultStore> {
  const database = await makeScratchDatabase(serverUrl);
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  return {
    databaseUrl: database.url,
    spoolFolder: join(root, 'spool'),
    readRows: () => readTables(openPostgresDatabase(database.url)),
    destroy: async () => {
      await database.drop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function listSpool({ spoolFolder }: FaultStore): readonly string[] {
  try {
    return readdirSync(spoolFolder);
  } catch {
    return [];
  }
}

/** Waits until nothing is left on the local disk; what was refused stays there, so that waiting longer helps nobody. */
export async function waitForEmptySpool(store: FaultStore, withinMs = 120_000): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    const left = listSpool(store);
    if (left.length === 0) return;
    if (performance.now() > giveUpAt) throw new TrialFault(`The spool still holds ${left.join(', ')}.`);
    await wait(LOOK_EVERY_MS);
  }
}
