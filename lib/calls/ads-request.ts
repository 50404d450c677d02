import * as z from 'zod/mini';
import { text } from './call-parts';

/**
 * What may be told before consent and nothing else: where the car is kept, and how it is insured and housed. A key
 * beyond these is dropped by the schema (compliance X2).
 */
export const adsRequestSchema = z.object({
  provider: z.enum(['quinstreet', 'quoteWizard']),
  zipcode: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  currentlyInsured: z.optional(z.boolean()),
  currentCompany: z.optional(text(64)),
  homeowner: z.optional(z.boolean()),
  /** Page address, already without personal data. */
  url: text(2048),
  sessionId: text(128),
});

export type AdsRequest = z.infer<typeof adsRequestSchema>;
