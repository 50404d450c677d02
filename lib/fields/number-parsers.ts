import type { PlainParser } from './field';

/** Digits as a person or storage writes them. */
function readText(input: unknown): string {
  if (typeof input === 'number') return String(input);
  return typeof input === 'string' ? input.trim() : '';
}

function matching(shape: RegExp): PlainParser<string> {
  return (input) => {
    const text = readText(input);
    return shape.test(text) ? text : undefined;
  };
}

/** Any year of four digits, kept as text. */
export const parseFourDigits = matching(/^\d{4}$/);

/** The year of a vehicle: four digits, 1900 to 2099, kept as text. */
export const parseYear = matching(/^(?:19|20)\d{2}$/);

/** A count that may end open, such as `0` or `3+`. */
export const parseCount = matching(/^\d{1,2}\+?$/);

const AGE_MAXIMUM = 120;

/** A whole number from 0 to 120. */
export const parseAge: PlainParser<number> = (input) => {
  const text = readText(input);
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const age = Number(text);
  return age <= AGE_MAXIMUM ? age : undefined;
};

/** A day of a month, 1 to 31, as text without a leading zero. */
export const parseDayOfMonth: PlainParser<string> = (input) =>
  /^(?:0?([1-9])|([12]\d|3[01]))$/.exec(readText(input))?.slice(1).find(Boolean);

/** English first, then Spanish; three letters of any of them tell the month. */
const MONTH_NAMES = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];

/** A month as a number or a name (`4`, `04`, `Apr`, `abril`), as text without a leading zero. */
export const parseMonth: PlainParser<string> = (input) => {
  const text = readText(input).toLowerCase();
  const digits = /^(?:0?([1-9])|(1[0-2]))$/.exec(text);
  if (digits) return digits[1] ?? digits[2];
  const start = text.endsWith('.') ? text.slice(0, -1) : text;
  const place = start.length < 3 ? -1 : MONTH_NAMES.findIndex((names) => names.some((name) => name.startsWith(start)));
  return place < 0 ? undefined : String(place + 1);
};
