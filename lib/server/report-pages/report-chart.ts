import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { formatCell, type Cell, type Column, type ReportTable } from '@/lib/reporting/report-table';
import { html, type Markup } from './markup';

/** As wide as a telephone, so that words keep their size there. */
const WIDTH = 360;
const ROW = 34;
const LINE_HEIGHT = 160;
const MARGIN = 10;
const KEY_WIDTH = 75;

interface Plotted {
  readonly labels: readonly string[];
  readonly columns: readonly Column[];
  /** A list for each column. */
  readonly values: readonly (readonly number[])[];
  /** What is written at the end of each bar, and what that is where it is not what is drawn. */
  readonly figures: readonly string[];
  readonly about: string;
  /** What part of the end of each bar is, by this name. */
  readonly end: { readonly label: string; readonly values: readonly number[] } | undefined;
}

function toNumber(cell: Cell | undefined): number {
  return typeof cell === 'number' ? cell : 0;
}

/** A group by its names; the row of all groups has but one. */
function nameRow(row: readonly Cell[], places: readonly number[], columns: readonly Column[]): string {
  const names = places.map((place) => formatCell(row[place] || `no ${columns[place]?.label ?? ''}`, 'text'));
  return row[places[0] ?? 0] === 'all' ? 'all' : names.join(' · ');
}

function readPlotted({ columns, rows, chart }: ReportTable): Plotted | undefined {
  if (!chart || rows.length === 0) return undefined;
  const findPlace = (key: string) => columns.findIndex((column) => column.key === key);
  const places = chart.values.map(findPlace);
  const labels = chart.labels.map(findPlace);
  const figures = (chart.figures ?? chart.values).map(findPlace);
  const write = (row: readonly Cell[], place: number) => formatCell(row[place] ?? null, columns[place]?.kind ?? 'text');
  const end = chart.end === undefined ? -1 : findPlace(chart.end);
  return {
    labels: rows.map((row) => nameRow(row, labels, columns)),
    columns: places.flatMap((place) => columns[place] ?? []),
    values: places.map((place) => rows.map((row) => toNumber(row[place]))),
    about: chart.figures ? figures.map((place) => columns[place]?.label ?? '').join(' · ') : '',
    figures: rows.map((row) => figures.map((place) => write(row, place)).join(' · ')),
    end: columns[end] && { label: columns[end].label, values: rows.map((row) => toNumber(row[end])) },
  };
}

function draw(height: number, heading: string, content: readonly Markup[]): Markup {
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${heading}: the table below has the figures">
    ${content}
  </svg>`;
}

function drawBar(className: string, place: { x: number; y: number; width: number; height: number }): Markup {
  const { x, y, width, height } = place;
  return html`<rect
    class="${className}"
    x="${x.toFixed(1)}"
    y="${y.toFixed(1)}"
    width="${width.toFixed(1)}"
    height="${height.toFixed(1)}"
    rx="2"
  />`;
}

/** What the colours and the figures mean. */
function drawKey(names: readonly string[], figures: string): readonly Markup[] {
  const keys = names.flatMap((name, index) => [
    drawBar(`bar${index}`, { x: index * KEY_WIDTH, y: 3, width: 10, height: 10 }),
    html`<text x="${index * KEY_WIDTH + 15}" y="12">${name}</text>`,
  ]);
  return [...keys, html`<text class="about" x="${WIDTH}" y="12" text-anchor="end">${figures}</text>`];
}

function drawBars({ labels, columns, values, figures, about, end }: Plotted, heading: string): Markup {
  const scale = scaleLinear([0, Math.max(1e-9, ...values.flat())], [0, WIDTH]);
  const thickness = 12 / columns.length;
  const key = end ? ['went on', end.label] : columns.map(({ label }) => label);
  const names = key.length > 1 ? key : [];
  const above = names.length > 0 || about !== '' ? ROW * 0.7 : 0;
  const rows = labels.map((label, row) => {
    const top = above + row * ROW;
    const bars = columns.map((_, index) => {
      const y = top + 17 + index * thickness;
      const width = Math.max(1, scale(values[index]?.[row] ?? 0));
      const bar = drawBar(`bar${index}`, { x: 0, y, width, height: thickness });
      const lost = scale(end?.values[row] ?? 0);
      return [bar, lost > 0 && drawBar('bar1', { x: width - lost, y, width: lost, height: thickness })];
    });
    return html`<text x="0" y="${top + 12}">${label}</text>
      <text x="${WIDTH}" y="${top + 12}" text-anchor="end">${figures[row]}</text>
      ${drawBar('track', { x: 0, y: top + 17, width: WIDTH, height: 12 })}${bars}`;
  });
  return draw(above + labels.length * ROW, heading, [...drawKey(names, about), ...rows]);
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
