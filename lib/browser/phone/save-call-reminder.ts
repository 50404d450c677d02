import { nextOpening } from '@/lib/brand/is-open';
import { writeCallReminder } from '@/lib/phone/call-reminder';
import { readOffice } from './office-hours';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

/** Saves a calendar file for the next hour at which somebody answers, from one hour on. */
export function saveCallReminder(title: string): void {
  const madeAt = Date.now();
  const soonest = Math.ceil((madeAt + HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const hours = readOffice()?.hours;
  const at = (hours && nextOpening(hours, soonest)) ?? soonest;
  const { origin, pathname } = window.location;
  const text = writeCallReminder({ at, madeAt, title, url: origin + pathname });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'call.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), QUARTER_MS);
}
