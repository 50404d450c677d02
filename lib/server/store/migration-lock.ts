import { setTimeout as wait } from 'node:timers/promises';
import type { SqlSession } from './sql-database';

const KEY = 7_204_114;
const LOOK_EVERY_MS = 200;

async function tryLock(session: SqlSession): Promise<boolean> {
  const [row] = await session.query('SELECT pg_try_advisory_lock($1) AS taken', [KEY]);
  return row?.['taken'] === true;
}

async function whileLocked<Result>(session: SqlSession, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    // A broken connection has given it back, and its own error says more.
    await session.query('SELECT pg_advisory_unlock($1)', [KEY]).catch(() => undefined);
  }
}

/**
 * One at a time changes tables; others wait, however long, and a killed one gives the lock back. They ask again and
 * again: an index that is built beside writers waits for whoever waits within the database.
 */
export async function withMigrationLock<Result>(
  session: SqlSession,
  tell: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let isTold = false; !(await tryLock(session)); isTold = true) {
    if (!isTold) tell('another process changes the tables; waiting for it');
    await wait(LOOK_EVERY_MS);
  }
  return whileLocked(session, work);
}

/** Does nothing where another does it. */
export async function ifMigrationLockIsFree(session: SqlSession, work: () => Promise<void>): Promise<void> {
  if (await tryLock(session)) await whileLocked(session, work);
}
