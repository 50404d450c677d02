import { getEnv } from '../env';
import { migrate } from './migrate';
import { openPgliteDatabase } from './pglite-database';
import { openPostgresDatabase } from './postgres-database';
import type { SqlDatabase } from './sql-database';
import { createSqlStore } from './sql-store';
import type { Store } from './store';
import { StoreBusyError } from './write-queue';

const FILE_PREFIX = 'file:';

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

/** Next bundles every route on its own, yet PGlite allows one owner: the store hangs on the process itself. */
const PROCESS_KEY = Symbol.for('funnel-platform.store');
const owner = globalThis as { [PROCESS_KEY]?: Promise<Store> | undefined };

/** The store of this process. When it cannot be opened, the next caller tries again. */
export async function getStore(): Promise<Store> {
  const opening = owner[PROCESS_KEY] ?? openStore(getEnv().DATABASE_URL);
  owner[PROCESS_KEY] = opening;
  try {
    return await opening;
  } catch (error) {
    if (owner[PROCESS_KEY] === opening) owner[PROCESS_KEY] = undefined;
    throw new StoreBusyError('the store cannot be opened', { cause: error });
  }
}
