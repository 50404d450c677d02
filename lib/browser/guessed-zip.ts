import { parseZipcode } from '@/lib/fields/text-parsers';
import { callServer } from './call-server';

const LOCATION_LIMIT_MS = 1500;

/** The ZIP of the visitor's address, the last of the three places where one is looked for (specification 5). */
export async function guessZip(): Promise<string | undefined> {
  const answer = await callServer('/api/location', LOCATION_LIMIT_MS);
  return typeof answer === 'object' && answer !== null && 'postalCode' in answer
    ? parseZipcode(answer.postalCode)
    : undefined;
}
