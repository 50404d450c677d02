import { parseBirthDate } from './birth-date';
import { CURRENT_COMPANIES } from './current-companies';
import type { FieldName } from './field-name';
import type { FieldParser } from './field-parser';
import type { FormValues } from './form-values';
import { boundedText, parseAge, parseBoolean, parseEmail, parsePhone, parseZipcode } from './text-parsers';

const NAME_MAXIMUM = 256;

/** One of a list, to the letter. */
function oneOf(list: readonly string[]): FieldParser<string> {
  return (input) => list.find((entry) => entry === input);
}

/** Field name → parser (specification 5). A name without a parser does not compile. */
export const fieldParsers: Readonly<Record<FieldName, FieldParser>> = {
  zipcode: parseZipcode,
  haveMedicare: parseBoolean,
  haveMedicaid: parseBoolean,
  firstName: boundedText(NAME_MAXIMUM),
  lastName: boundedText(NAME_MAXIMUM),
  email: parseEmail,
  phone: parsePhone,
  address: boundedText(NAME_MAXIMUM),
  dob: parseBirthDate,
  age: parseAge,
  currentlyInsured: parseBoolean,
  currentCompany: oneOf(CURRENT_COMPANIES),
};

/** The valid answers in anything at all; unknown names and invalid values are left out. Never throws. */
export function parseValues(input: unknown): FormValues {
  if (typeof input !== 'object' || input === null) return {};
  const source = input as Record<string, unknown>;
  const entries = Object.entries(fieldParsers)
    .filter(([name]) => Object.hasOwn(source, name))
    .map(([name, parse]) => [name, parse(source[name])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
