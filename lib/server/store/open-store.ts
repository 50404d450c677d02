import { getEnv } from '../env';
import { createSpool } from '../spool/spool';
import { migrate } from './migrate';
import { openPgliteDatabase } from './pglite-database';
import { openPostgresDatabase } from './postgres-database';
import type { SqlDatabase } from './sql-database';
import { createSpooledStore, type SpooledStore } from './spooled-store';
import { createSqlStore } from './sql-store';
import type { Store } from './store';
import { StoreAwayError } from './write-queue';

const FILE_PREFIX = 'file:';
const BYTES_PER_MB = 1024 * 1024;

/** A schema name that needs no quoting, for stores that share one database. */
const SCHEMA_NAME = /^[a-z][a-z0-9_]{0,62}$/;

async function openDatabase(databaseUrl: string, schema?: string): Promise<SqlDatabase> {
  if (databaseUrl.startsWith(FILE_PREFIX)) return openPgliteDatabase(databaseUrl.slice(FILE_PREFIX.length));
  return openPostgresDatabase(databaseUrl, schema);
}

/** Opens the store that a `DATABASE_URL` names and brings its schema up to date. */
export async function openStore(databaseUrl: string, schema?: string): Promise<Store> {
  if (schema !== undefined && !SCHEMA_NAME.test(schema)) throw new Error(`not a schema name: ${schema}`);
  const database = await openDatabase(databaseUrl, schema);
  try {
    await migrate(database, schema);
  } catch (error) {
    await database.close();
    throw error;
  }
  return createSqlStore(database);
}

/** Opens on first use; when that fails, the next caller tries again. */
function connectOnce(databaseUrl: string): () => Promise<Store> {
  let opening: Promise<Store> | undefined;
  return async () => {
    const current = (opening ??= openStore(databaseUrl));
    try {
      return await current;
    } catch (error) {
      if (opening === current) opening = undefined;
      throw new StoreAwayError('the store cannot be opened', { cause: error });
    }
  };
}

/** Next bundles every route on its own, yet PGlite allows one owner: the store hangs on the process itself. */
const PROCESS_KEY = Symbol.for('funnel-platform.store');
const owner = globalThis as { [PROCESS_KEY]?: SpooledStore | undefined };

/** The store of this process, with the spool in front of it. */
export function getStore(): Promise<SpooledStore> {
  const { DATABASE_URL, SPOOL_FOLDER, SPOOL_LIMIT_MB } = getEnv();
  const spool = { folder: SPOOL_FOLDER, limitBytes: SPOOL_LIMIT_MB * BYTES_PER_MB };
  const store = owner[PROCESS_KEY] ?? createSpooledStore(connectOnce(DATABASE_URL), createSpool(spool));
  owner[PROCESS_KEY] = store;
  return Promise.resolve(store);
}
