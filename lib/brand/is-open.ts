import { readOfficeTime, type OfficeTime } from './office-time';
import { HOLIDAYS, WEEKDAYS, type OpeningHours, type Weekday } from './opening-hours';

const QUARTER_MS = 15 * 60_000;
/** Longer than any office stays closed; one that does not open in it has shut. */
const LONGEST_CLOSED_MS = 60 * 86_400_000;

function isHoliday({ holidays }: OpeningHours, { day, weekday }: OfficeTime): boolean {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return holidays.some((name) => {
    const holiday: { month: number; first: number; last: number; weekday?: Weekday } = HOLIDAYS[name];
    const isItsWeekday = holiday.weekday === undefined || holiday.weekday === weekday;
    return month === holiday.month && date >= holiday.first && date <= holiday.last && isItsWeekday;
  });
}

/** From when until when somebody answers on the office's day at a moment; undefined on a day that is closed. */
export function findSpan(
  hours: OpeningHours,
  office: OfficeTime,
): { readonly opens: string; readonly closes: string } | undefined {
  const exception = hours.exceptions.find(({ on }) => on === office.day);
  if (exception) return exception.opens === undefined ? undefined : exception;
  if (isHoliday(hours, office)) return undefined;
  const weekday = WEEKDAYS.indexOf(office.weekday);
  return hours.week.find(({ from, to }) => WEEKDAYS.indexOf(from) <= weekday && weekday <= WEEKDAYS.indexOf(to));
}

/** Whether somebody answers; `at` is Unix ms. */
export function isOpen(hours: OpeningHours, at: number): boolean {
  const office = readOfficeTime(hours, at);
  const span = findSpan(hours, office);
  return span !== undefined && span.opens <= office.time && office.time < span.closes;
}

/**
 * When somebody answers next, Unix ms: `at` itself while somebody does, undefined where nobody does for two months. It
 * asks every quarter hour, in which offices open, so that it is right where clocks are put forward or back.
 */
export function nextOpening(hours: OpeningHours, at: number): number | undefined {
  if (isOpen(hours, at)) return at;
  const start = Math.ceil(at / QUARTER_MS) * QUARTER_MS;
  for (let moment = start; moment < start + LONGEST_CLOSED_MS; moment += QUARTER_MS) {
    if (isOpen(hours, moment)) return moment;
  }
  return undefined;
}
