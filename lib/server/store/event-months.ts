import { runBriefly } from './brief-step';
import { ifMigrationLockIsFree } from './migration-lock';
import type { SqlDatabase, SqlRunner, SqlSession } from './sql-database';

/** So long may nobody make any before events go to the table for the rest. */
const MONTHS_AHEAD = 3;

/** Ids that are forgotten at once: each statement takes a moment. */
const FORGOTTEN = 5000;

interface Month {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The coming months that have no table, the nearest first; none that the table of the first ones reaches into. */
const LIST_MISSING_MONTHS = `
  WITH first AS (
    SELECT substring(pg_get_expr(relpartbound, oid) FROM 'TO \\(''(.+?)''\\)')::timestamptz AS until
    FROM pg_class WHERE oid = to_regclass('events_first') AND relispartition
  ), months AS (
    SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => ahead) AS month
    FROM generate_series(1, $1::integer) AS ahead
  )
  SELECT to_char(month, '"events_"YYYY_MM') AS name, to_char(month, 'YYYY-MM-DD"T00:00:00Z"') AS "from",
    to_char(month + interval '1 month', 'YYYY-MM-DD"T00:00:00Z"') AS "to"
  FROM months
  WHERE to_regclass(to_char(month, '"events_"YYYY_MM')) IS NULL
    AND NOT EXISTS (SELECT FROM first WHERE until > month AT TIME ZONE 'UTC')
  ORDER BY month`;

const DROP_CHECK = 'ALTER TABLE events_default DROP CONSTRAINT IF EXISTS events_default_elsewhere';

async function isAny(runner: SqlRunner, question: string): Promise<boolean> {
  const [row] = await runner.query(`SELECT EXISTS (${question}) AS "isAny"`);
  return row?.['isAny'] === true;
}

/** A check that no event there is of this month spares the attachment a look at each, with writers waiting. */
async function excludeFromRest(session: SqlSession, { from, to }: Month): Promise<void> {
  const check = `CHECK (received_at < '${from}' OR received_at >= '${to}')`;
  await runBriefly(session, (runner) =>
    runner.execute(`ALTER TABLE events_default ADD CONSTRAINT events_default_elsewhere ${check} NOT VALID`),
  );
  await session.execute('ALTER TABLE events_default VALIDATE CONSTRAINT events_default_elsewhere');
}

async function addMonth(session: SqlSession, month: Month): Promise<void> {
  const { name, from, to } = month;
  if (await isAny(session, 'SELECT FROM events_default')) await excludeFromRest(session, month);
  await runBriefly(session, async (runner) => {
    await runner.execute(`CREATE TABLE ${name} (LIKE events INCLUDING DEFAULTS)`);
    await runner.execute(`ALTER TABLE events ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${to}')`);
    await runner.execute(DROP_CHECK);
  });
}

/** Makes the tables of the coming months that are missing, while events come in. */
export async function makeMonths(session: SqlSession): Promise<void> {
  if (!(await isAny(session, "SELECT FROM pg_class WHERE oid = to_regclass('events_default')"))) return;
  // A killed run leaves its check, which would refuse events a month later.
  if (await isAny(session, "SELECT FROM pg_constraint WHERE conname = 'events_default_elsewhere'"))
    await runBriefly(session, (runner) => runner.execute(DROP_CHECK));
  const months = await session.query(LIST_MISSING_MONTHS, [MONTHS_AHEAD]);
  for (const month of months) await addMonth(session, month as unknown as Month);
}

async function forgetIds(runner: SqlRunner): Promise<void> {
  const sql = `DELETE FROM event_ids WHERE id IN (
    SELECT id FROM event_ids WHERE received_at < now() - interval '30 days' LIMIT ${FORGOTTEN}) RETURNING 1`;
  while ((await runner.query(sql)).length === FORGOTTEN);
}

/** What the site does by the day; nothing where another process is at it. */
export async function keepMonths(database: SqlDatabase): Promise<void> {
  await database.session((session) =>
    ifMigrationLockIsFree(session, async () => {
      await makeMonths(session);
      await forgetIds(session);
    }),
  );
}
