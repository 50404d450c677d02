import { type Browser } from '@playwright/test';
import { runCommand } from '@/lib/commands/process/run-command';
import { startBenchSites } from './bench-sites';
import { startBrowser } from './browser-weight';
import { median, openOnPhone, type Opening } from './openings';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

async function measureOpening(browser: Browser, url: string): Promise<Opening> {
  const { context, page } = await openOnPhone(browser, url, { slowdown: CPU_SLOWDOWN, waitMs: 1500 });
  const seen = await page.evaluate(() => (window as unknown as { seen: Opening }).seen);
  await context.close();
  return seen;
}

/** From a tap on an answer to the next paint with the next question, in ms. */
async function measureStep(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openOnPhone(browser, url, { slowdown: CPU_SLOWDOWN, waitMs: 1500 });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const form = document.querySelector('form');
        const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
        const startedAt = performance.now();
        const wait = () => {
          if (form?.dataset['step'] === 'medicare-and-medicaid') requestAnimationFrame(wait);
          else resolve(performance.now() - startedAt);
        };
        button?.click();
        requestAnimationFrame(wait);
      }),
  );
  await context.close();
  return ms;
}

runCommand(async (services) => {
  const { productPort, barePort } = await startBenchSites(services);
  const browser = await startBrowser();
  if (!browser) throw new Error('No Chromium here: install it, or set CHROMIUM_PATH.');
  const addresses = {
    'bare Next': `http://localhost:${barePort}/`,
    'm10 /otc-savings': `http://m10.localhost:${productPort}/otc-savings`,
    'tqg /call-auto': `http://tqg.localhost:${productPort}/call-auto`,
  };
  const openings = new Map<string, Opening[]>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      openings.set(name, [...(openings.get(name) ?? []), await measureOpening(browser, url)]);
    }
  }
  const rows = [...openings].map(([name, runs]) => ({
    page: name,
    'largest paint ms': Math.round(median(runs.map(({ largestPaintMs }) => largestPaintMs))),
    'blocking ms': Math.round(median(runs.map(({ blockingMs }) => blockingMs))),
    'layout shift': Math.max(...runs.map(({ layoutShift }) => layoutShift)),
  }));
  const steps: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    steps.push(await measureStep(browser, `http://m10.localhost:${productPort}/otc-savings/medicare-and-medicaid`));
  }
  await browser.close();
  console.log(
    `\nPhone screen, CPU ${CPU_SLOWDOWN} times slower, loopback, median of ${RUNS}. Nothing passes or fails here.`,
  );
  console.table(rows);
  console.log(`Tap to the next question's paint: ${Math.round(median(steps))} ms (budget 50)`);
});
