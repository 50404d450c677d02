import type { OutboxItem } from '../store/store';
import type { Destination } from './destination';
import { postBatch } from './post-batch';
import { pickShareable } from './shareable-fields';

/** Where a Segment-compatible endpoint is, and which personal fields it may have. */
export interface SegmentSettings {
  /** The address that takes batches, as https://api.segment.io/v1/batch. */
  readonly url: string;
  readonly writeKey: string;
  readonly fields: readonly string[];
}

/** One message; its id is the event's or the lead's own, so that a repeat is recognised. */
function buildMessage({ payload }: OutboxItem, fields: readonly string[]) {
  if (payload.kind === 'lead') {
    const { id, brand, anonymousId, sessionId, createdAt, ...rest } = payload.lead;
    const properties = { ...pickShareable(rest, fields), brand: { id: brand }, sessionId };
    return { type: 'track', messageId: id, event: 'leadCreated', anonymousId, timestamp: createdAt, properties };
  }
  const { id, brand, anonymousId, sessionId, name, occurredAt, properties: told } = payload.event;
  const properties = { brand: { id: brand }, ...pickShareable(told, fields), sessionId };
  return { type: 'track', messageId: id, event: name, anonymousId, timestamp: occurredAt, properties };
}

/** Segment's batch call, which RudderStack, Jitsu and Hightouch take too. */
export function createSegment({ url, writeKey, fields }: SegmentSettings): Destination {
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`;
  return {
    name: 'segment',
    send: (items) => {
      const batch = items.map((item) => buildMessage(item, fields));
      return postBatch(url, { batch, sentAt: new Date().toISOString() }, { authorization });
    },
  };
}
