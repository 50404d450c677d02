import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDays } from '@/lib/commands/exports/export-days';
import { findReportDay } from '@/lib/reporting/report-question';
import { EXPORTED_TABLES, type ExportedTable } from '@/lib/server/records/exports';
import { actForOperator, createRemoteStore } from '@/lib/server/records/operator-acts';
import type { OperatorStore } from '@/lib/server/records/operator-store';
import { openDuckDB, type DuckDB } from '@/tests/support/ask-duckdb';
import { CANARY, CANARY_QUERY, findCanary } from '@/tests/support/canary';
import { makeEvent, makeLead, makeLeasedNumber, makeOutcome } from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const today = findReportDay(new Date());
const days = { from: today, to: today };
const PAGE = 2000;

let duck: DuckDB;
const folders: string[] = [];

beforeAll(async () => {
  duck = await openDuckDB();
});

afterAll(() => {
  duck.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  folders.push(folder);
  return folder;
}

const read = (folder: string, table: ExportedTable) => `read_parquet('${folder}/${table}/*/*.parquet')`;

/** Every value of every file, as text. */
async function readAll(folder: string): Promise<string> {
  const tables = await Promise.all(EXPORTED_TABLES.map((table) => duck.ask(`SELECT * FROM ${read(folder, table)}`)));
  return JSON.stringify(tables, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
}

describe.each(storeSubjects)('an export from %s', (_name, open) => {
  const subject = useStore(open);

  beforeAll(async () => {
    const { store } = subject;
    const now = new Date().toISOString();
    const answers = { firstName: CANARY.firstName, phone: CANARY.phone, email: CANARY.email, address: CANARY.address };
    const told = {
      ...{ stepName: 'contact', stepNumber: 1, page: { name: 'otc-savings' }, data: answers, ...answers },
      ...{
        url: `http://m10.localhost/?${CANARY_QUERY}`,
        cookies: answers,
        urlParams: answers,
        userAgent: CANARY.email,
      },
    };
    const visit = { sessionId: 'theirs', occurredAt: now };
    await store.saveEvents([
      makeEvent({ ...visit, properties: told }),
      makeEvent({ ...visit, name: 'formStepSubmitted', properties: told }),
    ]);
    const sessionId = 'somebody else’s';
    await store.saveEvents(Array.from({ length: PAGE }, () => makeEvent({ sessionId, occurredAt: now })));
    const lead = makeLead({ ...visit, values: answers, clickIds: { gclid: CANARY.email }, createdAt: now });
    await store.saveLead(lead, []);
    await store.saveLeasedNumber(makeLeasedNumber({ sessionId: 'theirs' }));
    const outcome = makeOutcome({ id: CANARY.phone, key: lead.id, phone: `+1${CANARY.phone}`, occurredAt: now });
    await store.saveOutcome(outcome);
    const money = await store.money();
    await money.setCosts([{ day: today, source: 'google', campaign: 'otc', currency: 'USD', cents: 1230 }], false);
  });

  /** As a command asks a site that owns the store. */
  const askSite = (): OperatorStore =>
    createRemoteStore(async (act, given) => {
      const answer = JSON.stringify(await actForOperator(subject.store, act, given));
      return JSON.parse(answer) as unknown;
    });

  async function exportTo(folder: string): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    const exports = await askSite().reports();
    await exportDays(exports, { folder, tables: EXPORTED_TABLES, ...days }, (table, _day, rows) => {
      counts[table] = rows;
    });
    return counts;
  }

  test('is read by another engine: each row once, over more pages than one, with its time and its money', async () => {
    const folder = makeFolder();
    expect(await exportTo(folder)).toEqual({ events: PAGE + 2, visits: 2, leads: 1, outcomes: 1, costs: 1 });
    const [events] = await duck.ask(`
      SELECT count(DISTINCT id) AS ids, count(DISTINCT day) AS days, max(received_at) - min(occurred_at) < INTERVAL 1 MINUTE AS is_now
      FROM ${read(folder, 'events')}`);
    expect(events).toEqual({ ids: BigInt(PAGE + 2), days: 1n, is_now: true });
    const [visit] = await duck.ask(`
      SELECT page, is_lead, revenue_cents, steps->0->>'step' AS step FROM ${read(folder, 'visits')} WHERE session_id = 'theirs'`);
    expect(visit).toEqual({ page: 'otc-savings', is_lead: true, revenue_cents: 3500n, step: 'contact' });
    const [outcome] = await duck.ask(`SELECT session_id, matched_by FROM ${read(folder, 'outcomes')}`);
    expect(outcome).toEqual({ session_id: 'theirs', matched_by: 'lead' });
  });

  test('names nobody: what was typed, told or sent along is in no file', async () => {
    const folder = makeFolder();
    await exportTo(folder);
    const text = await readAll(folder);
    expect(text).toContain('otc-savings');
    expect(findCanary(text)).toEqual([]);
    const files = EXPORTED_TABLES.map((table) => readFileSync(join(folder, table, `day=${today}`, `${table}.parquet`)));
    expect(findCanary(files.join(''))).toEqual([]);
    expect(statSync(join(folder, 'leads')).mode & 0o077).toBe(0);
  });

  test('again is the same, and what breaks off leaves the day as it was', async () => {
    const folder = makeFolder();
    await exportTo(folder);
    const before = await readAll(folder);
    await exportTo(folder);
    expect(await readAll(folder)).toBe(before);
    const exports = await askSite().reports();
    const broken = {
      readExport: async (table: ExportedTable, day: string, after: string | null) => {
        if (after !== null) throw new Error('the store is away');
        return { ...(await exports.readExport(table, day, null)), next: 'more' };
      },
    };
    const order = { folder, tables: ['events'], ...days } as const;
    await expect(exportDays(broken, order, () => undefined)).rejects.toThrow('the store is away');
    expect(await readAll(folder)).toBe(before);
    expect(readdirSync(join(folder, 'events', `day=${today}`))).toEqual(['events.parquet']);
  });

  test('of a day without anything is an empty file, and a page that was never given is refused', async () => {
    const folder = makeFolder();
    const exports = await askSite().reports();
    const order = { folder, tables: EXPORTED_TABLES, from: '2001-01-01', to: '2001-01-02' };
    await exportDays(exports, order, () => undefined);
    expect(await duck.ask(`SELECT count(*) AS n FROM ${read(folder, 'visits')}`)).toEqual([{ n: 0n }]);
    await expect(exports.readExport('events', today, "'; DROP TABLE events")).rejects.toThrow('goes on');
  });
});

test('a folder that cannot be written is said', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'events'), '');
  const exports = { readExport: () => Promise.resolve({ rows: [], next: null }) };
  const order = { folder, tables: ['events'], ...days } as const;
  await expect(exportDays(exports, order, () => undefined)).rejects.toThrow('events');
});
