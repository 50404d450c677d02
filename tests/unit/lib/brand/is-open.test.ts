import { describe, expect, it } from 'vitest';
import { isOpen, nextOpening } from '@/lib/brand/is-open';
import type { OfficeZone, OpeningHours } from '@/lib/brand/opening-hours';

const ZONES: readonly OfficeZone[] = [
  ...(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'] as const),
];
const QUARTER_MS = 15 * 60_000;
const QUARTERS_OF_400_DAYS = 400 * 24 * 4;
const START = Date.parse('2026-10-01T00:00:00Z');

function makeHours(zone: OfficeZone): OpeningHours {
  return {
    zone,
    week: [
      { from: 'monday', to: 'friday', opens: '08:00', closes: '20:00' },
      { from: 'sunday', to: 'sunday', opens: '01:30', closes: '04:00' },
    ],
    holidays: ['new-year', 'memorial-day', 'independence-day', 'labor-day', 'thanksgiving', 'christmas-day'],
    exceptions: [{ on: '2026-11-27' }, { on: '2026-12-24', opens: '08:00', closes: '12:15' }],
  };
}

const HOLIDAYS = [
  ...['2026-11-26', '2026-11-27', '2026-12-25', '2027-01-01'],
  ...['2027-05-31', '2027-07-04', '2027-07-05', '2027-09-06'],
];

const walls = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** The office's wall, read by a formatter of its own. */
function readWall(
  zone: OfficeZone,
  at: number,
): { readonly day: string; readonly weekday: number; readonly time: string } {
  const [day = '', time = ''] = walls.get(zone)?.format(at).split(' ') ?? [];
  return { day, weekday: new Date(`${day}T12:00Z`).getUTCDay(), time: time.slice(0, 5) };
}

/** What the hours above say of a wall, written out. */
function isOpenByTheWall(zone: OfficeZone, at: number): boolean {
  const { day, weekday, time } = readWall(zone, at);
  if (day === '2026-12-24') return time >= '08:00' && time < '12:15';
  if (HOLIDAYS.includes(day) && day !== '2027-07-05') return false;
  if (weekday === 0) return time >= '01:30' && time < '04:00';
  return weekday < 6 && time >= '08:00' && time < '20:00';
}

describe('isOpen', () => {
  it.each(ZONES)('says what the wall of an office in %s says, every quarter of 400 days', (zone) => {
    const hours = makeHours(zone);
    const wrong: string[] = [];
    for (let quarter = 0; quarter < QUARTERS_OF_400_DAYS; quarter += 1) {
      const at = START + quarter * QUARTER_MS;
      if (isOpen(hours, at) !== isOpenByTheWall(zone, at)) wrong.push(new Date(at).toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it('opens on the minute and closes on it', () => {
    const hours = makeHours('America/New_York');
    const eightInTheEvening = Date.parse('2026-11-24T01:00:00Z');
    expect(isOpen(hours, eightInTheEvening - 1)).toBe(true);
    expect(isOpen(hours, eightInTheEvening)).toBe(false);
  });
});

describe('nextOpening', () => {
  it.each(ZONES)('is the first open quarter in %s, all through 400 days', (zone) => {
    const hours = makeHours(zone);
    const open = Array.from({ length: QUARTERS_OF_400_DAYS + 2000 }, (_, quarter) =>
      isOpenByTheWall(zone, START + quarter * QUARTER_MS),
    );
    const wrong: string[] = [];
    for (let quarter = 1; quarter < QUARTERS_OF_400_DAYS; quarter += 53) {
      // Seven minutes before a quarter, so that no moment asked about is one that answers.
      const at = START + quarter * QUARTER_MS - 7 * 60_000;
      const found = nextOpening(hours, at);
      const expected = open[quarter - 1] ? at : START + open.indexOf(true, quarter) * QUARTER_MS;
      if (found !== expected) wrong.push(new Date(at).toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['clocks go forward', '2027-03-14T06:00:00Z', '2027-03-14T06:30:00Z'],
    ['clocks go back', '2026-11-01T04:00:00Z', '2026-11-01T05:30:00Z'],
    ['the night before that', '2026-10-31T12:00:00Z', '2026-11-01T05:30:00Z'],
    ['a holiday and an exception after it', '2026-11-26T01:00:00Z', '2026-11-29T06:30:00Z'],
  ])('is right where %s', (_, at, opening) => {
    expect(nextOpening(makeHours('America/New_York'), Date.parse(at))).toBe(Date.parse(opening));
  });

  it('is undefined for an office that has shut', () => {
    const shut: OpeningHours = { zone: 'America/Chicago', week: [], holidays: [], exceptions: [] };
    expect(nextOpening(shut, START)).toBeUndefined();
  });
});
