import type { WireAnswer } from './provider-answers';

const JSON_TYPE = { 'content-type': 'application/json' };
const MOST_EVENTS = 1000;
const OLDEST_SECONDS = 7 * 86_400;
const STANDARD_EVENTS: readonly unknown[] = ['Contact', 'Lead', 'Schedule', 'SubmitApplication', 'Purchase'];
const KEYS = ['action_source', 'event_id', 'event_name', 'event_source_url', 'event_time', 'user_data'];
/** What of a person may come; anything else would be contact data. */
const USER_KEYS = ['client_user_agent', 'fbc'];

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

/** What of an event Meta would not take, by its documents; undefined for a good one. */
function findFault(event: unknown, nowSeconds: number): string | undefined {
  const {
    event_name: name,
    event_time: time,
    event_id: id,
    action_source: source,
    event_source_url: page,
    user_data: user,
  } = event as Record<string, unknown>;
  if (!STANDARD_EVENTS.includes(name)) return 'event_name';
  if (!Number.isInteger(time) || Number(time) > nowSeconds + 60) return 'event_time';
  if (Number(time) < nowSeconds - OLDEST_SECONDS) return 'event_time older than 7 days';
  if (source !== 'website' || typeof page !== 'string' || !URL.canParse(page)) return 'action_source';
  if (typeof id !== 'string' || id === '') return 'event_id';
  const { client_user_agent: agent, fbc } = (user ?? {}) as Record<string, unknown>;
  if (typeof agent !== 'string' || agent === '') return 'client_user_agent';
  if (typeof fbc !== 'string' || !/^fb\.[012]\.\d{13}\.\S+$/.test(fbc)) return 'fbc';
  const keys = [...Object.keys(event as object), ...Object.keys(user as object)];
  return keys.find((key) => ![...KEYS, ...USER_KEYS].includes(key));
}

/** Meta's `/events`: one bad event has the whole request refused; an id that is known counts once. */
export function answerMetaEvents(body: unknown, nowMs = Date.now()): WireAnswer {
  const { data, access_token: token } = (body ?? {}) as { data?: unknown; access_token?: unknown };
  if (typeof token !== 'string' || token === EXPIRED_TOKEN) return fail(190, 'Error validating access token');
  if (!Array.isArray(data) || data.length === 0 || data.length > MOST_EVENTS)
    return fail(100, 'Invalid parameter: data');
  const fault = data.map((event) => findFault(event, nowMs / 1000)).find(Boolean);
  if (fault !== undefined) return fail(100, `Invalid parameter: ${fault}`);
  for (const { event_id: id } of data as { event_id: string }[]) known.add(id);
  return { status: 200, headers: JSON_TYPE, body: JSON.stringify({ events_received: data.length, messages: [] }) };
}
