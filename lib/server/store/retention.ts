import { setTimeout as wait } from 'node:timers/promises';
import type { AgedOut, RetentionDays } from '../records/retention';
import { runBriefly } from './brief-step';
import { BLANK_ANSWERS, BY_BATCH, KEEP_MARK, LIST_OLD_MONTHS, READ_MARK, type BatchKind } from './retention-statements';
import type { SqlDatabase, SqlSession } from './sql-database';

const LOCK_KEY = 7_204_115;

/** What one run does at most of a kind; the rest is the next one’s. */
const BATCHES = 200;
/** Others write meanwhile. */
const PAUSE_MS = 10;
const HOUR_MS = 3_600_000;

async function ageByBatch(session: SqlSession, kind: BatchKind, parameters: readonly unknown[]): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const done = (await session.query(BY_BATCH[kind], parameters)).length;
    if (done === 0) break;
    count += done;
    await wait(PAUSE_MS);
  }
  return count;
}

async function dropMonths(session: SqlSession, parameters: readonly unknown[]): Promise<number> {
  const months = await session.query(LIST_OLD_MONTHS, parameters);
  for (const { name } of months) await runBriefly(session, (runner) => runner.execute(`DROP TABLE ${String(name)}`));
  return months.length;
}

/** Goes on by the hour of receipt where the last run has ended, as the answers of younger events are still kept. */
async function blankAnswers(session: SqlSession, parameters: readonly unknown[]): Promise<number> {
  const [mark] = await session.query(READ_MARK, parameters);
  const [from, cutoff] = [mark?.['from'], mark?.['cutoff']] as readonly (Date | null | undefined)[];
  let count = 0;
  let done = from?.getTime() ?? Number.POSITIVE_INFINITY;
  const end = cutoff?.getTime() ?? 0;
  for (let batch = 0; batch < BATCHES && done < end; batch += 1) {
    const until = Math.min(done + HOUR_MS, end);
    const span = [done, until].map((ms) => new Date(ms).toISOString());
    count += (await session.query(BLANK_ANSWERS, span)).length;
    await session.query(KEEP_MARK, [span[1]]);
    done = until;
  }
  return count;
}

/** Consents before leads, which are deleted once they have none; whole months before single events. */
async function ageAll(session: SqlSession, days: RetentionDays): Promise<AgedOut> {
  const now = new Date().toISOString();
  const of = (kind: keyof RetentionDays): readonly unknown[] => [days[kind], now];
  const consents = await ageByBatch(session, 'consents', of('consents'));
  const bareLeads = await ageByBatch(session, 'bareLeads', of('leads'));
  const leads = bareLeads + (await ageByBatch(session, 'leads', of('leads')));
  const eventMonths = await dropMonths(session, of('events'));
  const events = await ageByBatch(session, 'events', of('events'));
  const visits = await ageByBatch(session, 'visits', of('events'));
  await ageByBatch(session, 'outboxOfEvents', of('events'));
  // What was earned stays; whose it was goes with the visit.
  await ageByBatch(session, 'outcomes', of('events'));
  return {
    ...{ consents, leads, eventMonths, events, visits },
    answers: (await ageByBatch(session, 'typedContacts', of('answers'))) + (await blankAnswers(session, of('answers'))),
    users: await ageByBatch(session, 'users', of('users')),
    outbox: await ageByBatch(session, 'outbox', of('outbox')),
    suppressions: await ageByBatch(session, 'suppressions', of('suppressions')),
    erasures: await ageByBatch(session, 'erasures', of('erasures')),
    numbers: await ageByBatch(session, 'numbers', of('numbers')),
    leases: await ageByBatch(session, 'leases', [0, now]),
  };
}

/** Deletes what is too old, by batches beside the writers; undefined where another process is at it. */
export async function ageOut(database: SqlDatabase, days: RetentionDays): Promise<AgedOut | undefined> {
  return database.session(async (session) => {
    const [row] = await session.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK_KEY]);
    if (row?.['taken'] !== true) return undefined;
    try {
      return await ageAll(session, days);
    } finally {
      await session.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => undefined);
    }
  });
}
