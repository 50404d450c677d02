import { buildMessage } from './build-message';
import type { Destination } from './destination';
import { postBatch } from './post-batch';

/** Where a Segment-compatible endpoint is, and which personal fields it may have. */
export interface SegmentSettings {
  /** The address that takes batches, as https://api.segment.io/v1/batch. */
  readonly url: string;
  readonly writeKey: string;
  readonly fields: readonly string[];
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
