import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import { interpolate } from '@/lib/copy/interpolate';

const LONG_PLACE: Pick<ZipLocation, 'city' | 'county' | 'stateName' | 'zipCode'> = {
  city: 'Rancho Cucamonga',
  county: 'San Bernardino',
  stateName: 'North Carolina',
  zipCode: '00000',
};

/** Fills `{city}`, `{county}`, `{state}` (its full name) and `{zipCode}`. */
export function fillPlace(text: string, place: typeof LONG_PLACE): string {
  const { city, county, stateName, zipCode } = place;
  return interpolate(text, { city, county, state: stateName, zipCode });
}

export function buildPlaceRoom(text: string): string {
  return fillPlace(text, LONG_PLACE);
}
