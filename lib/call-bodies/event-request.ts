import * as z from 'zod/mini';
import { instantSchema, text, uuidSchema } from './call-parts';

/** One analytics event. */
export const eventRequestSchema = z.object({
  type: z.literal('track'),
  event: text(64),
  timestamp: instantSchema,
  sessionId: text(128),
  anonymousId: uuidSchema,
  /** The event's own props and its context (specification 3); `eventId` makes a repeat harmless. */
  properties: z.looseObject({ eventId: uuidSchema }),
});

export type EventRequest = z.infer<typeof eventRequestSchema>;
