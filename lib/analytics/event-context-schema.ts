import * as z from 'zod/mini';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { instantSchema, uuidSchema } from '@/lib/call-bodies/call-parts';
import { RISKS, type IpQuality } from '@/lib/call-bodies/ipqs-answers';
import type { AddressLocation } from '@/lib/call-bodies/address-location';

const parametersSchema = z.record(z.string(), z.string());

const touchSchema = z.strictObject({
  at: instantSchema,
  path: z.string(),
  referrerHost: z.string(),
  parameters: parametersSchema,
});

const told = z.nullable(z.string());

const ipLookupSchema: z.ZodMiniType<AddressLocation> = z.strictObject({
  city: told,
  state: told,
  postalCode: told,
  value: told,
  isp: told,
});

const ipQualitySchema: z.ZodMiniType<IpQuality> = z.object({
  risk: z.enum(RISKS),
  fraudScore: z.number(),
  proxy: z.boolean(),
  vpn: z.boolean(),
  tor: z.boolean(),
  isCrawler: z.boolean(),
  botStatus: z.boolean(),
});

const botDetectionSchema = z.union([
  z.strictObject({ bot: z.literal(false) }),
  z.strictObject({ bot: z.literal(true), botKind: z.string() }),
  /** The detector failed: blocked, or broken by the browser. */
  z.strictObject({ failed: z.literal(true) }),
]);

/** What every event carries besides its own props (specification 3, analytics event context). */
export const eventContextSchema = z.strictObject({
  eventId: uuidSchema,
  timestamp: instantSchema,
  brand: z.strictObject({ id: z.enum(BRAND_CODES), name: z.string() }),
  userId: uuidSchema,
  sessionId: z.string(),
  isPaid: z.boolean(),
  page: z.strictObject({
    name: z.string(),
    template: z.string(),
    product: z.enum(['medicare', 'auto', 'life']),
    benefits: z.array(z.string()),
    planTypes: z.array(z.string()),
    language: z.enum(['english', 'spanish']),
    smid: z.string(),
    xsmid: z.string(),
  }),
  phoneRule: z.strictObject({ afid: z.string() }),
  url: z.string(),
  cookies: z.strictObject({
    gaClientId: z.optional(z.string()),
    gaSessionId: z.optional(z.string()),
    gaMeasurementId: z.optional(z.string()),
    fbp: z.optional(z.string()),
  }),
  botDetection: z.nullable(botDetectionSchema),
  ipQuality: z.nullable(ipQualitySchema),
  urlParams: parametersSchema,
  touches: z.strictObject({ first: touchSchema, last: touchSchema }),
  isOptedOut: z.boolean(),
  deliveryDrops: z.number().check(z.int(), z.minimum(0)),
  userAgent: z.string(),
  ipLookup: z.nullable(ipLookupSchema),
});

export type EventContext = z.infer<typeof eventContextSchema>;

/** A label, never a reason to refuse. */
export type BotDetection = z.infer<typeof botDetectionSchema>;
