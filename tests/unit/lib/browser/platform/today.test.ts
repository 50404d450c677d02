import { afterEach, expect, test, vi } from 'vitest';
import { readToday } from '@/lib/browser/platform/today';

afterEach(() => vi.useRealTimers());

test.each([
  [new Date(2027, 1, 3), '2027-02-03'],
  [new Date(2099, 11, 31), '2099-12-31'],
])('on %s it is %s', (now, day) => {
  vi.useFakeTimers({ now });
  expect(readToday()).toBe(day);
});

test('a clock that stands in 1970 is not believed: nobody who can answer would have been born', () => {
  vi.useFakeTimers({ now: 0 });
  expect(readToday() > '2026-10-30').toBe(true);
});
