import { expect, it } from 'vitest';
import { writeCallReminder } from '@/lib/phone/call-reminder';

it('writes a quarter of an hour with a reminder, its text escaped, each line ended as calendars want it', () => {
  const text = writeCallReminder({
    at: Date.parse('2026-11-30T13:00:00Z'),
    madeAt: Date.parse('2026-11-28T09:08:07.123Z'),
    title: 'Call Sun, Moon; and Co',
    url: 'https://a.example/b/result',
  });
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART:20261130T130000Z');
  expect(lines).toContain('DTSTAMP:20261128T090807Z');
  expect(lines).toContain('SUMMARY:Call Sun\\, Moon\\; and Co');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});
