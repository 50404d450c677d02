import { type Browser } from '@playwright/test';
import { createCommand, runCommandLine } from '@/lib/commands/process/command-line';
import { runCommand } from '@/lib/commands/process/run-command';
import type { Services } from '@/lib/commands/process/services';
import { startBenchSites } from './bench-sites';
import { startBrowser } from './browser-weight';
import { median, readOpening, takePhone } from './openings';

const PAIRS = 11;
/** Largest paint may differ by this much from the plain run. */
const BUDGET_MS = 50;
/** Third parties are asked for after the page is quiet; the paint is long over by then. */
const WATCHED_MS = 3000;

/** How the outside behaves: as the sandbox answers, or cut off in the browser. */
const OUTSIDES = ['error', 'hang', 'slow', 'throw', 'blocked'] as const;
type Outside = 'normal' | (typeof OUTSIDES)[number];

async function setMode(sandboxUrl: string, outside: Outside): Promise<void> {
  const mode = outside === 'blocked' ? 'normal' : outside;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandboxUrl}/__mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) });
}

async function measurePaint(browser: Browser, url: string, sandboxUrl: string, outside: Outside): Promise<number> {
  await setMode(sandboxUrl, outside);
  const { context, page } = await takePhone(browser, {
    slowdown: 1,
    ...(outside === 'blocked' && { blocked: `${sandboxUrl}/**` }),
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const { largestPaintMs } = await readOpening(page);
  await context.close();
  return largestPaintMs;
}

async function measure(services: Services): Promise<void> {
  const { productPort, sandboxPort } = await startBenchSites(services);
  const browser = await startBrowser();
  if (!browser) throw new Error('No Chromium here: install it, or set CHROMIUM_PATH.');
  const url = `http://m10.localhost:${productPort}/otc-savings`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const rows = [];
  for (const outside of OUTSIDES) {
    const differences: number[] = [];
    const plain: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // In turn first and second, so that whatever the first opening warms favours neither.
      const order: readonly Outside[] = pair % 2 === 0 ? ['normal', outside] : [outside, 'normal'];
      const paints = new Map<Outside, number>();
      for (const each of order) paints.set(each, await measurePaint(browser, url, sandboxUrl, each));
      const normal = paints.get('normal') ?? 0;
      plain.push(normal);
      differences.push((paints.get(outside) ?? 0) - normal);
    }
    rows.push({
      'third parties': outside,
      'plain largest paint ms': Math.round(median(plain)),
      'difference ms': Math.round(median(differences)),
    });
  }
  await browser.close();
  console.log(`\nLargest paint with every third party failing, median of ${PAIRS} pairs, budget ${BUDGET_MS} ms.`);
  console.table(rows);
}

void runCommandLine(
  createCommand('bench:third-parties', 'Measures the largest paint while every third party fails.')
    .option('--reuse', 'takes the builds that are there')
    .action(() => runCommand(measure)),
);
