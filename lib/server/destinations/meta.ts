import { isRecord } from '@/lib/json/guard';
import { readConversion, type Conversion } from './conversion';
import type { Destination } from './destination';
import { postBatch } from './post-batch';

const MS_PER_SECOND = 1000;
/** An older event has the whole request refused; a minute is left for the way. */
const OLDEST_MS = 7 * 86_400_000 - 60_000;
/** Meta takes a thousand events at once, the relay gives a hundred. */
const CLICK = ['fbclid'];
/** Codes of the Graph API that somebody can mend, or that pass: the token, its rights, limits, their own faults. */
const PASSING_CODES: ReadonlySet<unknown> = new Set([1, 2, 4, 10, 17, 32, 102, 190, 200, 341, 613, 80_004]);
const REMEDY = 'not taken: look the event up in Events Manager, mend the settings, then npm run outbox -- retry';

export interface MetaSettings {
  readonly url: string;
  readonly token: string;
  /** A standard event, by the name that the browser's tag gives it too. */
  readonly eventName: string;
}

function isPassing(answer: unknown): boolean {
  const error = isRecord(answer) ? answer['error'] : undefined;
  return isRecord(error) && (PASSING_CODES.has(error['code']) || error['is_transient'] === true);
}

function buildEvent(
  { eventId, occurredAtMs, clickIds, clickedAtMs, pageAddress, userAgent }: Conversion,
  name: string,
) {
  return {
    event_name: name,
    event_time: Math.floor(occurredAtMs / MS_PER_SECOND),
    event_id: eventId,
    action_source: 'website',
    event_source_url: pageAddress,
    user_data: { client_user_agent: userAgent, fbc: `fb.1.${clickedAtMs}.${clickIds['fbclid'] ?? ''}` },
  };
}

/**
 * Meta's Conversions API, after its documents of 9 January 2026 (server event, fbp and fbc, using the API): a call by
 * somebody whom an ad of theirs brought, under the id that the browser's tag sends as well, so that it counts once. Of
 * the person goes out what they ask of every event of a website, the user agent, and the click with its own time; no
 * contact data, hashed or not.
 */
export function createMeta({ url, token, eventName }: MetaSettings): Destination {
  return {
    name: 'meta',
    send: async (items) => {
      const oldest = Date.now() - OLDEST_MS;
      const conversions = items.flatMap((item) => readConversion(item, CLICK) ?? []);
      const data = conversions.filter((one) => one.occurredAtMs > oldest).map((one) => buildEvent(one, eventName));
      if (data.length === 0) return { ok: true };
      const result = await postBatch(url, { data, access_token: token }, {}, isPassing);
      if (result.ok || result.reason === 'away') return result;
      return { ...result, status: `${result.status} ${REMEDY}` };
    },
  };
}
