import { parseDayOfMonth, parseFourDigits, parseMonth } from './number-parsers';

/**
 * The three ways a date may be written, in the order in which they are tried (specification 5). As there, a month or a
 * day may have one digit; a year must have four.
 */
const DATE_SHAPES = [
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;

/** Ours: nobody who was born before is alive, and an age ends at 120 (specification 5). */
const EARLIEST_YEAR = 1900;

/** Counted, not asked of `Date`: in the machine's time zone some days were skipped, and years below 100 mean 1900. */
function isExistingDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === FEBRUARY && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return year >= 1 && day >= 1 && day <= days;
}

function joinDay(year: string, month: string, day: string): string | undefined {
  if (!isExistingDay(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether somebody who is asked may be born on a day: none is born today, since all are adults. */
function isBirthDay(date: string, today: string): boolean {
  return Number(date.slice(0, 4)) >= EARLIEST_YEAR && date < today;
}

/**
 * MM/dd/yyyy, dd/MM/yyyy or yyyy-MM-dd of a day that exists, from 1900 to the day before `today` (yyyy-MM-dd), as
 * yyyy-MM-dd.
 */
export function parseBirthDate(input: unknown, today: string): string | undefined {
  const text = typeof input === 'string' ? input.trim() : '';
  for (const shape of DATE_SHAPES) {
    const { year, month, day } = shape.exec(text)?.groups ?? {};
    const date = year && month && day && joinDay(year, month, day);
    // The first reading that is a day is meant, even where another would be in the past.
    if (date) return isBirthDay(date, today) ? date : undefined;
  }
  return undefined;
}

/** Four digits, 1900 to the year of `today` (yyyy-MM-dd), kept as text. */
export function parseBirthYear(input: unknown, today: string): string | undefined {
  const year = parseFourDigits(input);
  return year !== undefined && Number(year) >= EARLIEST_YEAR && year <= today.slice(0, 4) ? year : undefined;
}

/** The parts of a date of birth, as they are written. */
export interface BirthDateParts {
  readonly month: unknown;
  readonly day: unknown;
  readonly year: unknown;
}

/** The day that the parts name, as yyyy-MM-dd, if it exists, whenever it is. */
export function joinDate(parts: BirthDateParts): string | undefined {
  const month = parseMonth(parts.month);
  const day = parseDayOfMonth(parts.day);
  const year = parseFourDigits(parts.year);
  return month && day && year ? joinDay(year, month, day) : undefined;
}

/** The same, if anybody who is asked may be born on it: before `today` (yyyy-MM-dd). */
export function buildBirthDate(parts: BirthDateParts, today: string): string | undefined {
  const date = joinDate(parts);
  return date !== undefined && isBirthDay(date, today) ? date : undefined;
}

/** What is wrong with the parts, so that the visitor is told which one to mend. */
export type BirthDateFault =
  | 'empty'
  | 'noMonth'
  | 'noDay'
  | 'noYear'
  | 'wrongMonth'
  | 'wrongDay'
  | 'wrongYear'
  | 'earlyYear'
  | 'noSuchDay'
  | 'notPast';

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/** The first fault of the parts, or undefined when they name a day before `today` (yyyy-MM-dd). */
export function findBirthDateFault(parts: BirthDateParts, today: string): BirthDateFault | undefined {
  if (isBlank(parts.month) && isBlank(parts.day) && isBlank(parts.year)) return 'empty';
  if (isBlank(parts.month)) return 'noMonth';
  if (isBlank(parts.day)) return 'noDay';
  if (isBlank(parts.year)) return 'noYear';
  const month = parseMonth(parts.month);
  if (month === undefined) return 'wrongMonth';
  const day = parseDayOfMonth(parts.day);
  if (day === undefined) return 'wrongDay';
  const year = parseFourDigits(parts.year);
  if (year === undefined) return 'wrongYear';
  if (Number(year) < EARLIEST_YEAR) return 'earlyYear';
  const date = joinDay(year, month, day);
  if (date === undefined) return 'noSuchDay';
  return isBirthDay(date, today) ? undefined : 'notPast';
}

/** Where only an age is known: the first day of the year of birth, which is not the person's own (specification 7). */
export function deriveBirthDate(age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age;
  return `${String(year).padStart(4, '0')}-01-01`;
}
