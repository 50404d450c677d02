import type { FieldParser } from './field';
import { parseDayOfMonth, parseMonth, parseYear } from './number-parsers';

/** The three ways a date may be written, in the order in which they are tried (specification 5). */
const DATE_SHAPES = [
  /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;

/** Counted, not asked of `Date`: in the machine's time zone some days were skipped, and years below 100 mean 1900. */
function isExistingDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === FEBRUARY && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return year >= 1 && day >= 1 && day <= days;
}

/** MM/dd/yyyy, dd/MM/yyyy or yyyy-MM-dd of a day that exists, as yyyy-MM-dd. */
export const parseBirthDate: FieldParser<string> = (input) => {
  const text = typeof input === 'string' ? input.trim() : '';
  for (const shape of DATE_SHAPES) {
    const { year, month, day } = shape.exec(text)?.groups ?? {};
    if (year && month && day && isExistingDay(Number(year), Number(month), Number(day)))
      return `${year}-${month}-${day}`;
  }
  return undefined;
};

/** The three boxes in which a date of birth is typed. */
export interface BirthDateParts {
  readonly month: unknown;
  readonly day: unknown;
  readonly year: unknown;
}

/** The day that the three boxes name, as yyyy-MM-dd, if it exists. */
export function buildBirthDate(parts: BirthDateParts): string | undefined {
  const month = parseMonth(parts.month);
  const day = parseDayOfMonth(parts.day);
  const year = parseYear(parts.year);
  return month && day && year ? parseBirthDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : undefined;
}

/** What is wrong with the three boxes, so that the visitor is told which one to mend. */
export type BirthDateFault =
  'empty' | 'noMonth' | 'noDay' | 'noYear' | 'wrongMonth' | 'wrongDay' | 'wrongYear' | 'noSuchDay';

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/** The first fault of the three boxes, or undefined when they name a day. */
export function findBirthDateFault(parts: BirthDateParts): BirthDateFault | undefined {
  const { month, day, year } = parts;
  if (isBlank(month) && isBlank(day) && isBlank(year)) return 'empty';
  if (isBlank(month)) return 'noMonth';
  if (isBlank(day)) return 'noDay';
  if (isBlank(year)) return 'noYear';
  if (parseMonth(month) === undefined) return 'wrongMonth';
  if (parseDayOfMonth(day) === undefined) return 'wrongDay';
  if (parseYear(year) === undefined) return 'wrongYear';
  return buildBirthDate(parts) === undefined ? 'noSuchDay' : undefined;
}

/** Where only an age is known: the first day of the year of birth, which is not the person's own (specification 7). */
export function deriveBirthDate(age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age;
  return `${String(year).padStart(4, '0')}-01-01`;
}
