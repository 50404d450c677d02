import * as z from 'zod/mini';
import { ADDRESS_MAXIMUM } from '@/lib/names/sent-lengths';
import { cutText, jsonObjectSchema, text, uuidSchema } from './call-parts';

/** How much of what an ad names itself by is passed on: a long name must not cost the bid. */
const SUB_MAXIMUM = 256;
const sub = z.optional(cutText(SUB_MAXIMUM));

/**
 * What both MediaAlpha calls carry (specification 7). `ip`, `ua`, `placement_id` and `source` are taken
 * for compatibility and replaced by what the server knows; `data` is the mapped lead.
 */
const envelope = {
  ip: z.optional(text(64)),
  /** Hour of the day where the visitor is, 0 to 23 (compliance C-13). */
  local_hour: z.number().check(z.int(), z.minimum(0), z.maximum(23)),
  placement_id: z.optional(text(128)),
  ua: z.optional(text(1024)),
  /** Page address, already without personal data. */
  url: text(ADDRESS_MAXIMUM),
  version: z.literal(17),
  sub_1: sub,
  sub_2: sub,
  sub_3: sub,
  source: z.optional(z.array(z.string()).check(z.maxLength(7))),
  /** Of `getCallToken`, asked for with the same `session_id`; refused without it. */
  token: z.optional(text(2048)),
  session_id: z.optional(text(128)),
};

export const demandCheckRequestSchema = z.object({
  ...envelope,
  data: z.object({ zip: text(5), state: z.optional(text(2)) }),
  max: z.literal(1),
  call_type: z.literal('Inbound'),
  transfer_type: z.literal('cold'),
});

export const getPhoneRequestSchema = z.object({
  ...envelope,
  data: jsonObjectSchema,
  /** The stored lead whose consents say what of `data` may be sent on (compliance C-20). */
  lead_id: z.optional(uuidSchema),
  /** Kept beside the number, so that a call can be told to its page. */
  page_name: z.optional(cutText(64)),
  /** `experiment.variant` of the page, where it counts. */
  variant: z.optional(cutText(128)),
});

export type DemandCheckRequest = z.infer<typeof demandCheckRequestSchema>;
export type GetPhoneRequest = z.infer<typeof getPhoneRequestSchema>;
