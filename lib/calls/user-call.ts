import * as z from 'zod/mini';
import type { Call } from './call';
import { instantSchema, text, uuidSchema } from './call-parts';

const touchSchema = z.object({
  at: instantSchema,
  path: text(512),
  referrerHost: text(255),
  parameters: z.record(text(64), text(512)),
});

const userRequestSchema = z.object({
  id: uuidSchema,
  /** When the visitor's browser last changed the user; an older update never overwrites a newer one. */
  updatedAt: instantSchema,
  sessionId: text(128),
  firstTouch: z.optional(touchSchema),
  lastTouch: z.optional(touchSchema),
});

const userResponseSchema = z.object({ saved: z.literal(true) });

export type UserRequest = z.infer<typeof userRequestSchema>;
export type UserResponse = z.infer<typeof userResponseSchema>;

/** Syncs the anonymous user: 200 after commit. */
export const userCall: Call<UserRequest, UserResponse> = {
  method: 'POST',
  path: '/api/user/set',
  request: userRequestSchema,
  response: userResponseSchema,
};
