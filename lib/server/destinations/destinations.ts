import type { Env } from '../env';
import type { Destination } from './destination';
import { createSegment } from './segment';
import { parseFieldNames } from './shareable-fields';

/** Every destination that is set up; one more is one more file and its line here. */
export function createDestinations(env: Env): readonly Destination[] {
  const { DESTINATION_SEGMENT_URL: url, DESTINATION_SEGMENT_WRITE_KEY: writeKey } = env;
  const fields = parseFieldNames(env.DESTINATION_SEGMENT_FIELDS);
  return url && writeKey ? [createSegment({ url, writeKey, fields })] : [];
}
