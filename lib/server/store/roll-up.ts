import {
  COUNT_ALL,
  FORGET_ROLL_UPS,
  KEEP_MARK,
  LIST_CHANGED_VISITS,
  LIST_VISITS,
  MAKE_VISITS,
  MOVE_MARK,
  READ_BOUND,
  ROLL_UP,
} from './roll-up-statements';
import type { SqlDatabase, SqlRunner, SqlSession } from './sql-database';

const LOCK_KEY = 7_204_116;

/** Visits that are made anew in one statement. */
const VISITS_AT_ONCE = 1000;

/** Visits between two rests: so few that no write waits long beside them. */
const VISITS_BETWEEN_RESTS = 250;

/** Until the end of the transaction nobody makes rows of visits. */
export async function lockRollUps(runner: SqlRunner): Promise<void> {
  await runner.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEY]);
}

async function isAlone(runner: SqlRunner): Promise<boolean> {
  const [row] = await runner.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [LOCK_KEY]);
  return row?.['taken'] === true;
}

function splitVisits(sessions: readonly string[], size: number): readonly (readonly string[])[] {
  const pieces = Math.ceil(sessions.length / size);
  return Array.from({ length: pieces }, (_, index) => sessions.slice(index * size, (index + 1) * size));
}

/** Makes the rows of these visits by `statement`; returns how many. */
async function makeVisits(runner: SqlRunner, statement: string, sessions: readonly string[]): Promise<number> {
  let count = 0;
  for (const some of splitVisits(sessions, VISITS_AT_ONCE)) {
    const [row] = await runner.query(statement, [some]);
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
    await makeVisits(runner, ROLL_UP, await listSessions(runner, LIST_CHANGED_VISITS, [from, until]));
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

/** Waits after that many ms of counting. */
type Rest = (tookMs: number) => Promise<void>;

/** Makes the rows of these visits in one transaction; undefined where another process is at it. */
async function rollSome(session: SqlSession, sessions: readonly string[]): Promise<number | undefined> {
  return session.transaction(async (runner) =>
    (await isAlone(runner)) ? makeVisits(runner, ROLL_UP, sessions) : undefined,
  );
}

async function keepUpTo({ from, until }: Span, database: SqlDatabase, rest: Rest): Promise<boolean> {
  const changed = await database.session((session) => listSessions(session, LIST_CHANGED_VISITS, [from, until]));
  for (const sessions of splitVisits(changed, VISITS_BETWEEN_RESTS)) {
    const startedAt = performance.now();
    const count = await database.session((session) => rollSome(session, sessions));
    if (count === undefined) return false;
    await rest(performance.now() - startedAt);
  }
  const moved = await database.query(MOVE_MARK, [until, from]);
  return moved.length > 0;
}

/**
 * As `catchUp`, with rests between visits in which who asks a report may count the rest of them, and then does. A span
 * is marked once it is counted to its end: a killed run is repeated, and counts nothing twice.
 */
export async function keepUp(database: SqlDatabase, rest: Rest): Promise<void> {
  for (;;) {
    const span = await database.session(readSpan);
    if (!(await keepUpTo(span, database, rest)) || span.isLast) return;
  }
}

async function makeAnew(session: SqlSession): Promise<number> {
  return session.transaction(async (runner) => {
    await lockRollUps(runner);
    const [bound] = await runner.query('SELECT now()::text AS until');
    await runner.query(FORGET_ROLL_UPS);
    const count = await makeVisits(runner, MAKE_VISITS, await listSessions(runner, LIST_VISITS, []));
    await runner.execute('DELETE FROM visit_days; DELETE FROM step_days;');
    await runner.query(COUNT_ALL);
    await runner.query(KEEP_MARK, [bound?.['until']]);
    return count;
  });
}

/**
 * Makes all roll-ups anew out of what is stored; readers see the former ones meanwhile. Returns how many visits. What
 * the former rows leave behind is cleared at once.
 */
export async function rebuild(database: SqlDatabase): Promise<number> {
  return database.session(async (session) => {
    const count = await makeAnew(session);
    await session.execute('VACUUM (ANALYZE) visits, visit_days, step_days');
    return count;
  });
}
