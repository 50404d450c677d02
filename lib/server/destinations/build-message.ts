import type { OutboxItem, OutboxPayload } from '../records/store';
import { pickShareable } from './shareable-fields';

/** What is relayed as it is stored; sales are for companies of ads. */
export interface RecordItem extends OutboxItem {
  readonly payload: Exclude<OutboxPayload, { readonly kind: 'sale' }>;
}

export function isRecordItem(item: OutboxItem): item is RecordItem {
  return item.payload.kind !== 'sale';
}

/**
 * Segment’s `track` format, with only the personal fields that settings name and the record’s own id. Of a lead in
 * quarantine no answer goes out, whatever they name.
 */
export function buildMessage({ payload, hasOptedOut }: RecordItem, fields: readonly string[]) {
  if (payload.kind === 'lead') {
    const { id, brand, anonymousId, sessionId, createdAt, ...rest } = payload.lead;
    const { isQuarantined, consentHashes } = payload;
    const { touches, clickIds, clickedAt, variant, callBack, ...lasting } = rest;
    // Whoever opted out is not told apart by an ad elsewhere (compliance P-03).
    const whence = rest.isOptedOut === false && !hasOptedOut ? { touches, clickIds, clickedAt } : {};
    const named = { ...(variant !== null && { variant }), ...(callBack !== null && { callBack }) };
    const known = { ...lasting, ...whence, ...named, consentHashes };
    const told = isQuarantined ? { ...known, values: {}, isQuarantined } : known;
    const properties = { ...pickShareable(told, fields), brand: { id: brand }, sessionId };
    return { type: 'track', messageId: id, event: 'leadCreated', anonymousId, timestamp: createdAt, properties };
  }
  const { id, brand, anonymousId, sessionId, name, occurredAt, properties: told } = payload.event;
  const properties = { brand: { id: brand }, ...pickShareable(told, fields), sessionId };
  return { type: 'track', messageId: id, event: name, anonymousId, timestamp: occurredAt, properties };
}
