import type { Env } from '../platform/env';
import type { Destination } from './destination';
import { createMeta } from './meta';
import { createNats } from './nats';
import { createSegment } from './segment';
import { parseFieldNames } from './shareable-fields';

export function createDestinations(env: Env): readonly Destination[] {
  const destinations: Destination[] = [];
  const { DESTINATION_SEGMENT_URL, DESTINATION_SEGMENT_WRITE_KEY, DESTINATION_NATS_URL } = env;
  if (DESTINATION_SEGMENT_URL && DESTINATION_SEGMENT_WRITE_KEY) {
    const fields = parseFieldNames(env.DESTINATION_SEGMENT_FIELDS);
    destinations.push(createSegment({ url: DESTINATION_SEGMENT_URL, writeKey: DESTINATION_SEGMENT_WRITE_KEY, fields }));
  }
  if (DESTINATION_NATS_URL) {
    const { DESTINATION_NATS_TOKEN: token, DESTINATION_NATS_STREAM: stream, DESTINATION_NATS_SUBJECT: subject } = env;
    const fields = parseFieldNames(env.DESTINATION_NATS_FIELDS);
    destinations.push(createNats({ url: DESTINATION_NATS_URL, token, stream, subject, fields }));
  }
  if (env.DESTINATION_META_URL && env.DESTINATION_META_TOKEN) {
    const { DESTINATION_META_URL: url, DESTINATION_META_TOKEN: token, DESTINATION_META_EVENT: eventName } = env;
    destinations.push(createMeta({ url, token, eventName }));
  }
  return destinations;
}
