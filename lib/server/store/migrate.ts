import { setTimeout as wait } from 'node:timers/promises';
import { isWorthRepeating } from '../records/sql-state';
import { runBriefly } from './brief-step';
import { makeMonths } from './event-months';
import type { Migration, MigrationStep } from './migration';
import { withMigrationLock } from './migration-lock';
import { MIGRATIONS } from './migrations';
import type { SqlDatabase, SqlRunner, SqlSession } from './sql-database';

const MAKE_TABLES = `
  CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS migration_steps (migration integer, step integer,
    applied_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (migration, step));`;

const INDEX_TRIES = 5;
const INDEX_PAUSE_MS = 1000;

type Tell = (line: string) => void;

function listSteps(migration: Migration): readonly MigrationStep[] {
  return 'steps' in migration ? migration.steps : [{ briefly: migration.sql }];
}

async function recordStep(runner: SqlRunner, id: number, step: number): Promise<void> {
  await runner.query('INSERT INTO migration_steps (migration, step) VALUES ($1, $2)', [id, step]);
}

type IndexStep = Extract<MigrationStep, { readonly index: string }>;

async function buildIndex(session: SqlSession, { index, on, isUnique = false }: IndexStep): Promise<void> {
  const [found] = await session.query(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [index],
  );
  if (found?.['isValid'] === true) return;
  if (found) await session.execute(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
  await session.execute(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${index} ON ${on}`);
}

/** A build that meets another lock in a circle is ended by the database, and begins anew. */
async function buildPatiently(session: SqlSession, step: IndexStep): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await buildIndex(session, step);
      return;
    } catch (error) {
      if (tries === INDEX_TRIES || !isWorthRepeating(error)) throw error;
      await wait(INDEX_PAUSE_MS);
    }
  }
}

async function applyStep(session: SqlSession, step: MigrationStep, id: number, number: number): Promise<void> {
  if ('briefly' in step) {
    await runBriefly(session, async (runner) => {
      await runner.execute(step.briefly);
      await recordStep(runner, id, number);
    });
    return;
  }
  if ('index' in step) await buildPatiently(session, step);
  else await session.execute(step.beside);
  await recordStep(session, id, number);
}

async function readSteps(session: SqlSession): Promise<ReadonlySet<string>> {
  const rows = await session.query('SELECT migration, step FROM migration_steps');
  return new Set(rows.map(({ migration, step }) => `${String(migration)}.${String(step)}`));
}

async function applyAll(session: SqlSession, migrations: readonly Migration[], tell: Tell): Promise<void> {
  const missing = await listMissing(session, migrations);
  const done = await readSteps(session);
  for (const migration of migrations.filter(({ id }) => missing.includes(id))) {
    const { id } = migration;
    for (const [number, step] of listSteps(migration).entries()) {
      if (done.has(`${id}.${number}`)) continue;
      tell(`migration ${id}, step ${number + 1} of ${listSteps(migration).length}`);
      await applyStep(session, step, id, number);
    }
    await session.query('INSERT INTO migrations (id) VALUES ($1)', [id]);
  }
}

/** The migrations that the database still needs, by id; ones that a later build has applied are no fault. */
export async function listMissing(runner: SqlRunner, migrations = MIGRATIONS): Promise<readonly number[]> {
  const [table] = await runner.query("SELECT to_regclass('migrations') IS NOT NULL AS is");
  const rows = table?.['is'] === true ? await runner.query('SELECT id FROM migrations') : [];
  const applied = new Set(rows.map(({ id }) => id));
  return migrations.map(({ id }) => id).filter((id) => !applied.has(id));
}

export interface MigrateOptions {
  /** Hears of each step before it begins. */
  readonly tell?: Tell;
  readonly migrations?: readonly Migration[];
}

/**
 * Applies what is missing while others write, and makes the coming months; a run that was killed is continued by the
 * next. Only one runs at a time, others wait.
 */
export async function migrate(database: SqlDatabase, options: MigrateOptions = {}): Promise<void> {
  const { tell = () => undefined, migrations = MIGRATIONS } = options;
  await database.session((session) =>
    withMigrationLock(session, tell, async () => {
      await session.execute(MAKE_TABLES);
      await applyAll(session, migrations, tell);
      await makeMonths(session);
    }),
  );
}
