import { parseDayOfMonth, parseMonth } from './number-parsers';

/** A day in three texts, as they were written. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const LONGEST_DATE = 40;
const NUMBERS = /^(\d{1,2}) ?[/. -] ?(\d{1,2}) ?[/. -] ?(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4})$/;
/** Seven digits leave open whether 1251958 is in January or December, unless no month begins so. */
const SHORT_MONTH_ALONE = /^([2-9])(\d{2})(\d{4})$/;
const MONTH_NAME_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (?:de )?(\d{4})$/u;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[ -](?:de )?(\p{L}+)\.?,?[ -](?:del? )?(\d{4})$/u;

/** Month first, as everybody here writes it, unless only the other order names a month. */
function order(first: string, second: string, year: string): DateParts | undefined {
  if (parseMonth(first) && parseDayOfMonth(second)) return { month: first, day: second, year };
  if (parseMonth(second) && parseDayOfMonth(first)) return { month: second, day: first, year };
  return undefined;
}

/**
 * The parts of a whole date in one of the usual ways, English or Spanish (`03/09/1952`, `1952-03-09`, `March 9, 1952`,
 * `9 de marzo de 1952`), as written; undefined for anything else. Whether such a day exists is not asked here.
 */
export function splitDate(input: string): DateParts | undefined {
  if (input.length > LONGEST_DATE) return undefined;
  const text = input.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const [, yearFirst, month, dayLast] = YEAR_FIRST.exec(text) ?? [];
  if (yearFirst && month && dayLast) return order(month, dayLast, yearFirst);
  for (const shape of [NUMBERS, DIGITS_ALONE, SHORT_MONTH_ALONE, MONTH_NAME_FIRST, DAY_FIRST]) {
    const [, first, second, year] = shape.exec(text) ?? [];
    if (first && second && year) return order(first, second, year);
  }
  return undefined;
}
