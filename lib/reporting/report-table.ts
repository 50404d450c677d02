/** How a figure is written: `cents` as dollars, `share` as per cent, `rate` as per cent with two places. */
export type ColumnKind = 'text' | 'count' | 'share' | 'rate' | 'cents' | 'seconds';

export type Cell = string | number | null;

export interface Column {
  /** In a file for machines. */
  readonly key: string;
  /** For people. */
  readonly label: string;
  readonly kind: ColumnKind;
}

/** A table of a report: the same figures on a page, in a terminal and in a file. Each row has a cell a column. */
export interface ReportTable {
  readonly heading: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** How the figures of some columns are drawn beside it, by the keys of columns. */
  readonly chart?: {
    readonly kind: 'bars' | 'lines' | 'intervals';
    readonly labels: readonly string[];
    readonly values: readonly string[];
    /** Written at the end of a bar in place of its values. */
    readonly figures?: readonly string[];
    /** How much of the end of a bar is something else; the column's label says what. */
    readonly end?: string;
  };
  /** The counts that are shaded by their share of a column, the larger the darker. */
  readonly shades?: { readonly counts: readonly string[]; readonly of: string };
}

/** One figure of the answer, with what to read it beside. */
export interface KeyFigure {
  readonly label: string;
  readonly value: string;
  readonly beside?: string;
}

/** What a report says, whichever way it is shown; `file` is what a CSV file holds. */
export interface ReportDocument {
  readonly title: string;
  /** Which days, in which zone. */
  readonly period?: string;
  /** The answer in words. */
  readonly sentences: readonly string[];
  /** The answer at a glance. */
  readonly figures?: readonly KeyFigure[];
  /** What is not in the figures, and what is in them that nobody did. */
  readonly notes?: readonly string[];
  readonly tables: readonly ReportTable[];
  readonly file: ReportTable;
}

const NONE = '–';

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function formatShare(share: number, places: number): string {
  return `${(share * 100).toFixed(places)} %`;
}

/** A cell as people read it; a dash where there is nothing. */
export function formatCell(cell: Cell, kind: ColumnKind): string {
  if (cell === null || cell === '') return NONE;
  if (typeof cell === 'string') return cell;
  switch (kind) {
    case 'share':
      return formatShare(cell, 1);
    case 'rate':
      return formatShare(cell, 2);
    case 'cents':
      return dollars.format(cell / 100);
    case 'seconds':
      return `${cell.toFixed(1)} s`;
    default:
      return count.format(cell);
  }
}

/** Whether figures of a column stand below one another by their last digit. */
export function isFigure({ kind }: Column): boolean {
  return kind !== 'text';
}

/** Lines of a terminal. */
export function formatTable({ heading, columns, rows }: ReportTable): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ kind }, index) => formatCell(row[index] ?? null, kind))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const align = (cell: string, index: number) => {
    const [column, width] = [columns[index], widths[index] ?? 0];
    return column && isFigure(column) ? cell.padStart(width) : cell.padEnd(width);
  };
  return [heading, ...lines.map((line) => line.map(align).join('  ').trimEnd())].join('\n');
}

/** What a program of spreadsheets would take for a formula begins with a quote: campaigns are named by strangers. */
function disarm(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function formatForMachines(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6);
  const text = disarm(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file (RFC 4180): cents and shares as plain numbers, nothing where there is nothing. */
export function formatCsv({ columns, rows }: ReportTable): string {
  const lines = [columns.map(({ key }) => key), ...rows.map((row) => row.map(formatForMachines))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** A whole report in a terminal. */
export function formatDocument({ title, period, sentences, figures = [], notes = [], tables }: ReportDocument): string {
  const glance = figures.map(
    ({ label, value, beside }) => `${label}: ${value}${beside === undefined ? '' : ` (${beside})`}`,
  );
  const parts = [sentences.join('\n'), glance.join('\n'), ...tables.map(formatTable), notes.join('\n')];
  return [period === undefined ? title : `${title}, ${period}`, ...parts.filter((part) => part !== '')].join('\n\n');
}
