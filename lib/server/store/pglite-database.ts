import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { SqlDatabase, SqlRow, SqlRunner } from './sql-database';

type Queryable = Pick<PGlite, 'query' | 'exec'>;

function createRunner(queryable: Queryable): SqlRunner {
  return {
    query: async (sql, parameters) => (await queryable.query<SqlRow>(sql, parameters && [...parameters])).rows,
    execute: async (sql) => {
      await queryable.exec(sql);
    },
  };
}

/**
 * Opens the embedded PostgreSQL in a folder, which is created when missing. A commit is on disk before it
 * resolves; what a killed process left behind is recovered. PGlite runs one transaction at a time by itself.
 * One process owns the folder.
 */
export async function openPgliteDatabase(folder: string): Promise<SqlDatabase> {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true });
  const pglite = await PGlite.create({ dataDir: path, relaxedDurability: false });
  return {
    ...createRunner(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(createRunner(transaction))),
    close: () => pglite.close(),
  };
}
