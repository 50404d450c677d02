import type { Language, LocalizedText } from '@/lib/names/language';
import { findSpan } from './is-open';
import { readOfficeTime } from './office-time';
import { WEEKDAYS, type OfficeZone, type OpeningHours, type Weekday } from './opening-hours';

const ZONES: Readonly<Record<OfficeZone, LocalizedText>> = {
  'America/New_York': { english: 'ET', spanish: 'hora del Este' },
  'America/Chicago': { english: 'CT', spanish: 'hora del Centro' },
  'America/Denver': { english: 'MT', spanish: 'hora de la Montaña' },
  'America/Phoenix': { english: 'Arizona time', spanish: 'hora de Arizona' },
  'America/Los_Angeles': { english: 'PT', spanish: 'hora del Pacífico' },
};

const DAYS: Readonly<Record<Language, readonly string[]>> = {
  english: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  spanish: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
};

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  english: ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'],
  spanish: ['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sept.', 'oct.', 'nov.', 'dic.'],
};

const DAY_MS = 86_400_000;
const DAYS_KNOWN_BY_NAME = 6;

/** `8 a.m.`, `12:30 p.m.`, from `HH:mm`. */
export function writeTime(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24;
  const minutes = time.endsWith(':00') ? '' : time.slice(2);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

export function writeZone({ zone }: Pick<OpeningHours, 'zone'>, language: Language): string {
  return ZONES[zone][language];
}

function writeDays(from: Weekday, to: Weekday, language: Language): string {
  if (from === 'monday' && to === 'sunday') return language === 'spanish' ? 'Todos los días' : 'Every day';
  const cut = (day: Weekday) => {
    const name = DAYS[language][WEEKDAYS.indexOf(day)] ?? '';
    return language === 'spanish' ? `${name.slice(0, 3)}.` : name.slice(0, 3);
  };
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  if (from === to) return capital(cut(from));
  return language === 'spanish' ? `${capital(cut(from))} a ${cut(to)}` : `${cut(from)}–${cut(to)}`;
}

/** Days, times and zone in one line (compliance M-51): `Mon–Fri 8 a.m.–8 p.m. ET`. */
export function describeHours(hours: OpeningHours, language: Language): string {
  const rows = hours.week.map(
    ({ from, to, opens, closes }) => `${writeDays(from, to, language)} ${writeTime(opens)}–${writeTime(closes)}`,
  );
  return `${rows.join(', ')}${language === 'spanish' ? ',' : ''} ${writeZone(hours, language)}`;
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `Monday, Nov. 23` or `lunes 23 de nov.`, from `yyyy-MM-dd`. */
export function writeDate(day: string, weekday: Weekday, language: Language): string {
  const name = DAYS[language][WEEKDAYS.indexOf(weekday)] ?? '';
  const date = Number(day.slice(8));
  const month = MONTHS[language][Number(day.slice(5, 7)) - 1] ?? '';
  return language === 'spanish' ? `${name} ${date} de ${month}` : `${name}, ${month} ${date}`;
}

function writeDay(day: string, weekday: Weekday, daysAhead: number, language: Language): string {
  const name = DAYS[language][WEEKDAYS.indexOf(weekday)] ?? '';
  if (daysAhead === 0) return '';
  if (daysAhead === 1) return language === 'spanish' ? 'mañana' : 'tomorrow';
  if (daysAhead <= DAYS_KNOWN_BY_NAME) return language === 'spanish' ? `el ${name}` : name;
  return language === 'spanish' ? `el ${writeDate(day, weekday, language)}` : writeDate(day, weekday, language);
}

/**
 * A moment on the office's clock as somebody says it at another, both Unix ms: `8 a.m. ET` on the same day, `tomorrow 8
 * a.m. ET`, `Monday 8 a.m. ET`, and with its date where it is a week ahead.
 */
export function describeMoment(hours: OpeningHours, at: number, now: number, language: Language): string {
  const office = readOfficeTime(hours, at);
  const daysAhead = countDays(readOfficeTime(hours, now).day, office.day);
  const day = writeDay(office.day, office.weekday, daysAhead, language);
  const time = `${writeTime(office.time)}${language === 'spanish' ? ',' : ''} ${writeZone(hours, language)}`;
  if (language === 'english') return day === '' ? time : `${day} ${time}`;
  const clock = `a ${/^1(:|\s)/.test(time) ? 'la' : 'las'} ${time}`;
  return day === '' ? clock : `${day} ${clock}`;
}

/** Until when somebody answers on the office's day at a moment, `8 p.m. ET`; undefined on a day that is closed. */
export function describeClosing(hours: OpeningHours, at: number, language: Language): string | undefined {
  const span = findSpan(hours, readOfficeTime(hours, at));
  if (!span) return undefined;
  return `${writeTime(span.closes)}${language === 'spanish' ? ',' : ''} ${writeZone(hours, language)}`;
}
