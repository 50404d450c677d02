import { appendFileSync, readFileSync } from 'node:fs';

/** What a trial came to: a line of the table with which `npm run faults` ends. */
export interface TrialReport {
  /** What was tried, and on what: `kill -9 of the server, PostgreSQL`. */
  readonly trial: string;
  /** How much of what was tried: `{ kills: 200, sent: 41000 }`. */
  readonly tried: Readonly<Record<string, number>>;
  /** How many were acknowledged; absent where nothing is stored. */
  readonly acknowledged?: number;
  /** Acknowledged, and not there. */
  readonly lost?: number;
  /** There, and not as it was sent; answers that are wrong, too. */
  readonly wrong?: number;
  /** There more than once. */
  readonly twice?: number;
  readonly seconds: number;
  readonly isHeld: boolean;
}

/** Names the file to which trials report; without it they only print. */
export const REPORT_FILE = 'TRIAL_REPORT_FILE';

const HEADINGS = ['Trial', 'Tried', 'Acknowledged', 'Lost', 'Wrong', 'Twice', 'Seconds', 'Verdict'] as const;
/** Columns of numbers, which end where the others begin. */
const IS_NUMBER = [false, false, true, true, true, true, true, false];

/** Tells whoever runs the trial what it came to: once for each thing that it tries. */
export function reportTrial(report: TrialReport): void {
  console.log(formatTrialTable([report]));
  const file = process.env[REPORT_FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(report)}\n`);
}

/** What was reported to a file, in order; nothing where nothing was. */
export function readTrialReports(file: string): readonly TrialReport[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as TrialReport);
}

function formatCells({ trial, tried, acknowledged, lost, wrong, twice, seconds, isHeld }: TrialReport): string[] {
  const counts = Object.entries(tried).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  const numbers = [acknowledged, lost, wrong, twice].map((count) => count?.toLocaleString('en') ?? '–');
  return [trial, counts.join(', '), ...numbers, seconds.toFixed(0), isHeld ? 'held' : 'FAILED'];
}

/** A heading and a line for each report, in columns. */
export function formatTrialTable(reports: readonly TrialReport[]): string {
  const rows = [[...HEADINGS], ...reports.map(formatCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const pad = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return IS_NUMBER[column] === true ? text.padStart(width) : text.padEnd(width);
  };
  return rows.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
}
