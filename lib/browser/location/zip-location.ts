import { firstCalls } from '@/lib/calls/first-calls';
import { isZipLocation, type ZipLocation } from '@/lib/call-bodies/zip-location';
import { askServer } from '../delivery/call-server';
import { sessionStore } from '../platform/storage';

const LOCATION_KEY = 'location';

/** What the visit has found already: where the ZIP lies, if that was the last one asked for. */
export function readZipLocation(zipCode: string): ZipLocation | undefined {
  const kept = sessionStore.read(LOCATION_KEY);
  return isZipLocation(kept) && kept.zipCode === zipCode ? kept : undefined;
}

const unknownZips = new Set<string>();

/** Whether the server has said on this page that there is no such ZIP. */
export function isUnknownZip(zipCode: string): boolean {
  return unknownZips.has(zipCode);
}

async function ask(zipCode: string): Promise<ZipLocation | undefined> {
  const { status, answer: location } = await askServer(firstCalls.getLocation, isZipLocation, { zip_code: zipCode });
  if (status === 404) unknownZips.add(zipCode);
  if (location?.zipCode !== zipCode) return undefined;
  sessionStore.write(LOCATION_KEY, location);
  return location;
}

let asking: { readonly zipCode: string; readonly answer: Promise<ZipLocation | undefined> } | undefined;

/** Asked once for each ZIP, by however many at a time, and kept with the visit; undefined when unknown. */
export async function findZipLocation(zipCode: string): Promise<ZipLocation | undefined> {
  const kept = readZipLocation(zipCode);
  if (kept || isUnknownZip(zipCode)) return kept;
  const mine = asking?.zipCode === zipCode ? asking : (asking = { zipCode, answer: ask(zipCode) });
  try {
    return await mine.answer;
  } finally {
    if (asking === mine) asking = undefined;
  }
}
