import { setTimeout as wait } from 'node:timers/promises';
import type { StoredEvent, StoredLead } from '@/lib/server/records/store';
import { migrate } from '@/lib/server/store/migrate';
import type { Migration } from '@/lib/server/store/migration';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { makeEvent, makeLead } from '@/tests/support/store-records';

/** What the releases before the first of the long migrations made. */
export const FORMER = MIGRATIONS.filter(({ id }) => id <= 5);

const WRITERS = 4;
const LEAD_EVERY = 10;
const REPEAT_EVERY = 3;
const QUIET_MS = 5000;
const LOOK_EVERY_MS = 15;

/** What became of the writes while tables were changed. */
export interface BusyVerdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  /** From call to commit, the longest before the migration and during it. */
  readonly slowestBeforeMs: number;
  readonly slowestMs: number;
  /** The longest that a write was seen to wait for a lock on a table. */
  readonly longestLockMs: number;
  readonly seconds: number;
}

/** Rows as a site of two months has them, so many events and a tenth of it leads with a consent each. */
export async function fillTables(database: SqlDatabase, events: number): Promise<void> {
  const each = 250_000;
  for (let done = 0; done < events; done += each) {
    const count = Math.min(each, events - done);
    await database.session((session) =>
      session.execute(`
        INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, received_at, properties)
        SELECT gen_random_uuid(), 'm10', 'pageView', gen_random_uuid(), gen_random_uuid()::text, at, at,
          jsonb_build_object('stepName', 'zip', 'number', number)
        FROM (SELECT number, now() - number * interval '60 days' / ${events} AS at
          FROM generate_series(${done + 1}, ${done + count}) AS number) AS made;
        WITH made AS (
          INSERT INTO leads (id, brand, product, page_name, form, form_version, anonymous_id, session_id, paid,
            created_at, "values")
          SELECT gen_random_uuid(), 'm10', 'medicare', 'otc-savings', 'medicare', '1', gen_random_uuid(),
            gen_random_uuid()::text, true, now(),
            jsonb_build_object('phone', lpad(number::text, 10, '2'), 'email', 'p' || number || '@example.com')
          FROM generate_series(${done + 1}, ${done + count}, 10) AS number RETURNING id, session_id, "values"
        )
        INSERT INTO consents (id, lead_id, brand, text, text_sha256, language, button_label, recipients, acted_at,
          page_path, user_agent, session_id)
        SELECT gen_random_uuid(), id, 'm10', 'Call me at (' || left("values" ->> 'phone', 3) || ') '
          || substr("values" ->> 'phone', 4, 3) || '-' || right("values" ->> 'phone', 4), '', 'english', 'Yes', '[]',
          now(), '/', 'Agent/1.0', session_id FROM made;`),
    );
  }
}

interface Written {
  readonly events: StoredEvent[];
  readonly leads: StoredLead[];
  slowestMs: number;
}

/** As the release before them saves a lead, which knows none of the columns to come. */
async function saveFormerLead(database: SqlDatabase, lead: StoredLead): Promise<void> {
  const { id, brand, product, pageName, form, formVersion, anonymousId, sessionId, paid, createdAt, values } = lead;
  await database.session((session) =>
    session.query(
      `INSERT INTO leads (id, brand, product, page_name, form, form_version, anonymous_id, session_id, paid, created_at,
         "values")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb) ON CONFLICT (id) DO NOTHING`,
      [
        id,
        brand,
        product,
        pageName,
        form,
        formVersion,
        anonymousId,
        sessionId,
        paid,
        createdAt,
        JSON.stringify(values),
      ],
    ),
  );
}

/** Saves events and leads one after the other until told to stop, some of them twice. */
async function write(database: SqlDatabase, written: Written, isOver: () => boolean): Promise<void> {
  const store = createSqlStore(database, { isRelayed: true });
  for (let turn = 0; !isOver(); turn += 1) {
    const startedAt = performance.now();
    if (turn % LEAD_EVERY === 0) {
      const lead = makeLead();
      await saveFormerLead(database, lead);
      written.leads.push(lead);
    } else {
      const event = makeEvent();
      await store.saveEvents([event, ...(turn % REPEAT_EVERY === 0 ? written.events.slice(-1) : [])]);
      written.events.push(event);
    }
    written.slowestMs = Math.max(written.slowestMs, performance.now() - startedAt);
  }
}

/** Looks at the locks until told to stop, and gives the longest that a statement of the site waited for a table. */
async function watchLocks(database: SqlDatabase, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const [row] = await database.query(`
      SELECT coalesce(max(extract(epoch FROM clock_timestamp() - waitstart)), 0)::float8 * 1000 AS ms
      FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND locktype = 'relation' AND application_name = 'funnel-platform'`);
    longest = Math.max(longest, row?.['ms'] as number);
    await wait(LOOK_EVERY_MS);
  }
  return Math.round(longest);
}

async function count(database: SqlDatabase, table: string, ids: readonly string[]): Promise<number> {
  const [row] = await database.session((session) =>
    session.query(
      `SELECT count(*)::integer AS count FROM ${table}
       WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text($1::jsonb))`,
      [JSON.stringify(ids)],
    ),
  );
  return row?.['count'] as number;
}

/** Changes the tables of a database that has the former ones, with a last step of so many seconds, among writers. */
export async function migrateAmongWriters(url: string, slowSeconds: number): Promise<BusyVerdict> {
  const databases = Array.from({ length: WRITERS }, () => openPostgresDatabase(url));
  const [database, watcher] = [openPostgresDatabase(url), openPostgresDatabase(url)];
  const written: Written = { events: [], leads: [], slowestMs: 0 };
  let isOver = false;
  const writing = Promise.all(databases.map((one) => write(one, written, () => isOver)));
  await wait(QUIET_MS);
  const slowestBeforeMs = Math.round(written.slowestMs);
  written.slowestMs = 0;
  const watching = watchLocks(watcher, () => isOver);
  const startedAt = performance.now();
  const slow: Migration = {
    id: 1_000_000,
    steps: [
      { beside: `SELECT count(*), pg_sleep(${slowSeconds}) FROM leads` },
      { briefly: 'ALTER TABLE events ADD COLUMN tried boolean' },
    ],
  };
  const tell = (line: string) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${line}`);
  await migrate(database, { migrations: [...MIGRATIONS, slow], tell });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  isOver = true;
  await writing;
  const [events, leads] = [written.events.map(({ id }) => id), written.leads.map(({ id }) => id)];
  const [stored, storedLeads] = [await count(database, 'events', events), await count(database, 'leads', leads)];
  const acknowledged = events.length + leads.length;
  const found = stored + storedLeads;
  const longestLockMs = await watching;
  await Promise.all([...databases, database, watcher].map((one) => one.close()));
  return {
    ...{ acknowledged, lost: Math.max(0, acknowledged - found), twice: Math.max(0, found - acknowledged) },
    ...{ slowestBeforeMs, slowestMs: Math.round(written.slowestMs), longestLockMs, seconds },
  };
}
