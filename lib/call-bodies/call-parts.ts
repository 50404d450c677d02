import * as z from 'zod/mini';

/** An id made by the visitor's browser: a UUID in lower case. */
export const uuidSchema = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** An instant as ISO 8601 in UTC, as `Date.toISOString` writes it: a real one, of this age. */
export const instantSchema = z.string().check(
  z.regex(/^(?:19[7-9]|2\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/),
  z.refine((instant) => !Number.isNaN(Date.parse(instant))),
);

/** Text of at most `maximum` characters. */
export function text(maximum: number) {
  return z.string().check(z.maxLength(maximum));
}

/** Text of which the first `maximum` characters count; half an emoji at the end does not. */
export function cutText(maximum: number) {
  const cut = (given: string) => given.slice(0, maximum).replace(/[\ud800-\udbff]$/, '');
  return z.pipe(z.string(), z.transform(cut));
}

/** A plain JSON object whose keys are the sender's business. */
export const jsonObjectSchema = z.record(z.string(), z.unknown());
