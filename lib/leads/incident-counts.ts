import type { FieldValue } from '@/lib/fields/form-values';
import { readText } from './read-value';

/** A made-up count must not fill a request. */
const MAXIMUM_INCIDENTS = 10;

/** "3+" counts as 3: no incident is made up. */
export function countIncidents(value: FieldValue | undefined): number {
  const digits = /^(\d+)\+?$/.exec(readText(value) ?? '')?.[1];
  return digits === undefined ? 0 : Math.min(Number(digits), MAXIMUM_INCIDENTS);
}

export function repeatIncident<Incident>(count: number, incident: Incident): readonly Incident[] {
  return Array.from({ length: count }, () => incident);
}
