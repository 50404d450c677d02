import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { createSharedLeases, findLeaseKey } from '@/lib/server/providers/shared-lease';
import type { Store, StoredLease } from '@/lib/server/records/store';

type LeaseStore = Pick<Store, 'claimLease' | 'answerLease' | 'findLease'>;

const LEASE: ProviderResult<PhoneAnswer> = {
  ok: true,
  value: { phone: '+12065550100', expiresInSeconds: 300, source: 'lease' },
};
const FAILURE = { ok: false, reason: 'timeout' } as const;

let nowMs = 0;
let written: string[];

beforeEach(() => {
  nowMs = 0;
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});

function makeStore(change: Partial<LeaseStore>): Store {
  const usual: LeaseStore = {
    findLease: () => Promise.resolve({ state: 'none' }),
    claimLease: () => Promise.resolve(true),
    answerLease: () => Promise.resolve(),
  };
  return { ...usual, ...change } as Store;
}

function create(change: Partial<LeaseStore>) {
  const sleep = (ms: number) => {
    nowMs += ms;
    return Promise.resolve();
  };
  return createSharedLeases({ getStore: () => makeStore(change), now: () => nowMs, sleep });
}

const found = (lease: StoredLease): Partial<LeaseStore> => ({ findLease: () => Promise.resolve(lease) });
const answered = (result: unknown, ageSeconds: number): Partial<LeaseStore> =>
  found({ state: 'answered', result, ageSeconds });

describe('a lease that was asked for before', () => {
  test.each([
    [0, 300],
    [5, 300],
    [5.1, 294],
    [120.5, 179],
    [9999, 1],
  ])('%d s ago is handed out without asking, for %d s', async (age, expiresInSeconds) => {
    const ask = vi.fn(() => Promise.resolve(LEASE));
    const result = await create(answered(LEASE, age)).share('key', ask);
    expect(result).toEqual({ ok: true, value: { ...LEASE.value, expiresInSeconds } });
    expect(ask).not.toHaveBeenCalled();
  });

  test('and failed, fails for who asked at the same time', async () => {
    const ask = vi.fn(() => Promise.resolve(LEASE));
    expect(await create(answered(FAILURE, 0)).share('key', ask)).toEqual(FAILURE);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([[null], ['text'], [{ ok: true }], [{ ok: true, value: { phone: '911' } }], [{ ok: false, reason: 7 }]])(
    'and holds %j is none',
    async (result) => {
      const ask = () => Promise.resolve(LEASE);
      expect(await create(answered(result, 0)).share('key', ask)).toEqual({ ok: false, reason: 'busy' });
    },
  );
});

test.each([
  [LEASE, 270],
  [FAILURE, 3],
])('what the one who asks is told is kept for the others', async (result, seconds) => {
  const answerLease = vi.fn<Store['answerLease']>().mockResolvedValue();
  expect(await create({ answerLease }).share('key', () => Promise.resolve(result))).toEqual(result);
  expect(answerLease).toHaveBeenCalledWith('key', expect.any(String), result, seconds);
});

test('those who wait for another instance get its answer, or give up in time', async () => {
  const findLease = vi.fn<Store['findLease']>();
  findLease.mockResolvedValueOnce({ state: 'asked' }).mockResolvedValueOnce({ state: 'asked' });
  findLease.mockResolvedValue({ state: 'answered', result: LEASE, ageSeconds: 0 });
  const ask = vi.fn(() => Promise.resolve(LEASE));
  expect(await create({ findLease }).share('key', ask)).toEqual(LEASE);
  expect(await create(found({ state: 'asked' })).share('key', ask)).toEqual(FAILURE);
  expect(ask).not.toHaveBeenCalled();
});

test('many who ask for the same at once share one call, and later ones ask anew', async () => {
  const ask = vi.fn(() => Promise.resolve(LEASE));
  const leases = create({});
  await Promise.all(Array.from({ length: 100 }, () => leases.share('key', ask)));
  expect(ask).toHaveBeenCalledTimes(1);
  await Promise.all([leases.share('key', ask), leases.share('another', ask)]);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('without the store nobody is asked, and what it said stays out of the log', async () => {
  const ask = vi.fn(() => Promise.resolve(LEASE));
  const leases = create({ claimLease: () => Promise.reject(new Error('ada@example.com')) });
  expect(await leases.share('key', ask)).toEqual({ ok: false, reason: 'busy' });
  expect(ask).not.toHaveBeenCalled();
  expect(written.join('')).not.toContain('ada');
});

test('a lease that could not be kept is this visitor’s all the same', async () => {
  const leases = create({ answerLease: () => Promise.reject(new Error('away')) });
  expect(await leases.share('key', () => Promise.resolve(LEASE))).toEqual(LEASE);
});

test('a call without a visit is nobody else’s', async () => {
  const ask = vi.fn(() => Promise.resolve(LEASE));
  const leases = create({});
  await Promise.all([leases.share(undefined, ask), leases.share(undefined, ask)]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the key tells visits, brands, answers and campaigns apart, and shows nothing of them', () => {
  const body: GetPhoneRequest = { local_hour: 1, url: 'u', version: 17, session_id: 's', data: { contact: 'Ada' } };
  const keys = [
    findLeaseKey('m10', body),
    findLeaseKey('bh', body),
    findLeaseKey('m10', { ...body, session_id: 't' }),
    findLeaseKey('m10', { ...body, data: { contact: 'Bob' } }),
    findLeaseKey('m10', { ...body, sub_2: 'a' }),
    findLeaseKey('m10', { ...body, sub_3: 'a' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(findLeaseKey('m10', { ...body, token: 'any', local_hour: 2 })).toBe(keys[0]);
  expect(keys[0]).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  expect(findLeaseKey('m10', { ...body, session_id: undefined })).toBeUndefined();
});

test('it is counted how many found a lease, how many had to ask, and how many could do neither', async () => {
  const read = async (outcome: string) => {
    const line = new RegExp(`^funnel_lease_lookups_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm');
    return Number(line.exec(await readMetrics())?.[1] ?? 0);
  };
  const readAll = () => Promise.all(['hit', 'miss', 'refused'].map(read));
  const before = await readAll();
  const ask = () => Promise.resolve(LEASE);
  await create(answered(LEASE, 1)).share('key', ask);
  const leases = create({});
  await Promise.all([leases.share('key', ask), leases.share('key', ask)]);
  await leases.share(undefined, ask);
  await create(found({ state: 'asked' })).share('key', ask);
  await create({ findLease: () => Promise.reject(new Error('away')) }).share('key', ask);
  expect((await readAll()).map((count, index) => count - (before[index] ?? 0))).toEqual([2, 2, 2]);
});
