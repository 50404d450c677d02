import { isExists } from 'date-fns/isExists';
import type { FieldParser } from './field-parser';

/** The three ways a date may be written, in the order in which they are tried (specification 5). */
const DATE_SHAPES = [
  /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** MM/dd/yyyy, dd/MM/yyyy or yyyy-MM-dd of a day that exists, as yyyy-MM-dd. */
export const parseBirthDate: FieldParser<string> = (input) => {
  const text = typeof input === 'string' ? input.trim() : '';
  for (const shape of DATE_SHAPES) {
    const { year, month, day } = shape.exec(text)?.groups ?? {};
    // The shape is checked first: date libraries take two-digit years for ancient ones.
    if (year && month && day && isExists(Number(year), Number(month) - 1, Number(day)))
      return `${year}-${month}-${day}`;
  }
  return undefined;
};
