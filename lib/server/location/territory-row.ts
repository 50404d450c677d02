import territoryZips from './territory-zips.json';
import type { ZipRow } from './zip-table';

/** By ZIP: `San Juan|PR|San Juan|18.4|-66.06`. */
const TERRITORY_ZIPS: Readonly<Record<string, string>> = territoryZips;

const STATE_NAMES: Readonly<Record<string, string>> = {
  AS: 'American Samoa',
  FM: 'Micronesia',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  PW: 'Palau',
  VI: 'U.S. Virgin Islands',
};

/**
 * Where a ZIP of five digits lies in Puerto Rico, the territories, or the states in free association that have American
 * mail; undefined for any other.
 */
export function findTerritoryRow(zip: string): ZipRow | undefined {
  const text = TERRITORY_ZIPS[zip];
  if (text === undefined) return undefined;
  const [place = '', state = '', county = '', latitude, longitude] = text.split('|');
  const stateName = STATE_NAMES[state] ?? '';
  return { place, stateName, state, county, countyCode: '', latitude: Number(latitude), longitude: Number(longitude) };
}
