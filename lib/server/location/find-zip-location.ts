import tzLookup from '@photostructure/tz-lookup';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import { getTimeZone } from './get-time-zone';
import { listOtherCounties } from './other-counties';
import { findTerritoryRow } from './territory-row';
import { findZipRow, type ZipRow } from './zip-table';

/** The post's state codes of military mail by the first three digits; the ZIP table calls the Pacific `AA`. */
const ARMED_FORCES = [
  { digits: /^340/, state: 'AA', stateName: 'Armed Forces Americas' },
  { digits: /^09/, state: 'AE', stateName: 'Armed Forces Europe' },
  { digits: /^96[2-8]/, state: 'AP', stateName: 'Armed Forces Pacific' },
] as const;

/** Military mail has no county; its place reads `APO AE`, its zone is that of the base. */
function locateMilitaryMail(zipCode: string, { place, latitude, longitude }: ZipRow): ZipLocation {
  const [city = place] = place.split(' ');
  const { state = '', stateName = '' } = ARMED_FORCES.find(({ digits }) => digits.test(zipCode)) ?? {};
  const timezone = tzLookup(latitude, longitude);
  return { zipCode, city, state, stateName, county: '', latitude, longitude, timezone };
}

/** Where a ZIP of five digits lies; undefined for one that is in none of our tables. */
export function findZipLocation(zipCode: string): ZipLocation | undefined {
  const row = findZipRow(zipCode) ?? findTerritoryRow(zipCode);
  if (!row) return undefined;
  if (row.state === '') return locateMilitaryMail(zipCode, row);
  const { place, state, stateName, county, latitude, longitude } = row;
  const timezone = getTimeZone(latitude, longitude, state);
  const location = { zipCode, city: place, state, stateName, county, latitude, longitude, timezone };
  const others = listOtherCounties(zipCode);
  return others.length > 0 ? { ...location, counties: [county, ...others] } : location;
}
