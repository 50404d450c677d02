import * as z from 'zod/mini';
import type { Call } from './call';
import { instantSchema, text, uuidSchema } from './call-parts';

const checkIpRequestSchema = z.object({
  ip: z.optional(text(64)),
  ua: z.optional(text(1024)),
  userId: uuidSchema,
  sessionId: text(128),
});

export const ipQualitySchema = z.object({
  /** From the provider's score: low below 75, medium from 75, high from 85 or for a known bot or Tor. */
  risk: z.enum(['low', 'medium', 'high']),
  /** 0 to 100. */
  fraudScore: z.number(),
  proxy: z.boolean(),
  vpn: z.boolean(),
  tor: z.boolean(),
  isCrawler: z.boolean(),
  botStatus: z.boolean(),
});

const callTokenSchema = z.object({
  token: z.string(),
  /** ISO instant. */
  expiresAt: instantSchema,
});

/** Answer of `GET /api/ipqs/token`: a short-lived signed proof that this visit may ask for paid calls. */
export type CallToken = z.infer<typeof callTokenSchema>;

export type CheckIpRequest = z.infer<typeof checkIpRequestSchema>;
/** How trustworthy the caller's address is; it labels events and never blocks a visitor. */
export type IpQuality = z.infer<typeof ipQualitySchema>;

/** Asks for the quality of the caller's own address: 200, or 502 when the provider fails. */
export const checkIpCall: Call<CheckIpRequest, IpQuality> = {
  method: 'POST',
  path: '/api/ipqs/check-ip',
  request: checkIpRequestSchema,
  response: ipQualitySchema,
};

/** Gives a token for the session in `?session_id=`, which paid calls must bring: 200, or 400 when malformed. */
export const callTokenCall: Call<{ session_id?: string | undefined }, CallToken> = {
  method: 'GET',
  path: '/api/ipqs/token',
  request: z.object({ session_id: z.optional(text(128)) }),
  response: callTokenSchema,
};
