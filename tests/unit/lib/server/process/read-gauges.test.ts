import { afterEach, expect, test, vi } from 'vitest';
import { readGauges } from '@/lib/server/process/read-gauges';
import { Breaker } from '@/lib/server/outbound/breaker';
import { getBreakers } from '@/lib/server/outbound/breakers';
import type { SpooledStore } from '@/lib/server/store/spooled-store';
import type { Outbox, Spending } from '@/lib/server/records/store';

afterEach(() => {
  vi.useRealTimers();
  getBreakers().clear();
});

const SPENDING: readonly Spending[] = [
  { provider: 'ipqs', brand: 'm10', dayUsed: 1250 },
  { provider: 'mediaalpha', brand: 'bh', dayUsed: 20_000 },
  { provider: 'once-known', brand: 'bh', dayUsed: 1 },
];

function makeStore(change: Partial<SpooledStore>): SpooledStore {
  const outbox = { measure: () => Promise.resolve({ waiting: 7, dead: 1, oldestSeconds: 90 }) };
  const usual: Partial<SpooledStore> = {
    isAway: () => false,
    spoolBytes: () => 12,
    outbox: () => Promise.resolve(outbox as Outbox),
    listSpending: () => Promise.resolve(SPENDING),
  };
  return { ...usual, ...change } as SpooledStore;
}

/** Value by name and labels. */
async function read(change: Partial<SpooledStore> = {}): Promise<Record<string, number>> {
  const gauges = await readGauges(makeStore(change));
  return Object.fromEntries(
    gauges.map(({ name, labels = {}, value }) => [[name, ...Object.values(labels)].join(' '), value]),
  );
}

/** Opens after as many failures as the breaker looks at. */
function makeOpenBreaker(): Breaker {
  const breaker = new Breaker();
  for (let call = 0; call < 20; call += 1) breaker.settle('regular', 'failed', call);
  return breaker;
}

test('the spool, the outbox and what each brand has spent of its day', async () => {
  vi.stubEnv('IPQS_CALLS_PER_DAY', '');
  vi.stubEnv('MEDIAALPHA_CALLS_PER_DAY', '');
  vi.stubEnv('SPOOL_LIMIT_MB', '3');
  const gauges = await read();
  expect(gauges).toMatchObject({
    funnel_store_away: 0,
    funnel_spool_bytes: 12,
    funnel_spool_limit_bytes: 3_145_728,
    funnel_outbox_waiting: 7,
    funnel_outbox_dead: 1,
    funnel_outbox_oldest_seconds: 90,
    'funnel_budget_day_share ipqs m10': 0.25,
    'funnel_budget_day_share mediaalpha bh': 1,
  });
  expect(Object.keys(gauges).filter((name) => name.includes('once-known'))).toEqual([]);
});

test('which provider is held back', async () => {
  getBreakers().set('mediaalpha', makeOpenBreaker()).set('ipqs', new Breaker());
  expect(await read()).toMatchObject({ 'funnel_breaker_open mediaalpha': 1, 'funnel_breaker_open ipqs': 0 });
});

test('a store that is away is not asked, and the rest is told all the same', async () => {
  const outbox = vi.fn(() => Promise.reject(new Error('not to be asked')));
  const gauges = await read({ isAway: () => true, outbox });
  expect(outbox).not.toHaveBeenCalled();
  expect(gauges).toMatchObject({ funnel_store_away: 1, funnel_spool_bytes: 12 });
  expect(Object.keys(gauges).filter((name) => /outbox|budget/.test(name))).toEqual([]);
});

test('what the store does not say within a second, or refuses, is left out alone', async () => {
  vi.useFakeTimers();
  const hanging = read({ outbox: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(Object.keys(await hanging).filter((name) => name.includes('outbox'))).toEqual([]);
  expect(await hanging).toHaveProperty(['funnel_budget_day_share ipqs m10']);
  const refusing = await read({ listSpending: () => Promise.reject(new Error('away')) });
  expect(Object.keys(refusing).filter((name) => name.includes('budget'))).toEqual([]);
  expect(refusing).toMatchObject({ funnel_outbox_waiting: 7 });
});
