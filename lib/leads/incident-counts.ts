import type { FieldValue } from '@/lib/fields/form-values';
import { readText } from './read-value';

/** Nobody's list is longer; a count that somebody made up does not fill a request. */
const MAXIMUM_INCIDENTS = 10;

/** The count an answer such as `2` or `3+` stands for. "3+" is 3: no incident is made up. */
export function countIncidents(value: FieldValue | undefined): number {
  const digits = /^(\d+)\+?$/.exec(readText(value) ?? '')?.[1];
  return digits === undefined ? 0 : Math.min(Number(digits), MAXIMUM_INCIDENTS);
}

/** The same entry so many times. */
export function repeatIncident<Incident>(count: number, incident: Incident): readonly Incident[] {
  return Array.from({ length: count }, () => incident);
}
