import * as z from 'zod/mini';
import { cutText, instantSchema, jsonObjectSchema, text, uuidSchema } from './call-parts';

/**
 * One act of consent (compliance C-08): the words exactly as shown, and what the visitor did.
 * The server adds brand, address, agent, time of receipt and the hash of the text.
 */
const consentSchema = z.object({
  consentId: uuidSchema,
  /** All words around the act as rendered, a line for each. */
  text: text(8000),
  language: z.enum(['english', 'spanish']),
  /** Label of the button that the visitor pressed. */
  buttonLabel: text(120),
  /** One entry for each company offered, ticked or not. */
  recipients: z.array(z.object({ id: text(64), name: text(200), granted: z.boolean() })).check(z.maxLength(50)),
  /** When the act happened in the visitor's browser. */
  actedAt: instantSchema,
  /** Path of the page, without query. */
  pagePath: text(512),
});

/** One lead with its acts of consent. */
export const leadRequestSchema = z.object({
  /** Made with the lead before the first send; the same id again is 202 and stored once. */
  leadId: uuidSchema,
  anonymousId: uuidSchema,
  sessionId: text(128),
  product: z.enum(['medicare', 'auto', 'life']),
  pageName: text(64),
  form: text(64),
  formVersion: text(64),
  createdAt: instantSchema,
  paid: z.boolean(),
  /** By the browser's own signal, which no header may tell. */
  isOptedOut: z.optional(z.boolean()),
  /** Where the visitor came from, first and last, as events say it; what is malformed is left out. */
  touches: z.optional(z.unknown()),
  /** `experiment.variant` of the page, where it counts. */
  variant: z.optional(cutText(128)),
  /** The answers on the path really taken; the server reads them again and drops what is invalid. */
  values: jsonObjectSchema,
  consents: z.array(consentSchema).check(z.maxLength(10)),
  /** When a visitor of a closed office wants to be called; what is no such slot of its hours is left out. */
  callBack: z.optional(z.unknown()),
  /**
   * Of `getCallToken`, asked for with the same `sessionId` within a day. Without it the lead is stored, and its consents
   * release nothing (compliance C-08, X1).
   */
  token: z.optional(text(2048)),
});

export type LeadRequest = z.infer<typeof leadRequestSchema>;
