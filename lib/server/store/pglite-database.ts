import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { describeError, log } from '../platform/log';
import { lockFolder } from './folder-lock';
import { makePrivateFolder, startPglite } from './pglite-folder';
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

/** The database itself has ended, as PostgreSQL does when it finds its own memory or files wrong. */
function isAbort(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && (error.name === 'ExitStatus' || error.message.startsWith('Aborted('));
}

interface RunningPglite {
  readonly run: <Result>(work: (pglite: PGlite) => Promise<Result>) => Promise<Result>;
  readonly end: () => Promise<void>;
}

/** A database that is started anew with the next work after an abort. */
function keepRunning(path: string): RunningPglite {
  let running: Promise<PGlite> | undefined;
  return {
    run: async (work) => {
      await refuseOnFullDisk(path);
      const current = (running ??= startPglite(path));
      try {
        return await work(await current);
      } catch (error) {
        if (isAbort(error) && running === current) {
          log({ level: 'error', message: 'embedded store aborted, starting it anew', ...describeError(error) });
          running = undefined;
        }
        throw error;
      }
    },
    end: async () => (await running)?.close(),
  };
}

function createSession({ run }: RunningPglite): SqlSession {
  return {
    query: (...query) => run((pglite) => createRunner(pglite).query(...query)),
    execute: (sql) => run((pglite) => createRunner(pglite).execute(sql)),
    transaction: (work) => run((pglite) => pglite.transaction((transaction) => work(createRunner(transaction)))),
  };
}

/**
 * One process owns the folder; transactions run one at a time. What was committed outlives a killed process, not a
 * machine without power: PGlite never syncs to disk, even when told to, so production takes PostgreSQL (D103). Throws a
 * `FolderInUseError` when another process has the folder.
 */
export async function openPgliteDatabase(folder: string): Promise<SqlDatabase> {
  const path = resolve(folder);
  makePrivateFolder(path);
  const unlock = await lockFolder(path);
  const running = keepRunning(path);
  try {
    await running.run(() => Promise.resolve());
  } catch (error) {
    unlock();
    throw error;
  }
  const session = createSession(running);
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...session,
    // There is one connection: who wants it to himself waits for who has it.
    session: (work) => {
      const next = last.then(() => work(session));
      last = next.catch(() => undefined);
      return next;
    },
    close: async () => {
      await running.end().finally(unlock);
    },
  };
}
