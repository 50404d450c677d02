import { getEnv } from './env';

/** The moment by which opening hours are judged, Unix ms: now, or where a trial says that its offices stand. */
export function readOfficeClock(): number {
  const { OFFICE_CLOCK: from } = getEnv();
  return from === undefined ? Date.now() : Date.parse(from) + performance.now();
}
