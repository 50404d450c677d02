import * as z from 'zod/mini';
import type { WireAnswer } from './provider-answers';

const JSON_TYPE = { 'content-type': 'application/json' };
const MOST_EVENTS = 1000;
const OLDEST_SECONDS = 7 * 86_400;
const STANDARD_EVENTS = ['Contact', 'Lead', 'Schedule', 'SubmitApplication', 'Purchase'] as const;
const fbc = z.string().check(z.regex(/^fb\.[012]\.\d{13}\.\S+$/));
const shared = {
  event_time: z.int(),
  event_id: z.string().check(z.minLength(1)),
};

/** Of a website Meta asks where and by which browser; what of a person may come besides is the click alone. */
const websiteEvent = z.strictObject({
  ...shared,
  event_name: z.enum(STANDARD_EVENTS).check(z.refine((name) => name !== 'Purchase')),
  action_source: z.literal('website'),
  event_source_url: z.url(),
  user_data: z.strictObject({
    client_user_agent: z.string().check(z.minLength(1)),
    fbc,
  }),
});

/** Of a purchase Meta asks what it was worth. */
const purchaseEvent = z.strictObject({
  ...shared,
  event_name: z.literal('Purchase'),
  action_source: z.literal('phone_call'),
  custom_data: z.strictObject({
    value: z.number(),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  user_data: z.strictObject({ fbc }),
});

/** The body of `/events` as the Conversions API's documents of server events have it, without contact data. */
export const metaSchema = z.strictObject({
  data: z.array(z.union([websiteEvent, purchaseEvent])).check(z.minLength(1), z.maxLength(MOST_EVENTS)),
  access_token: z.string(),
});

/** The token that their token check refuses. */
export const EXPIRED_TOKEN = 'expired-token';
/** Ids are known for 48 hours; a sandbox lives shorter. */
const known = new Set<string>();

/** How many different events were taken. */
export function countMetaEvents(): number {
  return known.size;
}

function fail(code: number, message: string): WireAnswer {
  return {
    status: 400,
    headers: JSON_TYPE,
    body: JSON.stringify({ error: { code, message, type: 'OAuthException' } }),
  };
}

/** Meta's `/events`: one bad event has the whole request refused; an id that is known counts once. */
export function answerMetaEvents(body: unknown, nowMs = Date.now()): WireAnswer {
  const { access_token: token } = (body ?? {}) as { access_token?: unknown };
  if (typeof token !== 'string' || token === EXPIRED_TOKEN) return fail(190, 'Error validating access token');
  const { success, data, error } = metaSchema.safeParse(body);
  if (!success) return fail(100, `Invalid parameter: ${error.issues.map(({ path }) => path.join('.')).join(' ')}`);
  const times = data.data.map(({ event_time: seconds }) => seconds - nowMs / 1000);
  if (times.some((ahead) => ahead > 60 || ahead < -OLDEST_SECONDS)) return fail(100, 'Invalid parameter: event_time');
  for (const { event_id: id, event_name: name } of data.data) known.add(`${name} ${id}`);
  return {
    status: 200,
    headers: JSON_TYPE,
    body: JSON.stringify({ events_received: data.data.length, messages: [] }),
  };
}
