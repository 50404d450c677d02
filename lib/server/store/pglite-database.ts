import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { SqlDatabase, SqlRow, SqlRunner, SqlSession } from './sql-database';

/** PGlite hangs the process when its next 16 MB of log do not fit: twice that and the largest batch. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

class FullDiskError extends Error {
  override readonly name = 'FullDiskError';
  readonly code = 'ENOSPC';
}

async function refuseOnFullDisk(path: string): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  if (bavail * bsize < LEAST_FREE_BYTES) throw new FullDiskError('too little room for the store');
}

type Queryable = Pick<PGlite, 'query' | 'exec'>;

function createRunner(queryable: Queryable): SqlRunner {
  return {
    query: async (sql, parameters) => (await queryable.query<SqlRow>(sql, parameters && [...parameters])).rows,
    execute: async (sql) => {
      await queryable.exec(sql);
    },
  };
}

/** Recovers what a killed process left. One process owns the folder; transactions run one at a time. */
export async function openPgliteDatabase(folder: string): Promise<SqlDatabase> {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true });
  await refuseOnFullDisk(path);
  const pglite = await PGlite.create({ dataDir: path, relaxedDurability: false });
  const runner = createRunner(pglite);
  const session: SqlSession = {
    query: async (...query) => {
      await refuseOnFullDisk(path);
      return runner.query(...query);
    },
    execute: async (sql) => {
      await refuseOnFullDisk(path);
      await runner.execute(sql);
    },
    transaction: async (work) => {
      await refuseOnFullDisk(path);
      return pglite.transaction((transaction) => work(createRunner(transaction)));
    },
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...session,
    // There is one connection: who wants it to himself waits for who has it.
    session: (work) => {
      const next = last.then(() => work(session));
      last = next.catch(() => undefined);
      return next;
    },
    close: () => pglite.close(),
  };
}
