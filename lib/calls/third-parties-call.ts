import * as z from 'zod/mini';

const addressSchema = z.url({ protocol: /^https?$/ });

/** Answer of `GET /api/third-parties`: what the pages of a brand may load from outside; nothing after an opt-out. */
export const thirdPartiesSchema = z.object({
  tagManager: z.optional(z.object({ url: addressSchema, containerId: z.string() })),
  /** `url` is the script itself. */
  mediaAlphaAds: z.optional(z.object({ url: addressSchema })),
  trustedForm: z.optional(z.object({ url: addressSchema })),
  leadId: z.optional(z.object({ url: addressSchema, campaignId: z.string() })),
  errorReports: z.optional(z.object({ dsn: addressSchema, environment: z.string() })),
});

export type ThirdParties = z.infer<typeof thirdPartiesSchema>;
