import { describe, expect, it } from 'vitest';
import { readOfficeTime } from '@/lib/brand/office-time';
import { WEEKDAYS } from '@/lib/brand/opening-hours';

const HOUR_MS = 3_600_000;
const SEASONS_AND_CHANGES = [
  [1, 1],
  [3, 6],
  [7, 1],
  [10, 30],
  [12, 30],
] as const;
const HOURS_EACH = 11 * 24;

/** Each hour around new year, summer and both changes of the clocks, for twenty years. */
const moments = Array.from({ length: 20 }, (_, index) => 2024 + index).flatMap((year) =>
  SEASONS_AND_CHANGES.flatMap(([month, date]) =>
    Array.from({ length: HOURS_EACH }, (_, hour) => Date.UTC(year, month - 1, date) + hour * HOUR_MS - 1),
  ),
);

function writeWall(zone: string, at: number): string {
  const { day, weekday, time } = readOfficeTime({ zone }, at);
  return `${weekday} ${day} ${time}`;
}

describe('readOfficeTime', () => {
  it.each([
    ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'],
    ...['America/Anchorage', 'Pacific/Honolulu'],
  ])('says in %s what the zone database says, past every change of the clocks', (zone) => {
    const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    const wrong = moments.filter((at) => {
      const [day = '', time] = wall.format(at).split(' ');
      const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7];
      return writeWall(zone, at) !== `${weekday} ${day} ${time}`;
    });
    expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
  });

  it('refuses a zone that nobody knows', () => {
    expect(() => readOfficeTime({ zone: 'America/Atlantis' }, 0)).toThrow(RangeError);
  });
});
