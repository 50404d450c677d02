import type { OutboxItem } from '../store/store';
import { pickShareable } from './shareable-fields';

/**
 * In the format of Segment's `track`, with only the personal fields that settings name. The id is the record's own, so
 * that repeats are recognised.
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
