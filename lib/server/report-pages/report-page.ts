import { BRAND_CODES } from '@/lib/names/brand-code';
import { REPORT_NAMES, type ReportName } from '@/lib/reporting/answer-report';
import { CUTS, type AskedReport } from '@/lib/reporting/report-question';
import { formatCell, isFigure, type ReportDocument, type ReportTable } from '@/lib/reporting/report-table';
import { html, Markup } from './markup';
import { drawChart } from './report-chart';
import { REPORT_STYLE } from './report-style';

const ROOT = '/reports';

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

function listNavigation(current: ReportName, query: string, canSignOut: boolean): Markup {
  const links = REPORT_NAMES.map(
    (name) => html`<a href="${ROOT}/${name}${query}" ${name === current && html`aria-current="page"`}>${name}</a>`,
  );
  const out =
    canSignOut && html`<form class="out" method="post" action="${ROOT}/sign-out"><button>Sign out</button></form>`;
  return html`<nav aria-label="Reports">${links}${out}</nav>`;
}

function buildOptions(values: readonly string[], chosen: string | undefined): readonly Markup[] {
  const listed = chosen && !values.includes(chosen) ? [...values, chosen] : values;
  return listed.map((value) => html`<option value="${value}" ${value === chosen && html`selected`}>${value}</option>`);
}

function buildFilter(name: ReportName, asked: AskedReport, pages: readonly string[]): Markup {
  const chosen = (asked.by ?? '').split(',');
  const cuts = CUTS.map(
    (cut) =>
      html`<label
        ><input type="checkbox" name="by" value="${cut}" ${chosen.includes(cut) && html`checked`} />${cut}</label
      >`,
  );
  return html`<form action="${ROOT}/${name}">
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
  </form>`;
}

function buildTable(table: ReportTable): Markup {
  const { heading, columns, rows } = table;
  const heads = columns.map(
    (column) => html`<th scope="col" ${isFigure(column) && html`class="figure"`}>${column.label}</th>`,
  );
  const lines = rows.map(
    (row) =>
      html`<tr>
        ${columns.map(
          (column, index) =>
            html`<td ${isFigure(column) && html`class="figure"`}>${formatCell(row[index] ?? null, column.kind)}</td>`,
        )}
      </tr>`,
  );
  return html`<section>
    <h2>${heading}</h2>
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
  </section>`;
}

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

/** A report as a page without any script. */
export function buildReportPage({ name, asked, pages, result, canSignOut }: ShownReport): string {
  const query = buildQuery(asked);
  const navigation = listNavigation(name, query, canSignOut);
  const filter = buildFilter(name, asked, pages);
  if ('faults' in result) {
    const faults = result.faults.map((fault) => html`<p class="fault">${fault}</p>`);
    return buildPage(
      name,
      html`${navigation}
        <main>
          <h1>${name}</h1>
          ${filter}${faults}
        </main>`,
    );
  }
  const { title, sentences, tables } = result.document;
  const files = html`<p class="files">
    <a href="${ROOT}/${name}.csv${query}">CSV</a><a href="${ROOT}/${name}.json${query}">JSON</a>
  </p>`;
  return buildPage(
    title,
    html`${navigation}
      <main>
        <h1>${title}</h1>
        ${filter}${sentences.map((sentence) => html`<p>${sentence}</p>`)}${files}${tables.map(buildTable)}
      </main>`,
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
