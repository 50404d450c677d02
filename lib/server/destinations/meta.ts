import { isRecord } from '@/lib/json/guard';
import { findValue, readConversion, type Conversion } from './conversion';
import type { Destination } from './destination';
import { postBatch, type JudgeAnswer } from './post-batch';

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

const judge: JudgeAnswer = (answer, isTaken) => {
  const error = isRecord(answer) ? answer['error'] : undefined;
  if (isTaken || !isRecord(error)) return undefined;
  const isPassing = PASSING_CODES.has(error['code']) || error['is_transient'] === true;
  return isPassing ? { ok: false, reason: 'away', status: '400' } : undefined;
};

function buildEvent(conversion: Conversion, eventName: string) {
  const { kind, eventId, occurredAtMs, clickId, clickedAtMs, pageAddress, userAgent } = conversion;
  const shared = {
    event_time: Math.floor(occurredAtMs / MS_PER_SECOND),
    event_id: eventId,
  };
  const fbc = `fb.1.${clickedAtMs}.${clickId}`;
  if (kind === 'sale') {
    const sold = {
      event_name: 'Purchase',
      action_source: 'phone_call',
      custom_data: findValue(conversion),
    };
    return { ...shared, ...sold, user_data: { fbc } };
  }
  return {
    ...shared,
    ...{
      event_name: eventName,
      action_source: 'website',
      event_source_url: pageAddress,
    },
    user_data: { client_user_agent: userAgent, fbc },
  };
}

/**
 * Meta's Conversions API, after its documents of 9 January 2026 (server event, fbp and fbc, using the API): a call by
 * somebody whom an ad of theirs brought, under the id that the browser's tag sends as well, so that it counts once, and
 * what was sold by it. Of the person goes out what they ask of every event of a website, the user agent, and the click
 * with its own time; no contact data, hashed or not.
 */
export function createMeta({ url, token, eventName }: MetaSettings): Destination {
  return {
    name: 'meta',
    send: async (items) => {
      const oldest = Date.now() - OLDEST_MS;
      const conversions = items.flatMap((item) => readConversion(item, CLICK) ?? []);
      const data = conversions.filter((one) => one.occurredAtMs > oldest).map((one) => buildEvent(one, eventName));
      if (data.length === 0) return { ok: true };
      const result = await postBatch(url, { data, access_token: token }, {}, judge);
      if (result.ok || result.reason !== 'refused') return result;
      return { ...result, status: `${result.status} ${REMEDY}` };
    },
  };
}
