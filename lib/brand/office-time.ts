import { WEEKDAYS, type OfficeZone, type Weekday } from './opening-hours';

const HOUR_MS = 3_600_000;

/** What a clock and a calendar on the office's wall say. */
export interface OfficeTime {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly weekday: Weekday;
  /** `HH:mm`, which compares as text. */
  readonly time: string;
}

/** Hours behind UTC in winter. */
const BEHIND: Readonly<Record<OfficeZone, number>> = {
  'America/New_York': 5,
  'America/Chicago': 6,
  'America/Denver': 7,
  'America/Phoenix': 7,
  'America/Los_Angeles': 8,
};

function isOfficeZone(zone: string): zone is OfficeZone {
  return Object.hasOwn(BEHIND, zone);
}

/** The first Sunday from a date on, at an hour of winter time. */
function findSunday(year: number, month: number, date: number, hour: number): number {
  const weekday = new Date(Date.UTC(year, month, date)).getUTCDay();
  return Date.UTC(year, month, date + ((7 - weekday) % 7), hour);
}

/** Unix ms as if the wall's time were UTC. Clocks go by 15 U.S.C. 260a: second Sunday of March to first of November. */
function shiftToWall(zone: OfficeZone, at: number): number {
  const winter = at - BEHIND[zone] * HOUR_MS;
  const year = new Date(winter).getUTCFullYear();
  const isSummer = winter >= findSunday(year, 2, 8, 2) && winter < findSunday(year, 10, 1, 1);
  return isSummer && zone !== 'America/Phoenix' ? winter + HOUR_MS : winter;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function findClock(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric' },
    ...{ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** `yyyy-MM-ddTHH:mm`. */
function readClock(zone: string, at: number): string {
  const parts = findClock(zone).formatToParts(at);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/**
 * Reads the wall of an office, or of somebody in another zone (IANA); `at` is Unix ms. Throws for a zone nobody knows.
 * An office’s is reckoned: to ask a browser for a first clock takes a phone 60 ms, in which it answers to nothing.
 */
export function readOfficeTime({ zone }: { readonly zone: string }, at: number): OfficeTime {
  const wall = isOfficeZone(zone) ? new Date(shiftToWall(zone, at)).toISOString() : readClock(zone, at);
  const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7];
  return { day, weekday: weekday ?? 'monday', time };
}
