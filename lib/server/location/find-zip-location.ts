import tzLookup from '@photostructure/tz-lookup';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import { getTimeZone } from './get-time-zone';
import { findZipRow, type ZipRow } from './zip-table';

const ARMED_FORCES: Readonly<Record<string, string>> = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

/** Military mail has no state and no county; its place reads `APO AE`, its zone is that of the base. */
function locateMilitaryMail(zipCode: string, { place, latitude, longitude }: ZipRow): ZipLocation {
  const [city = place, state = ''] = place.split(' ');
  const timezone = tzLookup(latitude, longitude);
  return { zipCode, city, state, stateName: ARMED_FORCES[state] ?? '', county: '', latitude, longitude, timezone };
}

export function findZipLocation(zipCode: string): ZipLocation | undefined {
  const row = findZipRow(zipCode);
  if (!row) return undefined;
  if (row.state === '') return locateMilitaryMail(zipCode, row);
  const { place, state, stateName, county, latitude, longitude } = row;
  const timezone = getTimeZone(latitude, longitude, state);
  return { zipCode, city: place, state, stateName, county, latitude, longitude, timezone };
}
