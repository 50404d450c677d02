import * as z from 'zod/mini';
import type { Call } from './call';
import { instantSchema, text, uuidSchema } from './call-parts';

const eventRequestSchema = z.object({
  type: z.literal('track'),
  event: text(64),
  timestamp: instantSchema,
  sessionId: text(128),
  anonymousId: uuidSchema,
  /** The event's own props and its context (specification 3); `eventId` makes a repeat harmless. */
  properties: z.looseObject({ eventId: uuidSchema }),
});

const eventResponseSchema = z.object({ accepted: z.literal(true) });

export type EventRequest = z.infer<typeof eventRequestSchema>;
export type EventResponse = z.infer<typeof eventResponseSchema>;

/** Stores one analytics event: 202 after commit; the same `eventId` again is 202 and stored once. */
export const eventCall: Call<EventRequest, EventResponse> = {
  method: 'POST',
  path: '/api/event/create',
  request: eventRequestSchema,
  response: eventResponseSchema,
};
