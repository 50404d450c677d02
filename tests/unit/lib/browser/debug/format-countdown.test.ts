import { expect, it } from 'vitest';
import { formatCountdown } from '@/lib/browser/debug/format-countdown';

it.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
  [24 * 3_600_000, '24:00:00'],
  [3_600_000 + 62_000, '1:01:02'],
])('%i ms left read %s', (leftMs, text) => {
  expect(formatCountdown(leftMs)).toBe(text);
});
