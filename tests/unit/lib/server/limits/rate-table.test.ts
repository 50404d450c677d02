import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RateTable } from '@/lib/server/limits/rate-table';

test('a key is counted on its own, and anew in the next window', () => {
  const table = new RateTable(60_000);
  expect([1, 2, 3].map(() => table.add('a', 1000))).toEqual([1, 2, 3]);
  expect(table.add('b', 59_999)).toBe(1);
  expect(table.add('a', 60_000)).toBe(1);
});

test('a clock that is read a little late counts into the window that is open', () => {
  const table = new RateTable(60_000);
  table.add('a', 60_000);
  expect(table.add('a', 59_999)).toBe(2);
});

test.each([
  [0, 60],
  [59_001, 1],
  [59_999.9, 1],
  [60_000, 60],
])('%d ms into it the window has %d s left', (nowMs, seconds) => {
  expect(new RateTable(60_000).secondsLeft(nowMs)).toBe(seconds);
});

test('no key is ever counted too little, whatever the others are', () => {
  const keys = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string()), { maxLength: 200 });
  fc.assert(
    fc.property(keys, (added) => {
      const table = new RateTable(60_000);
      const counts = new Map<string, number>();
      for (const key of added) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        expect(table.add(key, 0)).toBeGreaterThanOrEqual(counts.get(key) ?? 0);
      }
    }),
    { numRuns: 20 },
  );
});

test('a hundred thousand keys hardly weigh on another', () => {
  const table = new RateTable(60_000);
  for (let index = 0; index < 100_000; index += 1) table.add(`key ${index}`, 0);
  const extra = Array.from({ length: 1000 }, (_, index) => table.add(`other ${index}`, 0) - 1);
  expect(Math.max(...extra)).toBeLessThanOrEqual(10);
});
