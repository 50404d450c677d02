import * as z from 'zod/mini';

export const portSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535));

/** How many calls may be paid for; without a bound a slip of the finger could cost any sum. */
export const callsSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000));

/** Names of personal fields, with commas between. */
export const fieldNamesSchema = z.string().check(z.regex(/^[\w., ]*$/));

export const httpAddressSchema = z.url({ protocol: /^https?$/ });
