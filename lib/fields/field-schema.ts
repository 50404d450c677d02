import * as z from 'zod/mini';
import type { FieldName } from './field-name';
import { fieldTable } from './field-table';
import { isDialable } from './text-parsers';

/** One field that a visible step asks for, with the words of its error in the page's language. */
export interface AskedField {
  readonly name: FieldName;
  readonly optional: boolean;
  /** What to mend; a date says what exactly is missing. */
  readonly error: string | ((input: unknown) => string);
}

/** A slip of the finger is asked about where the visitor can still mend it. */
function isTaken(name: FieldName, input: unknown, today: string): boolean {
  const { parse, control } = fieldTable[name];
  const value = parse(input, today);
  return value !== undefined && (control !== 'phone' || isDialable(String(value)));
}

/**
 * The schema of a visible step. The wire drops what is invalid; a visible form asks for a mend
 * (compliance W-06): an asked-for field that does not parse, or a number that nobody can
 * have, is an error unless it is optional and empty.
 */
export function buildStepSchema(fields: readonly AskedField[], today: string) {
  const shape = fields.map(({ name, optional, error }) => {
    const isValid = (input: unknown) =>
      (optional && (input === '' || input === undefined)) || isTaken(name, input, today);
    return [
      name,
      z
        .unknown()
        .check(z.refine(isValid, { error: typeof error === 'string' ? error : (issue) => error(issue.input) })),
    ] as const;
  });
  return z.object(Object.fromEntries(shape));
}
