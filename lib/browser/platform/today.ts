import { EARLIEST_TIME } from './earliest-time';

/** The visitor's own day, as yyyy-MM-dd. By a clock that stands in 1970 nobody would be old enough to be born yet. */
export function readToday(): string {
  const now = new Date(Math.max(Date.now(), EARLIEST_TIME));
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
