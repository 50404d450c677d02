import * as z from 'zod/mini';
import type { AnonymousPriceFieldName } from '@/lib/fields/field-name';
import { ADDRESS_MAXIMUM } from '@/lib/names/sent-lengths';
import { text } from './call-parts';

/** What may be told before consent and nothing else; a key beyond these is dropped by the schema (compliance X2). */
const anonymousAnswers = {
  zipcode: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  currentlyInsured: z.optional(z.boolean()),
  currentCompany: z.optional(text(64)),
  homeowner: z.optional(z.boolean()),
} satisfies Readonly<Record<AnonymousPriceFieldName<'auto'>, z.ZodMiniType>>;

export const adsRequestSchema = z.object({
  provider: z.enum(['quinstreet', 'quoteWizard']),
  ...anonymousAnswers,
  /** Page address, already without personal data. */
  url: text(ADDRESS_MAXIMUM),
  sessionId: text(128),
});

export type AdsRequest = z.infer<typeof adsRequestSchema>;
