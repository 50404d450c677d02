import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { formatCell, type Cell, type Column, type ReportTable } from '@/lib/reporting/report-table';
import { html, type Markup } from './markup';

/** As wide as a telephone, so that words keep their size there. */
const WIDTH = 360;
const ROW = 34;
const LINE_HEIGHT = 160;
const MARGIN = 10;

interface Plotted {
  readonly labels: readonly string[];
  readonly columns: readonly Column[];
  /** A list for each column. */
  readonly values: readonly (readonly number[])[];
}

function toNumber(cell: Cell | undefined): number {
  return typeof cell === 'number' ? cell : 0;
}

function readPlotted({ columns, rows, chart }: ReportTable): Plotted | undefined {
  if (!chart || rows.length === 0) return undefined;
  const places = chart.values.map((key) => columns.findIndex((column) => column.key === key));
  const labels = chart.labels.map((key) => columns.findIndex((column) => column.key === key));
  return {
    labels: rows.map((row) => labels.map((place) => formatCell(row[place] ?? null, 'text')).join(' · ')),
    columns: places.flatMap((place) => columns[place] ?? []),
    values: places.map((place) => rows.map((row) => toNumber(row[place]))),
  };
}

function draw(height: number, heading: string, content: readonly Markup[]): Markup {
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${heading}: the table below has the figures">
    ${content}
  </svg>`;
}

function drawBars({ labels, columns, values }: Plotted, heading: string): Markup {
  const scale = scaleLinear([0, Math.max(1, ...values.flat())], [0, WIDTH]);
  const thickness = 12 / columns.length;
  const rows = labels.map((label, row) => {
    const top = row * ROW;
    const figures = columns.map(({ kind }, index) => formatCell(values[index]?.[row] ?? 0, kind)).join(' / ');
    const bars = columns.map(
      (_, index) =>
        html`<rect
          class="bar${index}"
          x="0"
          y="${top + 17 + index * thickness}"
          width="${Math.max(1, scale(values[index]?.[row] ?? 0)).toFixed(1)}"
          height="${thickness}"
        />`,
    );
    return html`<text x="0" y="${top + 12}">${label}</text>
      <text x="${WIDTH}" y="${top + 12}" text-anchor="end">${figures}</text>${bars}`;
  });
  return draw(labels.length * ROW, heading, rows);
}

function drawLines({ labels, columns, values }: Plotted, heading: string): Markup {
  const across = scalePoint(labels, [MARGIN, WIDTH - MARGIN]);
  const up = scaleLinear([0, Math.max(1, ...values.flat())], [LINE_HEIGHT - 24, 20]).nice();
  const [, top = 0] = up.domain();
  const lines = columns.map(({ label }, index) => {
    const path = line<number>(
      (_, place) => across(labels[place] ?? '') ?? 0,
      (value) => up(value),
    )(values[index] ?? []);
    const x = MARGIN + index * 120;
    return html`<path class="line${index}" d="${path ?? ''}" />
      <text class="key${index}" x="${x}" y="12">${label}</text>`;
  });
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  const frame = html`<text x="${WIDTH}" y="12" text-anchor="end">to ${top}</text>
    <text x="0" y="${LINE_HEIGHT - 6}">${first}</text>
    <text x="${WIDTH}" y="${LINE_HEIGHT - 6}" text-anchor="end">${last}</text>
    <path class="axis" d="M0 ${LINE_HEIGHT - 24}H${WIDTH}" />`;
  return draw(LINE_HEIGHT, heading, [frame, ...lines]);
}

/** From the lowest to the highest that a difference may be, with the place of none. */
function drawIntervals({ labels, columns, values }: Plotted, heading: string): Markup {
  const farthest = Math.max(1e-9, ...values.flat().map(Math.abs));
  const scale = scaleLinear([-farthest, farthest], [MARGIN, WIDTH - MARGIN]);
  const rows = labels.map((label, row) => {
    const [low = 0, high = 0] = values.map((list) => list[row] ?? 0);
    const figures = [low, high].map((value) => formatCell(value, columns[0]?.kind ?? 'text')).join(' to ');
    const middle = row * ROW + 24;
    const width = Math.max(2, scale(high) - scale(low));
    return html`<text x="0" y="${row * ROW + 12}">${label}</text>
      <text x="${WIDTH}" y="${row * ROW + 12}" text-anchor="end">${low === high ? 'too few' : figures}</text>
      <rect class="bar0" x="${scale(low).toFixed(1)}" y="${middle - 3}" width="${width.toFixed(1)}" height="6" />`;
  });
  const none = html`<path class="axis" d="M${scale(0).toFixed(1)} 0V${labels.length * ROW}" />`;
  return draw(labels.length * ROW, heading, [none, ...rows]);
}

const DRAWERS = { bars: drawBars, lines: drawLines, intervals: drawIntervals } as const;

/** The chart of a table, as a picture beside it; undefined for a table that has none. */
export function drawChart(table: ReportTable): Markup | undefined {
  const plotted = readPlotted(table);
  return table.chart && plotted && DRAWERS[table.chart.kind](plotted, table.heading);
}
