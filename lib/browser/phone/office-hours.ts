import { describeClosing, describeMoment } from '@/lib/brand/describe-hours';
import { isOpen, nextOpening } from '@/lib/brand/is-open';
import type { OpeningHours } from '@/lib/brand/opening-hours';
import { interpolate } from '@/lib/copy/interpolate';
import type { Language } from '@/lib/names/language';
import { setClosedOffice } from './office-state';

/** Written into the page when it is built, beside everything that reads it: no page depends on the hour. */
export interface Office {
  readonly hours: OpeningHours;
  readonly language: Language;
  /** With `{when}`. */
  readonly opens: string;
}

const JUDGED_EVERY_MS = 30_000;

/** Undefined on a page that names none. */
export function readOffice(): Office | undefined {
  const written = document.querySelector<HTMLElement>('[data-office]')?.dataset['office'];
  return written === undefined ? undefined : (JSON.parse(written) as Office);
}

/** Whether a call would be answered, by the visitor's clock; the server judges by its own before it pays. */
export function isAnswered(): boolean {
  const office = readOffice();
  return office === undefined || isOpen(office.hours, Date.now());
}

/** `Opens Monday 8 a.m. ET`; undefined while somebody answers. */
function findClosedWords({ hours, language, opens }: Office, now: number): string | undefined {
  const next = nextOpening(hours, now);
  if (next === now) return undefined;
  return next === undefined ? '' : interpolate(opens, { when: describeMoment(hours, next, now, language) });
}

/** `8 p.m. ET`, the end of the office's day; undefined while nobody answers. */
export function describeOfficeEnd(): string | undefined {
  const office = readOffice();
  if (!office || !isOpen(office.hours, Date.now())) return undefined;
  return describeClosing(office.hours, Date.now(), office.language);
}

function judge(office: Office): void {
  const words = findClosedWords(office, Date.now());
  const href = document.getElementById('start') ? '#start' : '/';
  setClosedOffice(words === undefined ? undefined : { words, href });
  document.documentElement.toggleAttribute('data-office-closed', words !== undefined);
}

/** Judges at once, twice a minute, and when the visitor comes back. Returns an end. */
export function watchOfficeHours(): () => void {
  const office = readOffice();
  if (!office) return () => undefined;
  const again = () => judge(office);
  again();
  const timer = setInterval(again, JUDGED_EVERY_MS);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
