import { expect, it } from 'vitest';
import { readLocalHour } from '@/lib/leads/local-hour';

it('the local hour is the visitor’s; an unknown zone is Pacific', () => {
  const noonInUtc = new Date('2026-01-31T12:00:00Z');
  expect(readLocalHour(noonInUtc, 'America/New_York')).toBe(7);
  expect(readLocalHour(noonInUtc, 'Pacific/Honolulu')).toBe(2);
  expect(readLocalHour(noonInUtc, undefined)).toBe(4);
  expect(readLocalHour(noonInUtc, 'Not/A_Zone')).toBe(4);
  expect(readLocalHour(new Date('2026-01-31T05:00:00Z'), 'America/New_York')).toBe(0);
});
