import type { BrandCode } from '@/lib/names/brand-code';
import { pages } from '@/funnels/pages';
import { createCommand, runCommandLine } from '@/lib/commands/process/command-line';
import { runCommand } from '@/lib/commands/process/run-command';
import type { Services } from '@/lib/commands/process/services';
import { startBenchSites } from './bench-sites';
import { type BrowserWeight, startBrowser, weighInBrowser } from './browser-weight';
import { type PageWeight, weighPage } from './page-weight';

const SCRIPT_BUDGET_BYTES = 20_000;
const AFTER_IDLE_BUDGET_BYTES = 40_000;
const HTML_BUDGET_BYTES = 12_000;

interface Row {
  readonly page: string;
  readonly weight: PageWeight;
  /** Measured for the first page of each template and form; the others are weighed with `--all`, by their HTML. */
  readonly browser?: BrowserWeight;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Signed difference to the bare page. */
function difference(bytes: number, bareBytes: number): string {
  return `${bytes < bareBytes ? '' : '+'}${kilobytes(bytes - bareBytes)}`;
}

function describe(row: Row, bare: Row): Record<string, string> {
  const { script, html, css } = row.weight;
  return {
    page: row.page,
    'script gz': kilobytes(script.gzip),
    'to bare': difference(script.gzip, bare.weight.script.gzip),
    'script br': kilobytes(script.brotli),
    'html gz': kilobytes(html.gzip),
    'html br': kilobytes(html.brotli),
    'css gz': kilobytes(css.gzip),
    'at load': row.browser ? difference(row.browser.atLoad, bare.browser?.atLoad ?? 0) : '',
    'after idle': row.browser ? difference(row.browser.afterIdle, bare.browser?.afterIdle ?? 0) : '',
  };
}

function listBroken(row: Row, bare: Row): string[] {
  const { script, html, css } = row.weight;
  const over = (what: string, bytes: number, budget: number): string[] =>
    bytes > budget ? [`${row.page}: ${what} ${kilobytes(bytes)} kB, budget ${kilobytes(budget)} kB`] : [];
  return [
    ...over('script beyond bare Next', script.gzip - bare.weight.script.gzip, SCRIPT_BUDGET_BYTES),
    ...over('HTML with styles', html.gzip + css.gzip, HTML_BUDGET_BYTES),
    ...over(
      'script after idle beyond bare Next',
      row.browser && bare.browser ? row.browser.afterIdle - bare.browser.atLoad : 0,
      AFTER_IDLE_BUDGET_BYTES,
    ),
  ];
}

async function measure(services: Services): Promise<void> {
  const { productPort, barePort } = await startBenchSites(services);
  const browser = await startBrowser();
  if (!browser) console.log('No Chromium here: only what the HTML names is weighed.');

  const weigh = async (name: string, port: number, host: string, path: string, inBrowser: boolean): Promise<Row> => {
    const weight = await weighPage(port, host, path);
    if (!browser || !inBrowser) return { page: name, weight };
    return { page: name, weight, browser: await weighInBrowser(browser, `http://${host}:${port}${path}`) };
  };

  const bare = await weigh('bare Next', barePort, 'localhost', '/', true);
  const kinds = new Set<string>();
  const rows: Row[] = [];
  for (const page of pages) {
    const brand: BrandCode = page.brands[0];
    const kind = `${page.template} ${page.form ?? ''}`;
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    if (!isFirst && !process.argv.includes('--all')) continue;
    rows.push(await weigh(`${brand} ${page.path}`, productPort, `${brand}.localhost`, page.path, isFirst));
  }
  await browser?.close();

  const broken = rows.flatMap((row) => listBroken(row, bare));
  const tooHeavy = broken.some((line) => line.includes('script beyond bare'));
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ bare, rows, broken }, undefined, 2));
  } else {
    console.log('\nkB of 1,000 bytes; the last two columns are what Chromium fetched, as difference to bare Next.');
    console.table([bare, ...rows].map((row) => describe(row, bare)));
    console.log(broken.length === 0 ? 'Every page is within its budget.' : `Over budget:\n  ${broken.join('\n  ')}`);
  }
  if (tooHeavy) throw new Error('The script budget is broken.');
}

void runCommandLine(
  createCommand('bench:weight', 'Weighs pages as they are sent and as Chromium fetches them, beside bare Next.')
    .option('--all', 'every page, not one of each kind')
    .option('--json', 'for machines')
    .option('--reuse', 'takes the builds that are there')
    .action(() => runCommand(measure)),
);
