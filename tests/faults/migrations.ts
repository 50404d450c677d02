import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCommand } from '@/lib/commands/process/bundle-command';
import { migrate } from '@/lib/server/store/migrate';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { startOwnPostgres, type OwnPostgres } from '@/tests/support/own-postgres';
import { makeScratchDatabase } from '@/tests/support/scratch-database';
import { fillTables, FORMER, migrateAmongWriters } from './busy-migration';
import { killMigrations } from './killed-migrations';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- migrations [<million events>] [<seconds of the slow step>] [<kills in each step>]
const MILLIONS = Number(process.argv[2] ?? 1);
const SLOW_SECONDS = Number(process.argv[3] ?? 30);
const KILLS = Number(process.argv[4] ?? 50);
const KILLED_EVENTS = 5000;
/** No write may wait longer for a change of the tables. */
const LOCK_LIMIT_MS = 200;

async function makeFormer(url: string, events: number): Promise<void> {
  const database = openPostgresDatabase(url);
  await migrate(database, { migrations: FORMER });
  await fillTables(database, events);
  await database.close();
}

async function tryAmongWriters(postgres: OwnPostgres): Promise<boolean> {
  const scratch = await makeScratchDatabase(postgres.url);
  await makeFormer(scratch.url, MILLIONS * 1_000_000);
  const verdict = await migrateAmongWriters(scratch.url, SLOW_SECONDS);
  await scratch.drop();
  console.log(JSON.stringify(verdict));
  const { acknowledged, lost, twice, longestLockMs, seconds, slowestMs } = verdict;
  const isHeld = lost + twice === 0 && longestLockMs <= LOCK_LIMIT_MS && seconds >= SLOW_SECONDS;
  const tried = { 'million events': MILLIONS, 'ms longest lock': longestLockMs, 'ms slowest write': slowestMs };
  reportTrial({ trial: 'tables changed among writers', tried, acknowledged, lost, twice, seconds, isHeld });
  return isHeld;
}

async function tryKills(postgres: OwnPostgres): Promise<boolean> {
  const startedAt = performance.now();
  // Below the project, whose packages stand in for the copies beside the standalone build.
  mkdirSync('.data', { recursive: true });
  const folder = mkdtempSync(join('.data', 'killed-migrations-'));
  const program = join(folder, 'migrate.js');
  await bundleCommand('lib/commands/migrate.ts', program);
  const scratch = await makeScratchDatabase(postgres.url);
  await makeFormer(scratch.url, KILLED_EVENTS);
  const model = new URL(scratch.url).pathname.slice(1);
  const { steps, kills, broken } = await killMigrations({ server: postgres.url, model, program }, KILLS);
  await scratch.drop();
  rmSync(folder, { recursive: true });
  const seconds = (performance.now() - startedAt) / 1000;
  reportTrial({
    trial: 'kill -9 of each migration step',
    tried: { steps, kills },
    wrong: broken,
    seconds,
    isHeld: broken === 0,
  });
  return broken === 0;
}

runTrial(async () => {
  const postgres = await startOwnPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here.');
  try {
    const isFree = await tryAmongWriters(postgres);
    const isWhole = await tryKills(postgres);
    return isFree && isWhole;
  } finally {
    await postgres.destroy();
  }
});
