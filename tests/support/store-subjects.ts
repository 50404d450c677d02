import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Store } from '@/lib/server/records/store';
import { migrate } from '@/lib/server/store/migrate';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { SqlDatabase, SqlRow } from '@/lib/server/store/sql-database';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { copyEmptyStore, copyMigratedStore } from './model-stores';
import { makeScratchDatabase } from './scratch-database';

/** A database that a contract is tried on. */
export interface StoreSubject {
  readonly database: SqlDatabase;
  /** Where PostgreSQL has it. */
  readonly url?: string;
  /** Deletes it; the database must have been closed. */
  destroy(): Promise<void>;
}

async function openPglite(copyStore: (folder: string) => void): Promise<StoreSubject> {
  const folder = mkdtempSync(join(tmpdir(), 'store-contract-'));
  copyStore(folder);
  const database = await openPgliteDatabase(folder);
  return {
    database,
    destroy: () => rm(folder, { recursive: true }),
  };
}

/** A database of its own: what other tests do in theirs holds no count back. */
async function openPostgres(server: string): Promise<StoreSubject> {
  const scratch = await makeScratchDatabase(server);
  return { database: openPostgresDatabase(scratch.url), url: scratch.url, destroy: () => scratch.drop() };
}

/** Where PostgreSQL is, when the tests have one. */
export const postgresUrl = process.env['TEST_DATABASE_URL'];

type NamedSubject = [name: string, open: () => Promise<StoreSubject>];

/** Both databases by name without a table in them, PostgreSQL only where there is one. */
export const emptySubjects: readonly NamedSubject[] = [
  ['PGlite', () => openPglite(copyEmptyStore)],
  ...(postgresUrl ? [['PostgreSQL', () => openPostgres(postgresUrl)] as NamedSubject] : []),
];

async function openMigrated(postgres: string): Promise<StoreSubject> {
  const subject = await openPostgres(postgres);
  await migrate(subject.database);
  return subject;
}

/** The same with the product's tables. */
export const storeSubjects: readonly NamedSubject[] = [
  ['PGlite', () => openPglite(copyMigratedStore)],
  ...(postgresUrl ? [['PostgreSQL', () => openMigrated(postgresUrl)] as NamedSubject] : []),
];

/** All that was stored, and nothing of what the migrations have made. */
async function emptyTables(database: SqlDatabase): Promise<void> {
  const tables = await database.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT LIKE 'migration%'",
  );
  const deletions = tables.map(({ name }) => `DELETE FROM "${String(name)}"`).join(';');
  // Without the triggers, one of which keeps consents from being deleted.
  await database.execute(
    `SET session_replication_role = replica; ${deletions}; SET session_replication_role = DEFAULT`,
  );
}

/**
 * A migrated store for the tests of a file, closed and deleted after them; read its parts when a test runs. With
 * `isEmptied` each test finds nothing in it.
 */
export function useStore(
  open: () => Promise<StoreSubject>,
  { isRelayed = false, isEmptied = false } = {},
): {
  readonly store: Store;
  readonly database: SqlDatabase;
  query(sql: string, ...parameters: unknown[]): Promise<readonly SqlRow[]>;
} {
  let subject: StoreSubject;
  let store: Store;

  beforeAll(async () => {
    subject = await open();
    store = createSqlStore(subject.database, { isRelayed });
  });

  if (isEmptied) beforeEach(() => emptyTables(subject.database));

  afterAll(async () => {
    await store.close();
    await subject.destroy();
  });

  return {
    get store() {
      return store;
    },
    get database() {
      return subject.database;
    },
    query: (sql, ...parameters) => subject.database.query(sql, parameters),
  };
}
