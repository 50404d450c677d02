import { describe, expect, it } from 'vitest';
import { describeClosing, describeHours, describeMoment } from '@/lib/brand/describe-hours';
import { nextOpening } from '@/lib/brand/is-open';
import type { OpeningHours } from '@/lib/brand/opening-hours';

const hours: OpeningHours = {
  zone: 'America/New_York',
  week: [
    { from: 'monday', to: 'friday', opens: '08:00', closes: '20:00' },
    { from: 'saturday', to: 'saturday', opens: '09:30', closes: '12:00' },
  ],
  holidays: ['christmas-day'],
  exceptions: [{ on: '2026-12-24' }, { on: '2026-12-26' }],
};
const daily: OpeningHours = {
  ...hours,
  zone: 'America/Phoenix',
  week: [{ from: 'monday', to: 'sunday', opens: '13:00', closes: '24:00' }],
};

describe('describeHours', () => {
  it('writes days, times and zone in both languages', () => {
    expect(describeHours(hours, 'english')).toBe('Mon–Fri 8 a.m.–8 p.m., Sat 9:30 a.m.–12 p.m. ET');
    expect(describeHours(hours, 'spanish')).toBe('Lun. a vie. 8 a.m.–8 p.m., Sáb. 9:30 a.m.–12 p.m., hora del Este');
    expect(describeHours(daily, 'english')).toBe('Every day 1 p.m.–12 a.m. Arizona time');
    expect(describeHours(daily, 'spanish')).toBe('Todos los días 1 p.m.–12 a.m., hora de Arizona');
  });
});

describe('describeMoment', () => {
  it.each([
    ['the same day', '2026-11-23T12:00:00Z', '8 a.m. ET', 'a las 8 a.m., hora del Este'],
    ['the next day', '2026-11-24T02:00:00Z', 'tomorrow 8 a.m. ET', 'mañana a las 8 a.m., hora del Este'],
    ['a day by its name', '2026-11-22T00:00:00Z', 'Monday 8 a.m. ET', 'el lunes a las 8 a.m., hora del Este'],
  ])('says %s', (_, now, english, spanish) => {
    const at = nextOpening(hours, Date.parse(now)) ?? 0;
    expect(describeMoment(hours, at, Date.parse(now), 'english')).toBe(english);
    expect(describeMoment(hours, at, Date.parse(now), 'spanish')).toBe(spanish);
  });

  it('adds the date where the name of a day would mean another one', () => {
    const now = Date.parse('2026-12-21T15:00:00Z');
    const at = Date.parse('2026-12-28T13:00:00Z');
    expect(describeMoment(hours, at, now, 'english')).toBe('Monday, Dec. 28 8 a.m. ET');
    expect(describeMoment(hours, at, now, 'spanish')).toBe('el lunes 28 de dic. a las 8 a.m., hora del Este');
  });

  it('speaks of one o’clock in the singular', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    const at = nextOpening(daily, now) ?? 0;
    expect(describeMoment(daily, at, now, 'spanish')).toBe('a la 1 p.m., hora de Arizona');
  });
});

describe('describeClosing', () => {
  it('says until when, and nothing on a closed day', () => {
    expect(describeClosing(hours, Date.parse('2026-11-23T15:00:00Z'), 'english')).toBe('8 p.m. ET');
    expect(describeClosing(hours, Date.parse('2026-11-23T15:00:00Z'), 'spanish')).toBe('8 p.m., hora del Este');
    expect(describeClosing(hours, Date.parse('2026-12-24T15:00:00Z'), 'english')).toBeUndefined();
  });
});
