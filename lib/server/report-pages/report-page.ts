import { scaleQuantize } from 'd3-scale';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { REPORT_NAMES, type ReportName } from '@/lib/reporting/answer-report';
import { CUTS, type AskedReport } from '@/lib/reporting/report-question';
import {
  formatCell,
  isFigure,
  type Cell,
  type Column,
  type KeyFigure,
  type ReportDocument,
  type ReportTable,
} from '@/lib/reporting/report-table';
import { html, Markup } from './markup';
import { drawChart } from './report-chart';
import { REPORT_STYLE } from './report-style';

const ROOT = '/reports';
/** A table of more columns stands below its chart. */
const BESIDE = 7;

/** What a page of a report shows. */
export interface ShownReport {
  readonly name: ReportName;
  readonly asked: AskedReport;
  /** The names of pages to choose from. */
  readonly pages: readonly string[];
  /** What was wrong with the question, or the answer. */
  readonly result: { readonly document: ReportDocument } | { readonly faults: readonly string[] };
  readonly canSignOut: boolean;
}

/** A whole page. */
function buildPage(title: string, content: Markup): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <title>${title} – reports</title>
      ${new Markup(`<style>${REPORT_STYLE}</style>`)}
    </head>
    <body>
      ${content}
    </body>
  </html>`;
  return `<!doctype html>\n${page.text}`;
}

function buildQuery(asked: AskedReport): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The last part of its address. */
export const SWITCHES_PAGE = 'switches';

function listNavigation(current: string, query: string, canSignOut: boolean): Markup {
  const links: Markup[] = REPORT_NAMES.map(
    (name) => html`<a href="${ROOT}/${name}${query}" ${name === current && html`aria-current="page"`}>${name}</a>`,
  );
  links.push(
    html`<a href="${ROOT}/${SWITCHES_PAGE}" ${current === SWITCHES_PAGE && html`aria-current="page"`}>switches</a>`,
  );
  const out =
    canSignOut && html`<form class="out" method="post" action="${ROOT}/sign-out"><button>Sign out</button></form>`;
  return html`<nav aria-label="Reports">${links}${out}</nav>`;
}

function buildOptions(values: readonly string[], chosen: string | undefined): readonly Markup[] {
  const listed = chosen && !values.includes(chosen) ? [...values, chosen] : values;
  return listed.map((value) => html`<option value="${value}" ${value === chosen && html`selected`}>${value}</option>`);
}

function buildFilter({ name, asked, pages, result }: ShownReport): Markup {
  const isOpen = 'faults' in result;
  const chosen = (asked.by ?? '').split(',');
  const cuts = CUTS.map(
    (cut) =>
      html`<label
        ><input type="checkbox" name="by" value="${cut}" ${chosen.includes(cut) && html`checked`} />${cut}</label
      >`,
  );
  return html`<details class="filter" ${isOpen && html`open`}>
    <summary>Choose page, days and groups</summary>
    <form action="${ROOT}/${name}">
      <label
        >Page<select name="page">
          <option value="">all</option>
          ${buildOptions(pages, asked.page)}
        </select></label
      >
      <label
        >Brand<select name="brand">
          <option value="">all</option>
          ${buildOptions(BRAND_CODES, asked.brand)}
        </select></label
      >
      <label>From<input type="date" name="from" value="${asked.from ?? ''}" /></label>
      <label>To<input type="date" name="to" value="${asked.to ?? ''}" /></label>
      <fieldset>
        <legend>By</legend>
        ${cuts}
      </fieldset>
      <button>Show</button>
    </form>
  </details>`;
}

/** How dark a count is shaded, 0 to 4, for each of the counts that are. */
function shadeCells({ columns, rows, shades }: ReportTable, row: ReportTable['rows'][number]): readonly number[] {
  const whole = columns.findIndex(({ key }) => key === shades?.of);
  const shareOf = (cells: typeof row, place: number) =>
    Number(cells[place] ?? 0) / Math.max(1, Number(cells[whole] ?? 0));
  const isShaded = columns.map(({ key }) => shades?.counts.includes(key) === true);
  const most = Math.max(
    ...rows.flatMap((cells) => columns.map((_, place) => (isShaded[place] ? shareOf(cells, place) : 0))),
  );
  const level = scaleQuantize([0, Math.max(most, 1e-9)], [0, 1, 2, 3, 4]);
  return columns.map((_, place) => (isShaded[place] ? level(shareOf(row, place)) : 0));
}

function buildCell(column: Column, cell: Cell, { isHead, shade }: { isHead: boolean; shade: number }): Markup {
  const text = formatCell(cell, column.kind);
  if (isHead) return html`<th scope="row">${text}</th>`;
  const classes = [isFigure(column) ? 'figure' : '', shade > 0 ? `shade${shade}` : ''].filter(Boolean).join(' ');
  return html`<td ${classes !== '' && html`class="${classes}"`}>${text}</td>`;
}

function buildTable(table: ReportTable): Markup {
  const { heading, columns, rows } = table;
  const heads = columns.map(
    (column) => html`<th scope="col" ${isFigure(column) && html`class="figure"`}>${column.label}</th>`,
  );
  const lines = rows.map((row) => {
    const shades = shadeCells(table, row);
    const cells = columns.map((column, place) =>
      buildCell(column, row[place] ?? null, { isHead: place === 0, shade: shades[place] ?? 0 }),
    );
    return html`<tr>
      ${cells}
    </tr>`;
  });
  return html`<section>
    <h2>${heading}</h2>
    <div class="${columns.length > BESIDE ? 'above' : 'beside'}">
      ${drawChart(table)}
      <div class="table" tabindex="0" role="region" aria-label="${heading}">
        <table>
          <thead>
            <tr>
              ${heads}
            </tr>
          </thead>
          <tbody>
            ${lines}
          </tbody>
        </table>
      </div>
    </div>
  </section>`;
}

function listFigures(figures: readonly KeyFigure[]): Markup {
  const items = figures.map(
    ({ label, value, beside }) =>
      html`<div>
        <dt>${label}</dt>
        <dd>
          <strong>${value}</strong>
          ${beside !== undefined && html`<span>${beside}</span>`}
        </dd>
      </div>`,
  );
  return html`<dl>${items}</dl>`;
}

/** A report as a page without any script. */
export function buildReportPage(shown: ShownReport): string {
  const { name, asked, result, canSignOut } = shown;
  const query = buildQuery(asked);
  const navigation = listNavigation(name, query, canSignOut);
  const filter = buildFilter(shown);
  if ('faults' in result) {
    const faults = result.faults.map((fault) => html`<p class="fault" role="alert">${fault}</p>`);
    return buildPage(
      name,
      html`${navigation}
        <main>
          <h1>${name}</h1>
          ${faults}${filter}
        </main>`,
    );
  }
  const { title, period, sentences, figures = [], notes = [], tables } = result.document;
  return buildPage(
    title,
    html`${navigation}
      <main>
        <h1>${title}</h1>
        ${period !== undefined && html`<p class="period">${period}</p>`}${filter}
        ${sentences.map((sentence) => html`<p class="answer">${sentence}</p>`)}
        ${figures.length > 0 && listFigures(figures)}${tables.map(buildTable)}
      </main>
      <footer>
        ${notes.map((note) => html`<p>${note}</p>`)}
        <p class="files">
          The same figures for spreadsheets and programs:
          <a href="${ROOT}/${name}.csv${query}">CSV</a> <a href="${ROOT}/${name}.json${query}">JSON</a>
        </p>
      </footer>`,
  );
}

/** A page for operators that is no report, with the way to the reports. */
export function buildOperatorPage(title: string, current: string, content: Markup, canSignOut: boolean): string {
  return buildPage(
    title,
    html`${listNavigation(current, '', canSignOut)}
      <main>${content}</main>`,
  );
}

/** Where operators sign in; with what went wrong the last time. */
export function buildSignInPage(fault?: string): string {
  return buildPage(
    'Sign in',
    html`<main>
      <h1>Reports</h1>
      ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
      <form method="post" action="${ROOT}/sign-in">
        <label>Token<input type="password" name="token" autocomplete="current-password" required /></label>
        <button>Sign in</button>
      </form>
    </main>`,
  );
}
