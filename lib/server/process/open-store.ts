import { createDestinations } from '../destinations/destinations';
import { getEnv } from '../platform/env';
import { processSingleton } from '../platform/process-singleton';
import { createSpool } from '../spool/spool';
import { migrate } from '../store/migrate';
import { openPgliteDatabase } from '../store/pglite-database';
import { openPostgresDatabase } from '../store/postgres-database';
import type { SqlDatabase } from '../store/sql-database';
import { createSpooledStore, type SpooledStore } from '../store/spooled-store';
import { createSqlStore, type StoreOptions } from '../store/sql-store';
import type { Store } from '../records/store';
import { StoreAwayError } from '../records/write-queue';

const FILE_PREFIX = 'file:';
const BYTES_PER_MB = 1024 * 1024;

async function openDatabase(databaseUrl: string): Promise<SqlDatabase> {
  if (databaseUrl.startsWith(FILE_PREFIX)) return openPgliteDatabase(databaseUrl.slice(FILE_PREFIX.length));
  return openPostgresDatabase(databaseUrl);
}

export async function openStore(databaseUrl: string, options: StoreOptions): Promise<Store> {
  const database = await openDatabase(databaseUrl);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return createSqlStore(database, options);
}

/** Retries with the next caller after a failure. */
function connectOnce(databaseUrl: string, options: StoreOptions): () => Promise<Store> {
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
  return createSpooledStore(connectOnce(env.DATABASE_URL, { isRelayed }), createSpool(spool));
}

/** The store of this process, with the spool in front of it. PGlite allows one owner. */
export function getStore(): SpooledStore {
  return processSingleton('store', createProcessStore);
}
