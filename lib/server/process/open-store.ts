import { createDestinations } from '../destinations/destinations';
import { getEnv, type Env } from '../platform/env';
import { processSingleton } from '../platform/process-singleton';
import { createSpool } from '../spool/spool';
import { listMissing, migrate } from '../store/migrate';
import { isEmbedded, openDatabase } from '../store/open-database';
import { requireDurable } from '../store/require-durable';
import { refuseSchemaBehind } from '../store/schema-behind';
import type { SqlDatabase } from '../store/sql-database';
import { createSpooledStore, type SpooledStore } from '../store/spooled-store';
import { createSqlStore, type StoreOptions } from '../store/sql-store';
import type { Store } from '../records/store';
import { StoreAwayError } from '../records/write-queue';

const BYTES_PER_MB = 1024 * 1024;

export interface OpenOptions extends StoreOptions {
  /**
   * Whether the deploy alone changes tables: then ones that are behind are refused (D102), and so is a server that may
   * lose its commits (D105).
   */
  readonly isDeployed?: boolean;
  readonly poolSize?: number;
}

/** In production a deploy changes the tables of PostgreSQL, everywhere else whoever opens them. */
export function readOpenOptions({ APP_ENV, DATABASE_URL, DATABASE_CONNECTIONS }: Env): Omit<OpenOptions, 'isRelayed'> {
  return {
    isDeployed: APP_ENV === 'production' && !isEmbedded(DATABASE_URL),
    poolSize: DATABASE_CONNECTIONS,
  };
}

async function openDeployed(database: SqlDatabase): Promise<void> {
  await requireDurable(database);
  await refuseSchemaBehind(database);
}

/** Tables that are not behind are opened at once, though somebody changes them for a later build meanwhile. */
async function migrateWhereBehind(database: SqlDatabase): Promise<void> {
  if ((await listMissing(database)).length > 0) await migrate(database);
}

/**
 * Throws a `SchemaBehindError` where a deploy has to change the tables first, an `UndurableStoreError` where commits
 * may be lost.
 */
export async function openStore(databaseUrl: string, options: OpenOptions): Promise<Store> {
  const database = await openDatabase(databaseUrl, options.poolSize);
  try {
    await (options.isDeployed === true ? openDeployed(database) : migrateWhereBehind(database));
  } catch (error) {
    await database.close();
    throw error;
  }
  return createSqlStore(database, options);
}

/** Retries with the next caller after a failure. */
function connectOnce(databaseUrl: string, options: OpenOptions): () => Promise<Store> {
  let opening: Promise<Store> | undefined;
  return async () => {
    const current = (opening ??= openStore(databaseUrl, options));
    try {
      return await current;
    } catch (error) {
      if (opening === current) opening = undefined;
      throw new StoreAwayError('the store cannot be opened', { cause: error });
    }
  };
}

function createProcessStore(): SpooledStore {
  const env = getEnv();
  const spool = { folder: env.SPOOL_FOLDER, limitBytes: env.SPOOL_LIMIT_MB * BYTES_PER_MB };
  const isRelayed = createDestinations(env).length > 0;
  const connect = connectOnce(env.DATABASE_URL, { ...readOpenOptions(env), isRelayed });
  return createSpooledStore(connect, createSpool(spool));
}

/** The store of this process, with the spool in front of it. PGlite allows one owner. */
export function getStore(): SpooledStore {
  return processSingleton('store', createProcessStore);
}
