import type { Column, ReportDocument } from './report-table';

/** What came in the last full hour, and in the same hour of the four weeks before, the latest first. */
export interface HourCounts {
  readonly now: number;
  readonly before: readonly number[];
}

/** All that the report on health is built from. */
export interface HealthRows {
  /** ISO 8601: the hour that is looked at. */
  readonly hour: string;
  readonly visits: HourCounts;
  readonly answers: HourCounts;
  readonly leads: HourCounts;
  readonly providers: readonly { readonly provider: string; readonly brand: string; readonly callsToday: number }[];
  /** Events that browsers of the last day had to give up, and in how many visits. */
  readonly drops: { readonly visits: number; readonly events: number };
  readonly deliveries: { readonly waiting: number; readonly dead: number; readonly oldestSeconds: number };
  /** Hours at which visitors asked to be called and that are not over; ISO 8601 of the first, null without any. */
  readonly callBacks: { readonly waiting: number; readonly next: string | null };
  /** ISO 8601: until when everything received is counted. */
  readonly countedUntil: string | null;
}

/** How an hour does beside what is usual; null where no week before had the hour. */
export interface HourFigures {
  readonly now: number;
  readonly usual: number | null;
  readonly isLow: boolean;
}

/** What an operator looks at. */
export interface HealthReport extends Omit<HealthRows, 'visits' | 'answers' | 'leads'> {
  readonly visits: HourFigures;
  readonly answers: HourFigures;
  readonly leads: HourFigures;
}

/** So far below the usual falls by chance once in tens of thousands of hours, as counts vary by their root. */
const ROOTS_BELOW = 4;

function compareHour({ now, before }: HourCounts): HourFigures {
  const seen = before.filter((count) => count > 0);
  if (seen.length === 0) return { now, usual: null, isLow: false };
  const usual = seen.reduce((sum, count) => sum + count, 0) / seen.length;
  return { now, usual, isLow: now < usual - ROOTS_BELOW * Math.sqrt(usual) };
}

/** Whether what should come, comes. */
export function buildHealthReport(rows: HealthRows): HealthReport {
  const [visits, answers, leads] = [compareHour(rows.visits), compareHour(rows.answers), compareHour(rows.leads)];
  return { ...rows, visits, answers, leads };
}

const HOUR_COLUMNS: readonly Column[] = [
  { key: 'what', label: 'in the last full hour', kind: 'text' },
  { key: 'now', label: 'now', kind: 'count' },
  { key: 'usual', label: 'usual', kind: 'count' },
  { key: 'verdict', label: 'verdict', kind: 'text' },
];

function judge({ usual, isLow }: HourFigures): string {
  if (usual === null) return 'nothing to compare with';
  return isLow ? 'far below the usual' : 'as usual';
}

/** The health of the site, for people. */
export function describeHealth(report: HealthReport): ReportDocument {
  const { hour, providers, drops, deliveries, callBacks, countedUntil } = report;
  const hours = (['visits', 'answers', 'leads'] as const).map((what) => {
    const figures = report[what];
    return [what, figures.now, figures.usual, judge(figures)];
  });
  const beside = { heading: 'Beside the same hour of the last four weeks', columns: HOUR_COLUMNS, rows: hours };
  return {
    title: `Health, hour of ${hour}`,
    sentences: [
      `Deliveries to destinations: ${deliveries.waiting} waiting, the oldest for ${Math.round(deliveries.oldestSeconds)} s; ${deliveries.dead} given up.`,
      `Browsers gave up ${drops.events} events in ${drops.visits} visits of the last day.`,
      callBacks.next === null
        ? 'No visitor waits for a call.'
        : `Visitors who wait for a call: ${callBacks.waiting}, the first from ${callBacks.next} on.`,
      `Counted until ${countedUntil ?? 'never'}.`,
    ],
    tables: [
      beside,
      {
        heading: 'Paid calls today (UTC)',
        columns: [
          { key: 'provider', label: 'provider', kind: 'text' },
          { key: 'brand', label: 'brand', kind: 'text' },
          { key: 'calls_today', label: 'calls', kind: 'count' },
        ],
        rows: providers.map(({ provider, brand, callsToday }) => [provider, brand, callsToday]),
      },
    ],
    file: beside,
  };
}
