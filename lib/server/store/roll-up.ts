import {
  COUNT_KEPT,
  FORGET_ROLL_UPS,
  KEEP_MARK,
  LIST_CHANGED_VISITS,
  LIST_VISITS,
  READ_BOUND,
  ROLL_UP,
} from './roll-up-statements';
import type { SqlDatabase, SqlRunner, SqlSession } from './sql-database';

const LOCK_KEY = 7_204_116;

/** Visits that are made anew in one statement. */
const VISITS_AT_ONCE = 1000;

/** Until the end of the transaction nobody makes rows of visits. */
export async function lockRollUps(runner: SqlRunner): Promise<void> {
  await runner.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEY]);
}

async function isAlone(runner: SqlRunner): Promise<boolean> {
  const [row] = await runner.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [LOCK_KEY]);
  return row?.['taken'] === true;
}

async function rollUp(runner: SqlRunner, sessions: readonly string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < sessions.length; start += VISITS_AT_ONCE) {
    const [row] = await runner.query(ROLL_UP, [sessions.slice(start, start + VISITS_AT_ONCE)]);
    count += Number(row?.['count']);
  }
  return count;
}

interface Span {
  readonly from: string;
  readonly until: string;
  readonly isLast: boolean;
}

async function listSessions(runner: SqlRunner, sql: string, parameters: readonly unknown[]): Promise<string[]> {
  return (await runner.query(sql, parameters)).map((row) => row['id'] as string);
}

/** The next stretch of time, and whether it reaches the present; from nothing on, all there is. */
async function readSpan(runner: SqlRunner): Promise<Span> {
  const [row] = await runner.query(READ_BOUND);
  const { from, until, isLast } = row as unknown as Span;
  return { from, until, isLast };
}

/** One stretch, with its mark, in one transaction; undefined where another process is at it. */
async function rollNext(session: SqlSession): Promise<boolean | undefined> {
  return session.transaction(async (runner) => {
    if (!(await isAlone(runner))) return undefined;
    const { from, until, isLast } = await readSpan(runner);
    await rollUp(runner, await listSessions(runner, LIST_CHANGED_VISITS, [from, until]));
    await runner.query(KEEP_MARK, [until]);
    return isLast;
  });
}

/**
 * Brings the roll-ups up to what is stored. A killed run is repeated from its mark; of many processes one does it, and
 * the others leave it to that one.
 */
export async function catchUp(database: SqlDatabase): Promise<void> {
  await database.session(async (session) => {
    while ((await rollNext(session)) === false);
  });
}

async function makeAnew(session: SqlSession): Promise<number> {
  return session.transaction(async (runner) => {
    await lockRollUps(runner);
    const [bound] = await runner.query('SELECT now()::text AS until');
    await runner.execute('DELETE FROM visit_days; DELETE FROM step_days;');
    await runner.query(FORGET_ROLL_UPS);
    await runner.query(COUNT_KEPT);
    const count = await rollUp(runner, await listSessions(runner, LIST_VISITS, []));
    await runner.query(KEEP_MARK, [bound?.['until']]);
    return count;
  });
}

/**
 * Makes all roll-ups anew out of what is stored; readers see the former ones meanwhile. Returns how many visits. What
 * the former rows and the steps of counting leave behind, a hundred rows for each that stays, is cleared at once.
 */
export async function rebuild(database: SqlDatabase): Promise<number> {
  return database.session(async (session) => {
    const count = await makeAnew(session);
    await session.execute('VACUUM (ANALYZE) visits, visit_days, step_days');
    return count;
  });
}
