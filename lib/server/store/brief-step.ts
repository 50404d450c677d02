import { setTimeout as wait } from 'node:timers/promises';
import { isWorthRepeating } from '../records/sql-state';
import type { SqlRunner, SqlSession } from './sql-database';

/** What waits for a lock holds up every write behind it. */
const LOCK_LIMIT = '50ms';
const PAUSE_MS = 250;
/** As long as a vacuum of a large table may hold the lock. */
const PATIENCE_MS = 600_000;

const LOCK_NOT_AVAILABLE = '55P03';

function isHeldUp(error: unknown): boolean {
  return (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE || isWorthRepeating(error);
}

/**
 * Does short work on busy tables in one transaction, anew for as long as it does not get its locks at once; throws what
 * the database said last when ten minutes were not enough.
 */
export async function runBriefly<Result>(
  session: SqlSession,
  work: (runner: SqlRunner) => Promise<Result>,
): Promise<Result> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await session.transaction(async (runner) => {
        await runner.execute(`SET LOCAL lock_timeout = '${LOCK_LIMIT}'`);
        return work(runner);
      });
    } catch (error) {
      if (!isHeldUp(error) || performance.now() > endsAt) throw error;
      await wait(PAUSE_MS);
    }
  }
}
