/** From Monday on, as office hours are written. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Days on which an office may be closed every year, each on its own date and never moved to a Monday or a Friday. */
export const HOLIDAYS = {
  'new-year': { month: 1, first: 1, last: 1 },
  'martin-luther-king-day': { month: 1, first: 15, last: 21, weekday: 'monday' },
  'presidents-day': { month: 2, first: 15, last: 21, weekday: 'monday' },
  'memorial-day': { month: 5, first: 25, last: 31, weekday: 'monday' },
  juneteenth: { month: 6, first: 19, last: 19 },
  'independence-day': { month: 7, first: 4, last: 4 },
  'labor-day': { month: 9, first: 1, last: 7, weekday: 'monday' },
  'columbus-day': { month: 10, first: 8, last: 14, weekday: 'monday' },
  'veterans-day': { month: 11, first: 11, last: 11 },
  thanksgiving: { month: 11, first: 22, last: 28, weekday: 'thursday' },
  'christmas-day': { month: 12, first: 25, last: 25 },
} as const satisfies Readonly<Record<string, { month: number; first: number; last: number; weekday?: Weekday }>>;

export type Holiday = keyof typeof HOLIDAYS;

/** Zones that an office may keep its hours by, as IANA names them. */
export type OfficeZone =
  | 'America/New_York'
  | 'America/Chicago'
  | 'America/Denver'
  | 'America/Phoenix'
  | 'America/Los_Angeles';

/** From `opens` until before `closes`: `HH:mm` on the office's clock, on a quarter hour, at least an hour apart. */
interface OpenSpan {
  readonly opens: string;
  /** `24:00` is the end of the day. */
  readonly closes: string;
}

/** When somebody answers, as data: what is said of it in words and what is judged by it come from here alone. */
export interface OpeningHours {
  readonly zone: OfficeZone;
  /** Days that stand in no row are closed; `from` comes before `to` in {@link WEEKDAYS} or is the same day. */
  readonly week: readonly (OpenSpan & { readonly from: Weekday; readonly to: Weekday })[];
  readonly holidays: readonly Holiday[];
  /** Single days, `yyyy-MM-dd`, that go before week and holidays; closed all day without a span. */
  readonly exceptions: readonly ({ readonly on: string } & (OpenSpan | { readonly opens?: undefined }))[];
}

const QUARTER = /^([01]\d|2[0-3]):(00|15|30|45)$|^24:00$/;

function readMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isSpan({ opens, closes }: OpenSpan): boolean {
  return QUARTER.test(opens) && QUARTER.test(closes) && readMinutes(closes) - readMinutes(opens) >= 60;
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
}

/** What an author got wrong, in words; nothing where the hours can be judged and written. */
export function listHoursFaults({ week, exceptions }: OpeningHours): readonly string[] {
  const days = week.flatMap(({ from, to }) => WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1));
  return [
    ...(days.length === 0 ? ['no day of the week is open'] : []),
    ...(new Set(days).size < days.length ? ['a day of the week stands in two rows'] : []),
    ...week
      .filter(({ from, to }) => WEEKDAYS.indexOf(from) > WEEKDAYS.indexOf(to))
      .map(({ from, to }) => `${from} to ${to} runs past Sunday`),
    ...week
      .filter((row) => !isSpan(row))
      .map(({ opens, closes }) => `${opens} to ${closes} is no span of quarter hours`),
    ...exceptions.filter(({ on }) => !isDay(on)).map(({ on }) => `${on} is no day`),
    ...exceptions
      .filter((row) => row.opens !== undefined && !isSpan(row))
      .map(({ on }) => `${on} has no span of quarter hours`),
  ];
}
