import { beforeEach, expect, test, vi } from 'vitest';
import type { Destination, SendResult } from '@/lib/server/destinations/destination';
import { createRelay, type RelayOnce } from '@/lib/server/outbox/relay';
import type { Outbox, OutboxItem, OutboxSettlement } from '@/lib/server/records/store';
import { makeEvent } from '@/tests/support/store-records';

const TAKEN: SendResult = { ok: true };
const AWAY: SendResult = { ok: false, reason: 'away', status: '503' };
const REFUSED: SendResult = { ok: false, reason: 'refused', status: '400' };

let nowMs: number;
let printed: string[];

beforeEach(() => {
  nowMs = 0;
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
});

/** An outbox in memory, whose items know when they are due. */
function makeOutbox(count: number) {
  const rows = new Map<string, OutboxItem & { dueMs: number; state: string }>();
  for (let id = 1; id <= count; id += 1) {
    const payload = { kind: 'event', event: makeEvent() } as const;
    rows.set(String(id), {
      id: String(id),
      attempts: 0,
      delivered: [],
      hasOptedOut: false,
      payload,
      dueMs: 0,
      state: 'waiting',
    });
  }
  const settle = (settlements: readonly OutboxSettlement[]): Promise<void> => {
    for (const { id, attempts, delivered, state, delaySeconds } of settlements) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, attempts, delivered, state, dueMs: nowMs + delaySeconds * 1000 });
    }
    return Promise.resolve();
  };
  const outbox: Pick<Outbox, 'claim' | 'remove' | 'settle'> = {
    claim: (limit) =>
      Promise.resolve(
        [...rows.values()].filter((row) => row.state === 'waiting' && row.dueMs <= nowMs).slice(0, limit),
      ),
    remove: (ids) => {
      for (const id of ids) rows.delete(id);
      return Promise.resolve();
    },
    settle,
  };
  return { rows, outbox: outbox as Outbox };
}

/** A destination that answers as told and keeps what it took. */
function makeDestination(name: string, answer: (ids: readonly string[]) => SendResult) {
  const taken: string[] = [];
  const send = vi.fn((items: readonly OutboxItem[]) => {
    const ids = items.map(({ id }) => id);
    const result = answer(ids);
    if (result.ok) taken.push(...ids);
    return Promise.resolve(result);
  });
  const destination: Destination = { name, send };
  return { destination, taken, send };
}

const dependencies = { nowMs: () => nowMs, random: () => 0.5 };

async function relayForAWhile(relayOnce: RelayOnce, ms = 3_600_000): Promise<void> {
  for (const endMs = nowMs + ms; nowMs < endMs; nowMs += 500) await relayOnce();
}

test('everything reaches every destination once, in batches, and leaves the outbox', async () => {
  const { rows, outbox } = makeOutbox(250);
  const [one, other] = [makeDestination('one', () => TAKEN), makeDestination('other', () => TAKEN)];
  const relayOnce = createRelay(outbox, [one.destination, other.destination], dependencies);
  expect([await relayOnce(), await relayOnce(), await relayOnce(), await relayOnce()]).toEqual([100, 100, 50, 0]);
  const ids = Array.from({ length: 250 }, (_, index) => String(index + 1));
  expect([one.taken, other.taken]).toEqual([ids, ids]);
  expect(rows.size).toBe(0);
});

test('a destination that is away is asked ever more rarely, loses nothing, and holds up no other', async () => {
  const { rows, outbox } = makeOutbox(3);
  let isAway = true;
  const [away, other] = [makeDestination('away', () => (isAway ? AWAY : TAKEN)), makeDestination('other', () => TAKEN)];
  const relayOnce = createRelay(outbox, [away.destination, other.destination], dependencies);
  await relayForAWhile(relayOnce);
  expect(other.taken).toEqual(['1', '2', '3']);
  expect(away.send.mock.calls.length).toBeLessThan(150);
  expect([...rows.values()].every(({ state, attempts }) => state === 'waiting' && attempts === 0)).toBe(true);
  expect(printed.filter((line) => line.includes('destination away'))).toHaveLength(1);
  isAway = false;
  await relayForAWhile(relayOnce, 120_000);
  expect(away.taken).toEqual(['1', '2', '3']);
  expect(other.taken).toHaveLength(3);
  expect(rows.size).toBe(0);
});

test('a destination that names a time is left alone until then', async () => {
  const { outbox } = makeOutbox(1);
  const busy = makeDestination('busy', () => ({ ok: false, reason: 'away', status: '429', retryAfterMs: 90_000 }));
  const relayOnce = createRelay(outbox, [busy.destination], dependencies);
  await relayForAWhile(relayOnce, 90_000);
  expect(busy.send).toHaveBeenCalledTimes(1);
  await relayForAWhile(relayOnce, 1000);
  expect(busy.send).toHaveBeenCalledTimes(2);
});

test('one bad item holds up no other, and is given up after eight refusals', async () => {
  const { rows, outbox } = makeOutbox(100);
  const picky = makeDestination('picky', (ids) => (ids.includes('42') ? REFUSED : TAKEN));
  const relayOnce = createRelay(outbox, [picky.destination], dependencies);
  await relayOnce();
  expect(new Set(picky.taken).size).toBe(99);
  expect(picky.taken).toHaveLength(99);
  await relayForAWhile(relayOnce);
  expect([...rows.values()]).toMatchObject([{ id: '42', state: 'dead', attempts: 8 }]);
  expect(printed.join('')).toMatch('outbox items given up');
});

test('an item is not given up while another destination has not had its turn', async () => {
  const { rows, outbox } = makeOutbox(1);
  let isAway = true;
  const picky = makeDestination('picky', () => REFUSED);
  const away = makeDestination('away', () => (isAway ? AWAY : TAKEN));
  const relayOnce = createRelay(outbox, [picky.destination, away.destination], dependencies);
  await relayForAWhile(relayOnce);
  expect(rows.get('1')?.state).toBe('waiting');
  isAway = false;
  await relayForAWhile(relayOnce);
  expect(away.taken).toEqual(['1']);
  expect(rows.get('1')).toMatchObject({ state: 'dead', delivered: ['away'] });
});

test('what is refused of a batch is tried again alone, the rest is done', async () => {
  const { rows, outbox } = makeOutbox(3);
  const partly = makeDestination('partly', (ids) =>
    ids.includes('2') ? { ok: false, reason: 'partly', refusals: new Map([['2', 'no']]) } : TAKEN,
  );
  const relayOnce = createRelay(outbox, [partly.destination], dependencies);
  await relayOnce();
  expect([...rows.keys()]).toEqual(['2']);
  await relayForAWhile(relayOnce);
  expect(rows.get('2')).toMatchObject({ state: 'dead', attempts: 8 });
  expect(partly.send.mock.calls.slice(1).every(([items]) => items.length === 1)).toBe(true);
});
