import { openPgliteDatabase } from './pglite-database';
import { openPostgresDatabase } from './postgres-database';
import type { SqlDatabase } from './sql-database';

const FILE_PREFIX = 'file:';

/** Whether an address means a folder of this machine, which one process has to itself. */
export function isEmbedded(databaseUrl: string): boolean {
  return databaseUrl.startsWith(FILE_PREFIX);
}

/** Opens what DATABASE_URL names; its tables are as they are. */
export async function openDatabase(databaseUrl: string, poolSize?: number): Promise<SqlDatabase> {
  if (isEmbedded(databaseUrl)) return openPgliteDatabase(databaseUrl.slice(FILE_PREFIX.length));
  return openPostgresDatabase(databaseUrl, poolSize);
}
