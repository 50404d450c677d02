/** Specification 9. */
const DEFAULT_TIMEZONE = 'America/Los_Angeles';

/** 0 to 23 (compliance C-13); an unknown zone means Pacific time. */
export function readLocalHour(now: Date, timezone: string | undefined): number {
  const format = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  try {
    return format(timezone ?? DEFAULT_TIMEZONE);
  } catch {
    return format(DEFAULT_TIMEZONE);
  }
}
