import type { OutboxItem } from '../store/store';
import { pickShareable } from './shareable-fields';

/**
 * What destinations are told of an event or a lead, in the words of Segment's `track`: no personal field but those
 * allowed by name. Its id is the event's or the lead's own, so that a repeat is recognised.
 */
export function buildMessage({ payload }: OutboxItem, fields: readonly string[]) {
  if (payload.kind === 'lead') {
    const { id, brand, anonymousId, sessionId, createdAt, ...rest } = payload.lead;
    const properties = { ...pickShareable(rest, fields), brand: { id: brand }, sessionId };
    return { type: 'track', messageId: id, event: 'leadCreated', anonymousId, timestamp: createdAt, properties };
  }
  const { id, brand, anonymousId, sessionId, name, occurredAt, properties: told } = payload.event;
  const properties = { brand: { id: brand }, ...pickShareable(told, fields), sessionId };
  return { type: 'track', messageId: id, event: name, anonymousId, timestamp: occurredAt, properties };
}
