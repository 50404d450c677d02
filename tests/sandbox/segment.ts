import type { WireAnswer } from './provider-answers';

const MAXIMUM_BATCH_BYTES = 500 * 1024;

/** The event name that the destination never takes. */
export const REFUSED_EVENT = 'refusedByDestination';

const JSON_TYPE = { 'content-type': 'application/json' };

function isMessage(value: unknown): boolean {
  const { type, messageId, event, anonymousId, timestamp } = value as Record<string, unknown>;
  const isTold = [messageId, event, anonymousId, timestamp].every((one) => typeof one === 'string' && one !== '');
  return type === 'track' && isTold && event !== REFUSED_EVENT;
}

/** Segment's batch call: all or nothing, and nothing larger than Segment takes. */
export function answerSegmentBatch(body: unknown): WireAnswer {
  const { batch, sentAt } = (body ?? {}) as { batch?: unknown; sentAt?: unknown };
  const isBatch = Array.isArray(batch) && typeof sentAt === 'string' && batch.every(isMessage);
  const isSmall = Buffer.byteLength(JSON.stringify(body ?? null)) <= MAXIMUM_BATCH_BYTES;
  const isTaken = isBatch && isSmall;
  return { status: isTaken ? 200 : 400, headers: JSON_TYPE, body: JSON.stringify({ success: isTaken }) };
}
