import { firstCalls } from '@/lib/calls/first-calls';
import { isZipLocation, type ZipLocation } from '@/lib/call-bodies/zip-location';
import { callServer } from '../delivery/call-server';
import { sessionStore } from '../platform/storage';

const LOCATION_KEY = 'location';

/** Asked once for each ZIP and kept with the visit; undefined when unknown. */
export async function findZipLocation(zipCode: string): Promise<ZipLocation | undefined> {
  const kept = sessionStore.read(LOCATION_KEY);
  if (isZipLocation(kept) && kept.zipCode === zipCode) return kept;
  const location = await callServer(firstCalls.getLocation, isZipLocation, { zip_code: zipCode });
  if (location?.zipCode !== zipCode) return undefined;
  sessionStore.write(LOCATION_KEY, location);
  return location;
}
