import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SqlRow } from '@/lib/server/store/sql-database';
import type { FaultStore, StoredRows } from './fault-stores';
import { isExact, judge } from './judge';
import { Ledger } from './ledger';
import { makeEventCall, makeLeadCall, type MadeUpCall } from './made-up-calls';

const EXACT = { lost: 0, wrong: 0, twice: 0, invented: 0 };

type Tables = { -readonly [Table in keyof StoredRows]: SqlRow[] };

let event: MadeUpCall;
let lead: MadeUpCall;
let ledger: Ledger;
let tables: Tables;

function toRow({ id, columns }: MadeUpCall['rows'][number]): SqlRow {
  const named = Object.entries(columns).map(([name, value]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [column, column.endsWith('_at') ? new Date(String(value)) : value];
  });
  return { id, ...(Object.fromEntries(named) as SqlRow), received_at: new Date() };
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  [event, lead, ledger] = [makeEventCall(), await makeLeadCall(), new Ledger()];
  tables = { events: [], leads: [], consents: [], outbox: [] };
  for (const call of [event, lead]) {
    ledger.sent.set(call.id, call);
    ledger.acknowledged.add(call.id);
    tables.outbox.push({ id: randomUUID(), kind: call.kind, payload_id: call.id });
    for (const row of call.rows) tables[row.table].push(toRow(row));
  }
});

function judgeTables() {
  const store: Pick<FaultStore, 'readRows'> = { readRows: () => Promise.resolve(tables) };
  return judge(store as FaultStore, ledger, true);
}

test('what is stored as it was sent is exact', async () => {
  const verdict = await judgeTables();
  expect(verdict).toMatchObject({ ...EXACT, sent: 2, acknowledged: 2 });
  expect(isExact(verdict)).toBe(true);
});

test.each(['events', 'leads', 'consents', 'outbox'] as const)('a row of %s that is gone is lost', async (table) => {
  tables[table].pop();
  expect(await judgeTables()).toMatchObject({ ...EXACT, lost: 1 });
});

test.each(['events', 'leads', 'consents', 'outbox'] as const)(
  'a row of %s that is there again is twice',
  async (table) => {
    tables[table].push(...tables[table].slice(0, 1));
    expect(await judgeTables()).toMatchObject({ ...EXACT, twice: 1 });
  },
);

test.each(['events', 'leads', 'consents', 'outbox'] as const)(
  'a row of %s that nobody sent is invented',
  async (table) => {
    tables[table].push({ ...tables[table][0], id: randomUUID(), payload_id: randomUUID() });
    expect(await judgeTables()).toMatchObject({ ...EXACT, invented: 1 });
  },
);

test.each([
  ['leads', 'values', {}],
  ['leads', 'created_at', new Date(0)],
  ['consents', 'text', 'Other words'],
  ['consents', 'is_own_words', false],
  ['consents', 'recipients', []],
  ['events', 'properties', { eventId: 'another' }],
] as const)('a row of %s with another %s is wrong', async (table, column, value) => {
  tables[table][0] = { ...tables[table][0], [column]: value };
  expect(await judgeTables()).toMatchObject({ ...EXACT, wrong: 1 });
});

test('an answer that nobody should get is wrong', async () => {
  ledger.wrongAnswers.push('lead: 500');
  expect(await judgeTables()).toMatchObject({ ...EXACT, wrong: 1 });
});

test('what a browser sent is known by its id alone', async () => {
  ledger.sent.set(event.id, undefined);
  ledger.sent.set(lead.id, undefined);
  expect(await judgeTables()).toMatchObject(EXACT);
  tables.leads.pop();
  expect(await judgeTables()).toMatchObject({ ...EXACT, lost: 1 });
});
