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

function create(spend: Store['spendCall']) {
  return createBudget({ provider: 'mediaalpha', allowance: ALLOWANCE, spend, now: () => nowMs });
}

test('the store is asked for each call, with what the brand may have', async () => {
  const spend = vi.fn<Store['spendCall']>().mockResolvedValue(1);
  expect(await create(spend).take('m10')).toBe(true);
  expect(spend).toHaveBeenCalledWith('mediaalpha', 'm10', ALLOWANCE);
});

test('a refusal is remembered for a second, for that brand alone', async () => {
  const spend = vi.fn<Store['spendCall']>((_provider, brand) => Promise.resolve(brand === 'm10' ? undefined : 1));
  const budget = create(spend);
  for (let turn = 0; turn < 100; turn += 1) expect(await budget.take('m10')).toBe(false);
  expect(spend).toHaveBeenCalledTimes(1);
  expect(await budget.take('bh')).toBe(true);
  nowMs = 1000;
  await budget.take('m10');
  expect(spend).toHaveBeenCalledTimes(3);
  expect(written.join('')).toContain('provider budget used up');
});

test('past 80 % of the day somebody is told, once a minute for each brand, and calls go on', async () => {
  let spent = 7;
  const budget = create(() => Promise.resolve((spent += 1)));
  expect(await budget.take('m10')).toBe(true);
  expect(written).toEqual([]);
  expect([await budget.take('m10'), await budget.take('m10')]).toEqual([true, true]);
  expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', provider: 'mediaalpha', brand: 'm10', percent: 90 },
  ]);
  expect(written[0]).toContain('provider budget of the day nearly used up');
  spent = 8;
  await budget.take('bh');
  expect(written).toHaveLength(2);
  nowMs = 59_999;
  await budget.take('m10');
  expect(written).toHaveLength(2);
  nowMs = 60_000;
  await budget.take('m10');
  expect(written).toHaveLength(3);
});

test('a budget that stays used up is told of once a minute', async () => {
  const budget = create(() => Promise.resolve(undefined));
  for (nowMs = 0; nowMs < 120_000; nowMs += 500) expect(await budget.take('m10')).toBe(false);
  expect(written).toHaveLength(2);
});

test.each([
  ['is away', () => Promise.reject(new Error('ada@example.com'))],
  ['hangs', () => new Promise<number>(() => undefined)],
])('when the store %s, nothing is spent', async (_name, spend) => {
  expect(await create(spend).take('m10')).toBe(false);
  expect(written.join('')).toContain('provider budget not found out');
  expect(written.join('')).not.toContain('ada');
});
