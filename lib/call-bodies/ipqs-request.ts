import * as z from 'zod/mini';
import { text, uuidSchema } from './call-parts';

/** `ip` and `ua` are taken for compatibility and replaced by what the server sees. */
export const checkIpRequestSchema = z.object({
  ip: z.optional(text(64)),
  ua: z.optional(text(1024)),
  userId: uuidSchema,
  sessionId: text(128),
});
