import { writeDate, writeTime, writeZone } from './describe-hours';
import { isOpen, nextOpening } from './is-open';
import { readOfficeTime } from './office-time';
import type { OpeningHours } from './opening-hours';
import type { Language } from '@/lib/names/language';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;
const SLOT_MS = 3 * HOUR_MS;
const SHORTEST_SLOT_MS = HOUR_MS;
const DAYS_OFFERED = 2;
const DAY_MS = 24 * HOUR_MS;
const LATEST_MS = 7 * DAY_MS;

/** In which somebody from the office can call; both Unix ms, `until` not included. */
export interface CallBackSlot {
  readonly from: number;
  readonly until: number;
}

/** From 9 a.m. to 8 p.m. where the visitor is, on Sundays from noon on (compliance C-12). */
function isCallingHour(timeZone: string, at: number): boolean {
  const { weekday, time } = readOfficeTime({ zone: timeZone }, at);
  return (weekday === 'sunday' ? '12:00' : '09:00') <= time && time < '20:00';
}

/** Stretches of a day in which the office is open and a visitor may be called, the earliest first. */
function listCallableSpans(hours: OpeningHours, timeZone: string, now: number): readonly CallBackSlot[] {
  const spans: CallBackSlot[] = [];
  const begin = nextOpening(hours, now) ?? now + LATEST_MS;
  let from: number | undefined;
  for (let at = begin; at < now + LATEST_MS && spans.length < DAYS_OFFERED; at += QUARTER_MS) {
    const isCallable = isOpen(hours, at) && isCallingHour(timeZone, at);
    if (isCallable) from ??= at;
    if (isCallable || from === undefined) continue;
    if (at - from >= SHORTEST_SLOT_MS) spans.push({ from, until: at });
    from = undefined;
  }
  return spans;
}

function cutSpan({ from, until }: CallBackSlot): readonly CallBackSlot[] {
  const count = Math.ceil((until - from) / SLOT_MS);
  const slots = Array.from({ length: count }, (_, place) => {
    const begin = from + place * SLOT_MS;
    return { from: begin, until: Math.min(begin + SLOT_MS, until) };
  });
  return slots.filter((slot) => slot.until - slot.from >= SHORTEST_SLOT_MS);
}

/**
 * What a visitor of an office that is closed may choose from, Unix ms: three hours each, at least one, on the next two
 * days with any, within a week. `timeZone` is the visitor's; empty where the office opens too seldom.
 */
export function listCallBackSlots(hours: OpeningHours, timeZone: string, now: number): readonly CallBackSlot[] {
  return listCallableSpans(hours, timeZone, now).flatMap(cutSpan);
}

/**
 * Whether the office is open all through a slot, as far from `now` (Unix ms) as a browser may have offered it; what
 * arrives late is one still, since somebody waits for it.
 */
export function isOfficeSlot(hours: OpeningHours, { from, until }: CallBackSlot, now: number): boolean {
  const isOrderly = until - from >= SHORTEST_SLOT_MS && until - from <= SLOT_MS && from % QUARTER_MS === 0;
  if (!isOrderly || Math.abs(from - now) > LATEST_MS + DAY_MS) return false;
  for (let at = from; at < until; at += QUARTER_MS) if (!isOpen(hours, at)) return false;
  return true;
}

/** `Monday, Nov. 23`, on the office's clock: the same whenever it is said. */
export function describeCallBackDay(hours: OpeningHours, { from }: CallBackSlot, language: Language): string {
  const { day, weekday } = readOfficeTime(hours, from);
  return writeDate(day, weekday, language);
}

/** A slot whole: `Monday, Nov. 23, 9 a.m.–12 p.m. ET`. */
export function describeCallBack(hours: OpeningHours, slot: CallBackSlot, language: Language): string {
  const times = `${describeCallBackDay(hours, slot, language)}, ${describeCallBackTimes(hours, slot)}`;
  return `${times}${language === 'spanish' ? ',' : ''} ${writeZone(hours, language)}`;
}

/** `9 a.m.–12 p.m.`, on the office's clock. */
export function describeCallBackTimes(hours: OpeningHours, { from, until }: CallBackSlot): string {
  const [begin, end] = [from, until].map((at) => writeTime(readOfficeTime(hours, at).time));
  return `${begin}–${end}`;
}
