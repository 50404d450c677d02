import * as z from 'zod/mini';
import { instantSchema, text, uuidSchema } from './call-parts';

/** One arrival of a visitor. */
export const touchSchema = z.object({
  at: instantSchema,
  path: text(512),
  referrerHost: text(255),
  parameters: z.record(text(64), text(512)),
});

/** The anonymous user as it is synced. */
export const userRequestSchema = z.object({
  id: uuidSchema,
  /** When the visitor's browser last changed the user; an older update never overwrites a newer one. */
  updatedAt: instantSchema,
  sessionId: text(128),
  firstTouch: z.optional(touchSchema),
  lastTouch: z.optional(touchSchema),
  /** The visitor asked not to be sold or shared (compliance P-03), as of `updatedAt`. */
  isOptedOut: z.optional(z.boolean()),
});

export type UserRequest = z.infer<typeof userRequestSchema>;
