import * as z from 'zod/mini';
import { text } from './call-parts';

const MOST_CENTS = 1_000_000_000;

/** What a company tells of one call. The same `id` again is 202 and counts once; a later `occurredAt` corrects it. */
export const outcomeRequestSchema = z.object({
  /** The company's own id of what it tells. */
  id: text(128).check(z.minLength(1)),
  /** The id that we sent along with the call. */
  key: z.optional(z.nullable(text(128))),
  leadId: z.optional(z.nullable(z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)))),
  /** The number that was called, in any American spelling. */
  phone: z.optional(z.nullable(text(32))),
  kind: z.enum(['connected', 'qualified', 'sold', 'returned', 'refused']),
  /** Less than nothing where it is paid back. */
  revenueCents: z._default(z.number().check(z.int(), z.minimum(-MOST_CENTS), z.maximum(MOST_CENTS)), 0),
  /** ISO 4217. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), 'USD'),
  /** ISO 8601 with its zone. */
  occurredAt: z.iso.datetime({ offset: true }),
});

export type OutcomeRequest = z.infer<typeof outcomeRequestSchema>;
