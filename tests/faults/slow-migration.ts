import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '@/lib/server/store/migrate';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import type { Migration } from '@/lib/server/store/migration';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { SqlRow } from '@/lib/server/store/sql-database';
import type { StoredRows } from './fault-stores';

const LOOK_EVERY_MS = 10;
/** The last release that had one table of events. */
const BEFORE_MONTHS = 5;

/** What a later release may bring: a column, and an index that takes long because each row is read and hashed. */
export const SLOW: Migration = {
  id: 1_000_000,
  steps: [
    { briefly: 'ALTER TABLE leads ADD COLUMN trial_note text' },
    { index: 'trial_events', on: 'events_first (md5(md5(md5(session_id || properties::text))))' },
    { briefly: 'ALTER TABLE events ADD COLUMN trial_note text' },
  ],
};

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function change(url: string, migrations: readonly Migration[]): Promise<number> {
  const startedAt = performance.now();
  const database = openPostgresDatabase(url);
  try {
    await migrate(database, { migrations, tell: (line) => console.log(line) });
  } finally {
    await database.close();
  }
  return (performance.now() - startedAt) / 1000;
}

/** Fills the tables of a former build with events that are older than repeats are told by, and makes them ours. */
export async function addOldEvents(url: string, count: number): Promise<void> {
  await change(url, MIGRATIONS.slice(0, BEFORE_MONTHS));
  await withClient(url, (client) =>
    client.query(
      `INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, received_at, properties)
       SELECT gen_random_uuid(), 'm10', 'pageView', gen_random_uuid(), 'visit ' || turn / 10, at, at,
         '{"path": "/otc-savings", "stepName": "zip", "stepNumber": 1}'
       FROM (SELECT turn, now() - interval '31 days' - turn * interval '0.1 second' AS at
         FROM generate_series(1, $1::integer) AS turn) AS turns`,
      [count],
    ),
  );
  const seconds = await change(url, MIGRATIONS);
  console.log(`${count} events of a former build became ours in ${seconds.toFixed(1)} s`);
}

/** Gives the seconds that it took. */
export function changeSlowly(url: string): Promise<number> {
  return change(url, [...MIGRATIONS, SLOW]);
}

/** Looks a hundred times a second how long any write of the site has waited for a lock of whoever is no write. */
export async function watchBlockedWrites(url: string) {
  const client = new Client({ connectionString: url });
  // The server is ended under it where the trial fails.
  client.on('error', () => undefined);
  await client.connect();
  let [longestMs, samples, isOver] = [0, 0, false];
  const look = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await client.query<{ ms: number | null }>(`
        SELECT 1000 * extract(epoch FROM clock_timestamp() - waitstart)::float8 AS ms
        FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE NOT granted AND query ~* '^\\s*(insert|with|update|delete)' ORDER BY 1 DESC NULLS LAST LIMIT 1`);
      longestMs = Math.max(longestMs, rows[0]?.ms ?? 0);
      samples += 1;
      await wait(LOOK_EVERY_MS);
    }
  };
  const looking = look();
  return {
    end: async () => {
      isOver = true;
      await looking;
      await client.end();
      return { longestMs, samples };
    },
  };
}

/** What came in since then, without the millions that were there. */
export function readNewRows(url: string, since: Date): Promise<StoredRows> {
  return withClient(url, async (client) => {
    const read = async (table: string, column: string): Promise<readonly SqlRow[]> =>
      (await client.query<SqlRow>(`SELECT * FROM ${table} WHERE ${column} >= $1`, [since])).rows;
    return {
      events: await read('events', 'received_at'),
      leads: await read('leads', 'received_at'),
      consents: await read('consents', 'received_at'),
      outbox: await read('outbox', 'created_at'),
    };
  });
}
