import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listMissing, migrate } from '@/lib/server/store/migrate';
import type { Migration } from '@/lib/server/store/migration';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { SqlDatabase } from '@/lib/server/store/sql-database';

/** A kill falls within this time of the step's beginning: before, in and after a step of a small table. */
const KILL_WITHIN_MS = 80;

/** A day less than ids of events are kept for. */
const IDS_KEPT_MS = 29 * 86_400_000;

/** A step of a migration, both counted as `migrate` prints them. */
interface Place {
  readonly id: number;
  readonly number: number;
}

export interface KilledVerdict {
  readonly steps: number;
  readonly kills: number;
  /** Kills after which the next run did not come to the same tables with the same rows. */
  readonly broken: number;
}

function countSteps(migration: Migration): number {
  return 'steps' in migration ? migration.steps.length : 1;
}

function listPlaces(): readonly Place[] {
  return MIGRATIONS.filter(({ id }) => id > 5).flatMap((migration) =>
    Array.from({ length: countSteps(migration) }, (_, index) => ({ id: migration.id, number: index + 1 })),
  );
}

/** Applies all that comes before a step. */
async function applyUntil(database: SqlDatabase, { id, number }: Place): Promise<void> {
  const before = MIGRATIONS.filter((migration) => migration.id < id);
  const here = MIGRATIONS.find((migration) => migration.id === id);
  const part = here && 'steps' in here ? [{ id, steps: here.steps.slice(0, number - 1) }] : [];
  await migrate(database, { migrations: [...before, ...part] });
  await database.query('DELETE FROM migrations WHERE id = $1', [id]);
}

/**
 * All that a run leaves: every table, index, constraint and trigger, which of them hold, and the rows. Ids older than
 * `idsFrom` are left out, since they age out while the trial runs.
 */
async function describeTables(database: SqlDatabase, idsFrom: Date): Promise<string> {
  const rows = await database.query(
    `
    SELECT 'relation' AS kind, relname::text AS name, coalesce(indisvalid, true)::text AS is
    FROM pg_class LEFT JOIN pg_index ON indexrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, convalidated::text FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'step', migration::text, step::text FROM migration_steps
    UNION ALL SELECT 'rows', 'events', count(*)::text FROM events
    UNION ALL SELECT 'rows', 'event_ids', count(*)::text FROM event_ids WHERE received_at > $1
    UNION ALL SELECT 'rows', 'leads', count(*)::text FROM leads
    ORDER BY 1, 2, 3`,
    [idsFrom],
  );
  return JSON.stringify([rows, await listMissing(database)]);
}

/** Starts the command and kills it a moment after it has begun a step; true when it had ended by then. */
async function killIn(program: string, url: string, { id, number }: Place): Promise<void> {
  const child = spawn(process.execPath, [program], { env: { ...process.env, DATABASE_URL: url } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  const begun = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes(`migration ${id}, step ${number} of `)) resolve();
    });
  });
  await Promise.race([begun, ended]);
  if (!printed.includes(`migration ${id}, step ${number} of `)) throw new Error(`the step was not begun: ${printed}`);
  await wait(randomInt(KILL_WITHIN_MS));
  child.kill('SIGKILL');
  await ended;
}

function nameDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * Kills the command so often in each step, each time on a copy of the database `model` as it was before that step, and
 * compares what the next run comes to with what an undisturbed one does. `server` is another database beside it.
 */
export async function killMigrations(
  { server, model, program }: { readonly server: string; readonly model: string; readonly program: string },
  kills: number,
): Promise<KilledVerdict> {
  const admin = openPostgresDatabase(server);
  const run = (sql: string) => admin.session((session) => session.execute(sql));
  const on = async <Result>(name: string, work: (database: SqlDatabase) => Promise<Result>): Promise<Result> => {
    const database = openPostgresDatabase(nameDatabase(server, name));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const copy = async (name: string, from: string) => {
    await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await run(`CREATE DATABASE ${name} TEMPLATE ${from}`);
  };
  const idsFrom = new Date(Date.now() - IDS_KEPT_MS);
  const finish = (database: SqlDatabase) => migrate(database).then(() => describeTables(database, idsFrom));

  await copy('killed_whole', model);
  const expected = await on('killed_whole', finish);
  const places = listPlaces();
  let broken = 0;
  for (const place of places) {
    await copy('killed_before', model);
    await on('killed_before', (database) => applyUntil(database, place));
    for (let kill = 0; kill < kills; kill += 1) {
      await copy('killed_now', 'killed_before');
      await killIn(program, nameDatabase(server, 'killed_now'), place);
      const found = await on('killed_now', finish).catch(String);
      if (found === expected) continue;
      broken += 1;
      console.log(`migration ${place.id}, step ${place.number}: ${found}\nexpected: ${expected}`);
    }
    console.log(`migration ${place.id}, step ${place.number}: killed ${kills} times, ${broken} broken so far`);
  }
  for (const name of ['whole', 'before', 'now']) await run(`DROP DATABASE IF EXISTS killed_${name} WITH (FORCE)`);
  await admin.close();
  return { steps: places.length, kills: places.length * kills, broken };
}
