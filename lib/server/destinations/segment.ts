import { buildMessage, isRecordItem } from './build-message';
import type { Destination } from './destination';
import { postBatch } from './post-batch';

export interface SegmentSettings {
  readonly url: string;
  readonly writeKey: string;
  readonly fields: readonly string[];
}

/** RudderStack, Jitsu and Hightouch take the same call. */
export function createSegment({ url, writeKey, fields }: SegmentSettings): Destination {
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`;
  return {
    name: 'segment',
    send: async (items) => {
      const batch = items.filter(isRecordItem).map((item) => buildMessage(item, fields));
      if (batch.length === 0) return { ok: true };
      return postBatch(url, { batch, sentAt: new Date().toISOString() }, { authorization });
    },
  };
}
