import { setTimeout as wait } from 'node:timers/promises';
import { registry } from '@/funnels/registry';
import { answerReport, REPORT_NAMES } from '@/lib/reporting/answer-report';
import { addDays, CUTS, findReportDay, type ReportQuestion } from '@/lib/reporting/report-question';
import { restAfter } from '@/lib/server/process/roll-ups';
import type { Reports } from '@/lib/server/records/reports';
import { migrate } from '@/lib/server/store/migrate';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { makeEvent } from '@/tests/support/store-records';
import { startFaultyServer } from './faulty-server';
import { Ledger, sendUntil } from './ledger';
import { SLOW, watchBlockedWrites } from './slow-migration';

const WRITERS = 4;
const PAUSE_MS = 10;
const DAYS = 30;
const LOOKS = 2;
/** So long that the worker counts several times. */
const ROUND_MS = 40_000;

/** How long writes of events waited while the tables of the former build became ours, and ours the next one's. */
export interface ChangedTables {
  readonly seconds: number;
  readonly writes: number;
  readonly longestLockMs: number;
  readonly slowestWriteMs: number;
}

export async function changeTables(url: string): Promise<ChangedTables> {
  const [database, changing] = [openPostgresDatabase(url), openPostgresDatabase(url)];
  const store = createSqlStore(database, { isRelayed: true });
  const watch = await watchBlockedWrites(url);
  const startedAt = performance.now();
  let [writes, slowestWriteMs, isOver] = [0, 0, false];
  const write = async (): Promise<void> => {
    while (!isOver) {
      const begunAt = performance.now();
      await store.saveEvents([makeEvent({ occurredAt: new Date().toISOString(), sessionId: `written ${writes}` })]);
      slowestWriteMs = Math.max(slowestWriteMs, performance.now() - begunAt);
      writes += 1;
      await wait(PAUSE_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  const tell = (line: string) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${line}`);
  await migrate(changing, { migrations: [...MIGRATIONS, SLOW], tell }).finally(() => (isOver = true));
  const seconds = (performance.now() - startedAt) / 1000;
  await writing;
  const { longestMs } = await watch.end();
  await Promise.all([store.close(), changing.close()]);
  return { seconds, writes, longestLockMs: Math.round(longestMs), slowestWriteMs: Math.round(slowestWriteMs) };
}

/** What is asked of every report: whole, cut, and cut twice with a page and a brand. */
function listAsked(): readonly ReportQuestion[] {
  const to = findReportDay(new Date());
  const month = { from: addDays(to, 1 - DAYS), to };
  return [
    { ...month, by: [] },
    ...CUTS.map((cut): ReportQuestion => ({ ...month, by: [cut] })),
    { ...month, page: 'otc-savings', brand: 'm10', by: ['variant', 'campaign'] },
    { ...month, by: ['source', 'campaign', 'day'] },
  ];
}

/** The slowest answer of each report, in ms. Before it everything is counted. */
export async function timeReports(url: string): Promise<Readonly<Record<string, number>>> {
  const store = createSqlStore(openPostgresDatabase(url), { isRelayed: false });
  const sources = await store.reports();
  await sources.catchUp();
  const slowest: Record<string, number> = {};
  const [month] = listAsked();
  const experiments = registry.experiments.map((one) => ({ ...one, startsOn: month?.from ?? one.startsOn }));
  for (const name of REPORT_NAMES) {
    for (const question of listAsked()) {
      for (let look = 0; look < LOOKS; look += 1) {
        const startedAt = performance.now();
        await answerReport(name, question, { sources, experiments, now: new Date() });
        slowest[name] = Math.round(Math.max(slowest[name] ?? 0, performance.now() - startedAt));
      }
    }
  }
  await store.close();
  return slowest;
}

/** Counts all visits; gives how many, and in how many seconds. */
export async function countAll(url: string): Promise<{ readonly visits: number; readonly seconds: number }> {
  const store = createSqlStore(openPostgresDatabase(url), { isRelayed: false });
  const startedAt = performance.now();
  const visits = await (await store.reports()).rebuild();
  const seconds = (performance.now() - startedAt) / 1000;
  await store.close();
  return { visits, seconds };
}

/** Counts as the worker of a server does, until told to stop. */
async function keepCounting(reports: Reports, isOver: () => boolean): Promise<void> {
  const stop = new Error('the round is over');
  const rest = async (tookMs: number): Promise<void> => {
    await restAfter(tookMs);
    if (isOver()) throw stop;
  };
  while (!isOver()) {
    await reports.keepUp(rest).catch((error: unknown) => {
      if (error !== stop) throw error;
    });
    await wait(PAUSE_MS);
  }
}

/** Events a second that a server takes in each round, by turns without the worker that counts and with it. */
export async function compareIngestion(url: string, spool: string, rounds: number) {
  const server = await startFaultyServer({ DATABASE_URL: url, SPOOL_FOLDER: spool });
  const store = createSqlStore(openPostgresDatabase(url), { isRelayed: false });
  const reports = await store.reports();
  await reports.catchUp();
  const measure = async (isCounted: boolean): Promise<number> => {
    const ledger = new Ledger();
    let isOver = false;
    const sending = sendUntil(server.port, ledger, () => isOver);
    const keeping = isCounted ? keepCounting(reports, () => isOver) : Promise.resolve();
    const startedAt = performance.now();
    await wait(ROUND_MS);
    const rate = (1000 * ledger.acknowledged.size) / (performance.now() - startedAt);
    isOver = true;
    await Promise.all([sending, keeping]);
    return rate;
  };
  await measure(false);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [without, counted] = [await measure(false), await measure(true)];
    console.log(`${without.toFixed(0)} calls a second without the worker, ${counted.toFixed(0)} with it`);
    ratios.push(counted / without);
    rates.push(without);
  }
  await server.end();
  await store.close();
  const middle = (list: readonly number[]) =>
    list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
  return { ratio: middle(ratios), rate: middle(rates) };
}
