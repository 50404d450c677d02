import type { ZipLocation } from '@/lib/calls/location-call';
import { callServer } from './call-server';
import { sessionStore } from './storage';

const LOCATION_LIMIT_MS = 1500;
const LOCATION_KEY = 'location';

function readLocation(value: unknown, zipCode: string): ZipLocation | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const location = value as Partial<ZipLocation>;
  const isWhole =
    location.zipCode === zipCode && typeof location.state === 'string' && typeof location.timezone === 'string';
  return isWhole ? (location as ZipLocation) : undefined;
}

/** Asked once for each ZIP and kept with the visit; undefined when unknown. */
export async function findZipLocation(zipCode: string): Promise<ZipLocation | undefined> {
  const kept = readLocation(sessionStore.read(LOCATION_KEY), zipCode);
  if (kept) return kept;
  const location = readLocation(await callServer(`/api/location?zip_code=${zipCode}`, LOCATION_LIMIT_MS), zipCode);
  if (location) sessionStore.write(LOCATION_KEY, location);
  return location;
}
