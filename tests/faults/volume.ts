import { join } from 'node:path';
import { migrate } from '@/lib/server/store/migrate';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { FORMER } from './busy-migration';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';
import { tryOnPostgres } from './try-on-postgres';
import { changeTables, compareIngestion, countAll, timeReports } from './volume-phases';
import { fillMoney, fillVisits } from './volume-tables';

// npm run faults -- volume [<visits> [<rounds>]]: a month of a million visits with ten events each in the tables of a former
// build. They become ours among writers, all visits are counted, every report is asked, and what a server takes in is
// compared with and without the worker that counts. 20 GB of disk.
const VISITS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = Number(process.argv[3] ?? 5);
const LOCK_LIMIT_MS = 200;
const REPORT_LIMIT_MS = 2000;
const LEAST_RATIO = 0.9;

async function tryVolume(url: string, root: string): Promise<boolean> {
  const database = openPostgresDatabase(url);
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const say = (fact: string) => console.log(`${elapsed().toFixed(0)} s: ${fact}`);
  await migrate(database, { migrations: FORMER });
  await fillVisits(database, VISITS);
  say(`${VISITS} visits are there`);
  const changed = await changeTables(url);
  say(`tables changed: ${JSON.stringify(changed)}`);
  await fillMoney(database);
  await database.session((session) => session.execute('VACUUM (ANALYZE)'));
  await database.close();
  const counted = await countAll(url);
  say(`${counted.visits} visits counted in ${counted.seconds.toFixed(0)} s`);
  const slowest = await timeReports(url);
  say(`slowest answers in ms: ${JSON.stringify(slowest)}`);
  const { ratio, rate } = await compareIngestion(url, join(root, 'spool'), ROUNDS);
  say(`${rate.toFixed(0)} calls a second, ${ratio.toFixed(2)} of that with the worker`);
  const slowestMs = Math.max(...Object.values(slowest));
  const isHeld =
    counted.visits >= VISITS &&
    changed.longestLockMs <= LOCK_LIMIT_MS &&
    slowestMs <= REPORT_LIMIT_MS &&
    ratio >= LEAST_RATIO;
  reportTrial({
    trial: 'a month of many visits',
    tried: {
      ...{ visits: VISITS, 'ms longest lock': changed.longestLockMs, 'ms slowest report': slowestMs },
      '% taken in with the worker': Math.round(100 * ratio),
    },
    seconds: elapsed(),
    isHeld,
  });
  return isHeld;
}

runTrial(() => tryOnPostgres(tryVolume));
