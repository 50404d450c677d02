import type { Language } from '@/lib/names/language';

/**
 * How many days each kind of data is kept at most; of consents and stop requests, at least. The privacy pages say these
 * periods, and settings may only be stricter.
 *
 * - `answers`: the answers within events, and what destinations or the schema refused (reliability 2.9, bodies).
 * - `events`, `users`: as long as a visitor’s own id lives, and a month; events go by whole months.
 * - `leads`: the answers of a lead; the permission to call expires after 12 months (compliance M-24).
 * - `consents`: 5 years, `suppressions`: 10 years (compliance C-08).
 * - `numbers`: which visit was given which number, as long as a buyer may tell what became of its call.
 * - `erasures`: that ids were erased, for longer than a browser knows its id.
 */
export const RETENTION_DAYS = {
  answers: 30,
  outbox: 30,
  refused: 30,
  events: 395,
  users: 395,
  leads: 365,
  consents: 1827,
  suppressions: 3653,
  erasures: 400,
  numbers: 90,
} as const;

/** A kind of data with a period of its own. */
export type RetentionKind = keyof typeof RETENTION_DAYS;

const UNITS: Readonly<Record<Language, Readonly<Record<'days' | 'months' | 'years', string>>>> = {
  english: { days: 'days', months: 'months', years: 'years' },
  spanish: { days: 'días', months: 'meses', years: 'años' },
};

/** A period in the words of the privacy pages: `30 days`, `13 months`, `5 years`. */
export function describePeriod(kind: RetentionKind, language: Language): string {
  const days = RETENTION_DAYS[kind];
  const { days: inDays, months, years } = UNITS[language];
  if (days <= 62) return `${days} ${inDays}`;
  return days < 730 ? `${Math.ceil(days / 30.5)} ${months}` : `${Math.floor(days / 365)} ${years}`;
}
