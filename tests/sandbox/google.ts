import * as z from 'zod/mini';
import type { WireAnswer } from './provider-answers';
import { ShortLivedTokens } from './short-lived-tokens';

const JSON_TYPE = { 'content-type': 'application/json' };
const FUTURE_MS = 60_000;

const nonEmpty = z.string().check(z.minLength(1));
const accountSchema = z.strictObject({
  accountType: z.enum(['GOOGLE_ADS', 'DISPLAY_VIDEO_ADVERTISER', 'DATA_PARTNER']),
  accountId: z.string().check(z.regex(/^\d{10}$/)),
});

/** Google takes one click id an event; what of a person may come is the click alone. */
const identifiersSchema = z.union([
  z.strictObject({ gclid: nonEmpty }),
  z.strictObject({ gbraid: nonEmpty }),
  z.strictObject({ wbraid: nonEmpty }),
]);

const eventSchema = z
  .strictObject({
    destinationReferences: z.optional(z.array(nonEmpty)),
    transactionId: z.string().check(z.minLength(1), z.maxLength(512)),
    eventTimestamp: z.iso.datetime({ offset: true }),
    eventSource: z.enum(['WEB', 'APP', 'IN_STORE', 'PHONE', 'OTHER']),
    adIdentifiers: identifiersSchema,
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    conversionValue: z.optional(z.number().check(z.nonnegative())),
  })
  .check(z.refine((event) => event.conversionValue === undefined || event.currency !== undefined));

/** The body of `events:ingest` as the reference of the Data Manager API v1 has it, without the parts for contact data. */
export const ingestSchema = z.strictObject({
  destinations: z
    .array(
      z.strictObject({
        reference: z.optional(nonEmpty),
        operatingAccount: accountSchema,
        loginAccount: z.optional(accountSchema),
        productDestinationId: z.string().check(z.regex(/^\d+$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  events: z.array(eventSchema).check(z.minLength(1), z.maxLength(2000)),
  validateOnly: z.optional(z.boolean()),
});

/** The conversion action that the account does not have. */
export const UNKNOWN_ACTION = '404';
export const googleTokens = new ShortLivedTokens('google');
const known = new Set<string>();

/** How many different events were counted; a repeat is known by its transaction and action. */
export function countGoogleEvents(): number {
  return known.size;
}

function fail(status: number, name: string, fields: readonly string[] = []): WireAnswer {
  const fieldViolations = fields.map((field) => ({
    field,
    description: 'invalid',
    reason: 'INVALID_FORMAT',
  }));
  const details = [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations }];
  const error = {
    code: status,
    message: 'There was a problem with the request.',
    status: name,
    details,
  };
  return { status, headers: JSON_TYPE, body: JSON.stringify({ error }) };
}

/** As Google names a place: `events.events[0].event_timestamp`. */
function namePlace(path: readonly PropertyKey[]): string {
  const [list, ...rest] = path;
  const places = rest.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return `${String(list)}.${String(list)}${places.join('')}`;
}

/** Google's `events:ingest`: one fault has the whole request refused (fast-fail). */
export function answerIngest(body: unknown, authorization: string | undefined, nowMs = Date.now()): WireAnswer {
  if (!googleTokens.isValid(authorization)) return fail(401, 'UNAUTHENTICATED');
  const { success, data, error } = ingestSchema.safeParse(body);
  if (!success) {
    return fail(
      400,
      'INVALID_ARGUMENT',
      error.issues.map(({ path }) => namePlace(path)),
    );
  }
  const { destinations, events, validateOnly } = data;
  const ahead = events.findIndex(({ eventTimestamp }) => Date.parse(eventTimestamp) > nowMs + FUTURE_MS);
  if (ahead >= 0) return fail(400, 'INVALID_ARGUMENT', [`events.events[${ahead}].event_timestamp`]);
  if (destinations.some(({ productDestinationId }) => productDestinationId === UNKNOWN_ACTION)) {
    return fail(400, 'INVALID_ARGUMENT', ['destinations.destinations[0].product_destination_id']);
  }
  for (const { transactionId, destinationReferences } of validateOnly === true ? [] : events) {
    known.add([transactionId, ...(destinationReferences ?? [])].join(' '));
  }
  return {
    status: 200,
    headers: JSON_TYPE,
    body: JSON.stringify({ requestId: 'sandbox-request' }),
  };
}
