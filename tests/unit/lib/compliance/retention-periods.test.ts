import { expect, test } from 'vitest';
import { privacyClosing } from '@/funnels/legal/english-privacy';
import { spanishPrivacy } from '@/funnels/legal/spanish-privacy';
import { describePeriod } from '@/lib/compliance/retention-periods';
import { parseEnv } from '@/lib/server/platform/env';

test('a period is said in days, months or years, never as less than it is', () => {
  expect(describePeriod('answers', 'english')).toBe('30 days');
  expect(describePeriod('leads', 'english')).toBe('12 months');
  expect(describePeriod('events', 'spanish')).toBe('13 meses');
  expect(describePeriod('consents', 'english')).toBe('5 years');
  expect(describePeriod('suppressions', 'spanish')).toBe('10 años');
});

test.each([
  [privacyClosing, ['5 years', '10 years', '12 months', '13 months', '30 days']],
  [spanishPrivacy, ['5 años', '10 años', '12 meses', '13 meses', '30 días']],
] as const)('a privacy page says each period', (blocks, periods) => {
  const text = JSON.stringify(blocks);
  expect(periods.filter((period) => !text.includes(period))).toEqual([]);
});

test.each([
  ['RETENTION_EVENTS_DAYS', '396'],
  ['RETENTION_LEADS_DAYS', '366'],
  ['RETENTION_ANSWERS_DAYS', '31'],
  ['RETENTION_CONSENTS_DAYS', '1826'],
  ['RETENTION_SUPPRESSIONS_DAYS', '3652'],
])('%s=%s would make the privacy page untrue, and is refused', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});
