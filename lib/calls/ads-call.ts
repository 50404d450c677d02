import * as z from 'zod/mini';
import type { AdList } from '@/lib/ads/ad';
import type { AnonymousPriceFieldName } from '@/lib/fields/field-name';
import type { Call } from './call';
import { text } from './call-parts';

/** What may be told before consent and nothing else; a key beyond these is dropped by the schema (compliance X2). */
const anonymousAnswers = {
  zipcode: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  currentlyInsured: z.optional(z.boolean()),
  currentCompany: z.optional(text(64)),
  homeowner: z.optional(z.boolean()),
} satisfies Readonly<Record<AnonymousPriceFieldName<'auto'>, z.ZodMiniType>>;

const adsRequestSchema = z.object({
  provider: z.enum(['quinstreet', 'quoteWizard']),
  ...anonymousAnswers,
  /** Page address, already without personal data. */
  url: text(2048),
  sessionId: text(128),
});

const adListSchema = z.object({
  impressionId: z.string(),
  ads: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      title: z.string(),
      points: z.array(z.string()),
      clickUrl: z.string(),
      displayUrl: z.optional(z.string()),
    }),
  ),
});

export type AdsRequest = z.infer<typeof adsRequestSchema>;

/** Asks a provider for its list of ads: 200, perhaps with none, or 502 within 2.5 s. */
export const adsCall: Call<AdsRequest, AdList> = {
  method: 'POST',
  path: '/api/ads/list',
  request: adsRequestSchema,
  response: adListSchema as z.ZodMiniType<AdList>,
};
