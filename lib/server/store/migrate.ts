import { MIGRATIONS } from './migrations';
import type { SqlDatabase } from './sql-database';

const LOCK_KEY = 7_204_113;
/** Longer than a request may take, as another instance may hold the lock. */
const MIGRATION_LIMIT = '60s';

/** One transaction under a lock, so that instances that start together wait for one another. */
export async function migrate(database: SqlDatabase, schema?: string): Promise<void> {
  await database.transaction(async (runner) => {
    await runner.query(`SET LOCAL statement_timeout = '${MIGRATION_LIMIT}'`);
    await runner.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEY]);
    if (schema !== undefined) await runner.execute(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    await runner.execute(
      'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = new Set((await runner.query('SELECT id FROM migrations')).map(({ id }) => id));
    for (const { id, sql } of MIGRATIONS.filter((migration) => !applied.has(migration.id))) {
      await runner.execute(sql);
      await runner.query('INSERT INTO migrations (id) VALUES ($1)', [id]);
    }
  });
}
