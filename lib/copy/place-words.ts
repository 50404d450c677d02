import type { ZipLocation } from '@/lib/calls/zip-location';
import { fillWords } from './fill-words';

/** Names about as long as names get: only few places need more room. */
const LONG_PLACE: Pick<ZipLocation, 'city' | 'county' | 'stateName' | 'zipCode'> = {
  city: 'Rancho Cucamonga',
  county: 'San Bernardino',
  stateName: 'North Carolina',
  zipCode: '00000',
};

/** Fills a place into `{city}`, `{county}`, `{state}` (its whole name) and `{zipCode}`. */
export function fillPlace(text: string, place: typeof LONG_PLACE): string {
  const { city, county, stateName, zipCode } = place;
  return fillWords(text, { city, county, state: stateName, zipCode });
}

/** A text of the length that a filled one may have, to keep room for it. */
export function buildPlaceRoom(text: string): string {
  return fillPlace(text, LONG_PLACE);
}
