import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';

/** By what the figures of a report may be cut. */
export const CUTS = ['variant', 'campaign', 'source', 'device', 'language', 'day', 'page', 'brand'] as const;

export type Cut = (typeof CUTS)[number];

/** Which visits a report is about: those that began on these days (yyyy-MM-dd, Pacific time, both included). */
export interface ReportQuestion {
  readonly from: string;
  readonly to: string;
  /** The name of the page that they began on. */
  readonly page?: string;
  readonly brand?: BrandCode;
  /** Groups, in this order. */
  readonly by: readonly Cut[];
}

/** As somebody wrote it, in a command or an address. */
export interface AskedReport {
  readonly page?: string | undefined;
  readonly brand?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Separated by commas. */
  readonly by?: string | undefined;
}

const DAY_MS = 86_400_000;
const USUAL_DAYS = 28;
const LONGEST_DAYS = 800;

/** Specification 9. */
const REPORT_TIMEZONE = 'America/Los_Angeles';

/** The day of an instant where reports count days. */
export function findReportDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: REPORT_TIMEZONE, dateStyle: 'short' }).format(now);
}

/** A day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a report covers. */
export function countDays({ from, to }: Pick<ReportQuestion, 'from' | 'to'>): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** The same visits of as many days before. */
export function askBefore(question: ReportQuestion): ReportQuestion {
  const days = countDays(question);
  return { ...question, from: addDays(question.from, -days), to: addDays(question.to, -days) };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

function findDayFault(name: string, day: string): string[] {
  return isDay(day) ? [] : [`${name}: ${day} is no day, such as 2026-11-22.`];
}

function isCut(name: string): name is Cut {
  return (CUTS as readonly string[]).includes(name);
}

function isBrandCode(name: string): name is BrandCode {
  return (BRAND_CODES as readonly string[]).includes(name);
}

/** What is wrong with what was asked, a sentence each. */
function listFaults({ brand, by }: AskedReport, from: string, to: string): readonly string[] {
  const unknown = (by ?? '').split(',').filter((name) => name !== '' && !isCut(name));
  const dayFaults = [...findDayFault('from', from), ...findDayFault('to', to)];
  const span = dayFaults.length > 0 ? 1 : countDays({ from, to });
  return [
    ...dayFaults,
    ...(span < 1 ? [`${from} is later than ${to}.`] : []),
    ...(span > LONGEST_DAYS ? [`A report covers ${LONGEST_DAYS} days at most.`] : []),
    ...(brand === undefined || isBrandCode(brand) ? [] : [`There is no brand ${brand}: ${BRAND_CODES.join(', ')}.`]),
    ...unknown.map((name) => `There is no cut by ${name}: ${CUTS.join(', ')}.`),
  ];
}

/**
 * Reads what was asked; without days, the last 28. A page may be named by its path. Returns the faults, in words for
 * whoever asked, where there are any.
 */
export function parseReportQuestion(
  asked: AskedReport,
  now: Date,
): { readonly question: ReportQuestion } | { readonly faults: readonly string[] } {
  const { brand } = asked;
  const to = asked.to ?? findReportDay(now);
  const from = asked.from ?? (isDay(to) ? addDays(to, 1 - USUAL_DAYS) : to);
  const faults = listFaults(asked, from, to);
  if (faults.length > 0) return { faults };
  const page = asked.page?.replace(/^\//, '') ?? '';
  const by = [...new Set((asked.by ?? '').split(',').filter(isCut))];
  return {
    question: {
      from,
      to,
      by,
      ...(page !== '' && { page }),
      ...(brand !== undefined && isBrandCode(brand) && { brand }),
    },
  };
}
