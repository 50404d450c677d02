import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpool } from '@/lib/server/spool/spool';
import { createSpooledStore, type SpooledStore } from '@/lib/server/store/spooled-store';
import type { Store } from '@/lib/server/records/store';
import { SchemaBehindError } from '@/lib/server/store/schema-behind';
import { StoreAwayError, StoreBusyError } from '@/lib/server/records/write-queue';
import { makeConsent, makeEvent, makeLead, makeUser } from '@/tests/support/store-records';

let root: string;
let folder: string;
let opened: SpooledStore[];
let printed: string[];
/** The store behind: which ids it has, in order, and what every call to it fails with. */
let kept: string[];
let fault: Error | undefined;

const answer = (...ids: string[]): Promise<void> => {
  if (fault) return Promise.reject(fault);
  kept.push(...ids.filter((id) => !kept.includes(id)));
  return Promise.resolve();
};

const behind: Store = {
  saveEvents: (events) => answer(...events.map(({ id }) => id)),
  saveLead: (lead, consents) => answer(lead.id, ...consents.map(({ id }) => id)),
  saveUser: ({ id }) => answer(id),
  saveLeasedNumber: ({ id }) => answer(id),
  saveOutcome: ({ id }) => answer(id),
  findConsents: () => answer().then(() => []),
  findLead: () => answer().then(() => undefined),
  spendCall: () => answer().then(() => 1),
  spendShare: () => answer().then(() => true),
  listSpending: () => answer().then(() => []),
  claimLease: () => answer().then(() => true),
  answerLease: () => answer(),
  findLease: () => answer().then(() => ({ state: 'none' })),
  outbox: () => Promise.reject(new Error('not asked here')),
  people: () => Promise.reject(new Error('not asked here')),
  money: () => Promise.reject(new Error('not asked here')),
  reports: () => Promise.reject(new Error('not asked here')),
  switches: () => Promise.reject(new Error('not asked here')),
  ageOut: () => answer().then(() => undefined),
  keepUp: () => answer(),
  ping: () => answer(),
  flush: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

function open(connect: () => Promise<Store> = () => Promise.resolve(behind)): SpooledStore {
  const store = createSpooledStore(connect, createSpool({ folder, limitBytes: 1_000_000 }));
  opened.push(store);
  return store;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spooled-store-'));
  folder = join(root, 'spool');
  opened = [];
  printed = [];
  kept = [];
  fault = undefined;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
});

afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()));
  rmSync(root, { recursive: true });
});

const away = (): StoreAwayError => new StoreAwayError('away', { cause: new Error('connect ECONNREFUSED ada') });

test('a store that is there is written to, and the disk is left alone', async () => {
  const store = open();
  const event = makeEvent();
  await store.saveEvents([event]);
  expect(kept).toEqual([event.id]);
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('events and leads are accepted while the store is away, and are in it once it is back, in order', async () => {
  const store = open();
  fault = away();
  const [first, second] = [makeEvent(), makeEvent()];
  const lead = makeLead();
  const consent = makeConsent(lead);
  await store.saveEvents([first]);
  await store.saveLead(lead, [consent]);
  await store.saveEvents([second]);
  expect(store.isAway()).toBe(true);
  expect(kept).toEqual([]);
  fault = undefined;
  await vi.waitFor(() => expect(kept).toEqual([first.id, lead.id, consent.id, second.id]), 10_000);
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  expect(store.isAway()).toBe(false);
  expect(printed.join('')).toMatch('"message":"store away, spooling"');
  expect(printed.join('')).not.toMatch('ada');
});

test('while the store is away nobody waits for it again', async () => {
  const connect = vi.fn<() => Promise<Store>>(() => Promise.reject(away()));
  const store = open(connect);
  await store.saveEvents([makeEvent()]);
  const asked = connect.mock.calls.length;
  await Promise.all(Array.from({ length: 50 }, () => store.saveEvents([makeEvent()])));
  expect(connect.mock.calls.length - asked).toBeLessThan(5);
});

test('what a killed process left in the spool reaches the store by itself', async () => {
  const spool = createSpool({ folder, limitBytes: 1_000_000 });
  const event = makeEvent();
  await spool.append({ kind: 'event', event });
  await spool.flush();
  open();
  await vi.waitFor(() => expect(kept).toEqual([event.id]), 10_000);
});

test('a store that has too much to do, and a row that it refuses, are not for the spool', async () => {
  const store = open();
  for (const refusal of [new StoreBusyError('full'), Object.assign(new Error('row'), { code: '22007' })]) {
    fault = refusal;
    await expect(store.saveEvents([makeEvent()])).rejects.toBe(refusal);
  }
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('without a spool either, nothing is accepted', async () => {
  writeFileSync(folder, 'a file where the folder should be');
  const store = open();
  fault = away();
  await expect(store.saveEvents([makeEvent()])).rejects.toThrow(StoreBusyError);
  await expect(store.saveLead(makeLead(), [])).rejects.toThrow(StoreBusyError);
});

test('users and questions are refused while the store is away', async () => {
  const store = open();
  fault = away();
  await expect(store.saveUser(makeUser())).rejects.toThrow(StoreBusyError);
  const question = { brand: 'm10', leadId: 'lead', sessionId: 'session' } as const;
  await expect(store.findLead(question)).rejects.toThrow(StoreBusyError);
});

test('while the deploy has yet to change the tables all is spooled, and it says so once; then all is stored', async () => {
  let missing: readonly number[] = [6, 7];
  const store = open(() => {
    const cause = new SchemaBehindError(missing);
    return missing.length > 0 ? Promise.reject(new StoreAwayError('away', { cause })) : Promise.resolve(behind);
  });
  const [event, lead] = [makeEvent(), makeLead()];
  await store.saveEvents([event]);
  await store.saveLead(lead, []);
  expect([store.isBehind(), store.isAway()]).toEqual([true, true]);
  expect(printed.filter((line) => line.includes('migrate.js'))).toHaveLength(1);
  missing = [];
  await vi.waitFor(() => expect(kept).toEqual([event.id, lead.id]), { timeout: 10_000 });
  await vi.waitFor(() => expect([store.isBehind(), store.isAway()]).toEqual([false, false]));
});
