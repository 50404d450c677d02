import { beforeEach, expect, test, vi } from 'vitest';
import { createBudget } from '@/lib/server/outbound/budget';
import type { Store } from '@/lib/server/records/store';

const ALLOWANCE = { perMinute: 3, perDay: 10 };
let nowMs: number;
let written: string[];

beforeEach(() => {
  nowMs = 0;
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});

const ADDRESS = '198.51.100.7';

function create(spend: Store['spendCall'], spendShare: Store['spendShare'] = () => Promise.resolve(true)) {
  const settings = { provider: 'mediaalpha', allowance: ALLOWANCE, limitFactor: 1 } as const;
  return createBudget({ ...settings, spend, spendShare, now: () => nowMs });
}

test('the store is asked for each call, with what the brand may have', async () => {
  const spend = vi.fn<Store['spendCall']>().mockResolvedValue(1);
  expect(await create(spend).take('m10', ADDRESS)).toBe(true);
  expect(spend).toHaveBeenCalledWith('mediaalpha', 'm10', ALLOWANCE);
});

test('a refusal is remembered for a second, for that brand alone', async () => {
  const spend = vi.fn<Store['spendCall']>((_provider, brand) => Promise.resolve(brand === 'm10' ? undefined : 1));
  const budget = create(spend);
  for (let turn = 0; turn < 100; turn += 1) expect(await budget.take('m10', ADDRESS)).toBe(false);
  expect(spend).toHaveBeenCalledTimes(1);
  expect(await budget.take('bh', ADDRESS)).toBe(true);
  nowMs = 1000;
  await budget.take('m10', ADDRESS);
  expect(spend).toHaveBeenCalledTimes(3);
  expect(written.join('')).toContain('provider budget used up');
});

test('past 80 % of the day somebody is told, once a minute for each brand, and calls go on', async () => {
  let spent = 7;
  const budget = create(() => Promise.resolve((spent += 1)));
  expect(await budget.take('m10', ADDRESS)).toBe(true);
  expect(written).toEqual([]);
  expect([await budget.take('m10', ADDRESS), await budget.take('m10', ADDRESS)]).toEqual([true, true]);
  expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', provider: 'mediaalpha', brand: 'm10', percent: 90 },
  ]);
  expect(written[0]).toContain('provider budget of the day nearly used up');
  spent = 8;
  await budget.take('bh', ADDRESS);
  expect(written).toHaveLength(2);
  nowMs = 59_999;
  await budget.take('m10', ADDRESS);
  expect(written).toHaveLength(2);
  nowMs = 60_000;
  await budget.take('m10', ADDRESS);
  expect(written).toHaveLength(3);
});

test('a budget that stays used up is told of once a minute', async () => {
  const budget = create(() => Promise.resolve(undefined));
  for (nowMs = 0; nowMs < 120_000; nowMs += 500) expect(await budget.take('m10', ADDRESS)).toBe(false);
  expect(written).toHaveLength(2);
});

test.each([
  ['is away', () => Promise.reject(new Error('ada@example.com'))],
  ['hangs', () => new Promise<number>(() => undefined)],
])('when the store %s, nothing is spent', async (_name, spend) => {
  expect(await create(spend).take('m10', ADDRESS)).toBe(false);
  expect(written.join('')).toContain('provider budget not found out');
  expect(written.join('')).not.toContain('ada');
});

test('a wide block may take a tenth, and is refused alone', async () => {
  const shares: (readonly unknown[])[] = [];
  const spend = vi.fn<Store['spendCall']>().mockResolvedValue(1);
  const budget = create(spend, (...share) => {
    shares.push(share);
    return Promise.resolve(!share.includes('198.51'));
  });
  expect(await budget.take('m10', '198.51.200.9')).toBe(false);
  expect(await budget.take('m10', '2001:db8:7:1::9')).toBe(true);
  expect(await budget.take('m10', undefined)).toBe(true);
  const tenth = { perMinute: Math.ceil(ALLOWANCE.perMinute / 10), perDay: Math.ceil(ALLOWANCE.perDay / 10) };
  expect(shares).toEqual(['198.51', '2001:db8:7', 'unknown'].map((block) => ['mediaalpha', 'm10', block, tenth]));
  expect(spend).toHaveBeenCalledTimes(2);
});

test('where the shares cannot be read nothing is spent', async () => {
  const spend = vi.fn<Store['spendCall']>().mockResolvedValue(1);
  expect(await create(spend, () => Promise.reject(new Error('away'))).take('m10', ADDRESS)).toBe(false);
  expect(spend).not.toHaveBeenCalled();
});
