import { setTimeout as wait } from 'node:timers/promises';
import { hashVisit } from '../records/lease-key';
import {
  PERSON_PLACES,
  TooManyVisitorsError,
  type People,
  type PersonIds,
  type PersonPlace,
  type PersonSearch,
} from '../records/person';
import {
  BURY,
  DELETE_BARE_LEADS,
  DELETE_EVENTS,
  EMPTY_LEADS,
  FIND_FORMER_VISITORS,
  FIND_LEADS,
  FIND_LEADS_OF_VISITORS,
  FIND_SESSIONS,
  FIND_SUPPRESSED,
  FIND_VISITORS,
  LIST_CONTACTS,
  NOBODY,
  OUTBOX_ROWS,
  PLACES,
  SUPPRESS,
  UNLINK_OUTCOMES,
  UNLINK_VISITS,
} from './person-statements';
import { lockRollUps } from './roll-up';
import type { SqlDatabase, SqlRow, SqlRunner, SqlSession } from './sql-database';

/** One person has a few devices; a search that finds more has found what strangers share. */
const MOST_VISITORS = 20;

const LOOK_EVERY_MS = 50;
/** Longer than any write may take. */
const WRITERS_LIMIT_MS = 5000;

function pick(rows: readonly SqlRow[], column: string): string[] {
  return [...new Set(rows.map((row) => row[column] as string))].filter((id) => id !== NOBODY && id !== '');
}

async function findVisitors(runner: SqlRunner, { by, value }: PersonSearch): Promise<string[]> {
  if (by === 'visitor') return [value];
  if (by === 'lead') return [];
  return pick(await runner.query(FIND_VISITORS[by], [value, MOST_VISITORS + 1]), 'id');
}

async function identify(runner: SqlRunner, search: PersonSearch): Promise<PersonIds> {
  const named = await runner.query(FIND_LEADS[search.by], [search.value]);
  const known = [...new Set([...(await findVisitors(runner, search)), ...pick(named, 'anonymous_id')])];
  if (known.length > MOST_VISITORS) throw new TooManyVisitorsError('more than 20 visitors have this in common');
  const former = pick(await runner.query(FIND_FORMER_VISITORS, [known]), 'id');
  const visitors = [...new Set([...known, ...former])];
  const leads = [...named, ...(await runner.query(FIND_LEADS_OF_VISITORS, [visitors]))];
  const ids = [...new Set([...pick(leads, 'id'), ...(search.by === 'lead' ? [search.value] : [])])];
  const told = search.by === 'session' ? [search.value] : [];
  const sessions = [...pick(leads, 'session_id'), ...pick(await runner.query(FIND_SESSIONS, [visitors, ids]), 'id')];
  return { leads: ids, visitors, sessions: [...new Set([...told, ...sessions])] };
}

/** The rows of a place and the ids that they are found by. */
function findPlace(place: PersonPlace, ids: PersonIds): readonly [rows: string, parameters: readonly unknown[]] {
  if (place === 'outbox') return [OUTBOX_ROWS, [ids.leads, ids.visitors]];
  const { rows, of } = PLACES[place];
  return [rows, [place === 'leases' ? ids.sessions.map(hashVisit) : ids[of]]];
}

/** One after the other, since a session has one connection. */
async function forEachPlace<Value>(
  ask: (place: PersonPlace) => Promise<Value>,
): Promise<Readonly<Record<PersonPlace, Value>>> {
  const entries: [PersonPlace, Value][] = [];
  for (const place of PERSON_PLACES) entries.push([place, await ask(place)]);
  return Object.fromEntries(entries) as Record<PersonPlace, Value>;
}

function countRows(runner: SqlRunner, ids: PersonIds) {
  return forEachPlace(async (place) => {
    const [rows, parameters] = findPlace(place, ids);
    return Number((await runner.query(`SELECT count(*)::integer AS count ${rows}`, parameters))[0]?.['count']);
  });
}

/** Waits until no write is under way that began before the ids were buried, and has not seen it. */
async function awaitWriters(session: SqlSession): Promise<void> {
  const [row] = await session.query('SELECT pg_current_xact_id()::text AS id');
  const endsAt = performance.now() + WRITERS_LIMIT_MS;
  const sql = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 AS "areOver"';
  while ((await session.query(sql, [row?.['id']]))[0]?.['areOver'] !== true && performance.now() < endsAt) {
    await wait(LOOK_EVERY_MS);
  }
}

/** Nobody makes them anew meanwhile out of events that it has read before. */
async function unlinkVisits(session: SqlSession, { visitors }: PersonIds): Promise<void> {
  await session.transaction(async (runner) => {
    await lockRollUps(runner);
    await runner.query(UNLINK_VISITS, [visitors]);
  });
}

/** Leads go last: until then a run that was killed finds the person again. */
async function erase(session: SqlSession, ids: PersonIds) {
  await session.query(BURY, [ids.leads, ids.visitors]);
  await awaitWriters(session);
  const counts = await countRows(session, ids);
  const remove = (place: PersonPlace) => {
    const [rows, parameters] = findPlace(place, ids);
    return session.query(`DELETE ${rows}`, parameters);
  };
  for (const place of ['outbox', 'users', 'leases', 'leasedNumbers', 'typedContacts'] as const) await remove(place);
  await session.query(UNLINK_OUTCOMES, [ids.sessions, ids.leads]);
  while ((await session.query(DELETE_EVENTS, [ids.visitors])).length > 0);
  await unlinkVisits(session, ids);
  await session.query(DELETE_BARE_LEADS, [ids.leads]);
  await session.query(EMPTY_LEADS, [ids.leads]);
  return counts;
}

/** Answers operators: nothing here has the time limit of a visitor’s call. */
export function createPeople(database: SqlDatabase): People {
  return {
    identify: (search) => database.session((session) => identify(session, search)),
    count: (ids) => database.session((session) => countRows(session, ids)),
    read: (ids) =>
      database.session((session) =>
        forEachPlace(async (place) => {
          const [rows, parameters] = findPlace(place, ids);
          const found = await session.query(`SELECT to_jsonb(one) AS row ${rows}`, parameters);
          return found.map(({ row }) => row as Readonly<Record<string, unknown>>);
        }),
      ),
    listContacts: async ({ leads, visitors }) =>
      database.session(async (session) => pick(await session.query(LIST_CONTACTS, [leads, visitors]), 'contact')),
    erase: (ids) => database.session((session) => erase(session, ids)),
    suppress: async (hashes) => (await database.query(SUPPRESS, [hashes])).length,
    findSuppressed: async (hashes) =>
      hashes.length === 0 ? [] : pick(await database.query(FIND_SUPPRESSED, [hashes]), 'hash'),
  };
}
