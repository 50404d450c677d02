import { type Browser } from '@playwright/test';
import { runCommand } from '@/lib/commands/run-command';
import { startBenchSites } from './bench-sites';
import { startBrowser } from './browser-weight';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

/** What one opening of a page cost, in ms; layout shift is a score. */
interface Opening {
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** Watches what a page does to the eye and the thumb; runs in the page. */
function watchPage(): void {
  const seen = { largestPaintMs: 0, blockingMs: 0, layoutShift: 0 };
  Object.assign(window, { seen });
  const observe = (
    type: string,
    add: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => (seen.largestPaintMs = entry.startTime));
  observe('longtask', (entry) => (seen.blockingMs += Math.max(0, entry.duration - 50)));
  observe('layout-shift', (entry) => (seen.layoutShift += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
}

async function openOnPhone(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The loader that runs this file marks functions with a helper that no page knows.
  await page.addInitScript('globalThis.__name = (marked) => marked;');
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  return { context, page };
}

async function measureOpening(browser: Browser, url: string): Promise<Opening> {
  const { context, page } = await openOnPhone(browser, url);
  const seen = await page.evaluate(() => (window as unknown as { seen: Opening }).seen);
  await context.close();
  return seen;
}

/** From a tap on an answer to the next paint with the next question, in ms. */
async function measureStep(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openOnPhone(browser, url);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const form = document.querySelector('form');
        const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
        const startedAt = performance.now();
        const wait = () => {
          if (form?.dataset['step'] === 'medicare') requestAnimationFrame(wait);
          else resolve(performance.now() - startedAt);
        };
        button?.click();
        requestAnimationFrame(wait);
      }),
  );
  await context.close();
  return ms;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
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
    steps.push(await measureStep(browser, `http://m10.localhost:${productPort}/otc-savings/medicare`));
  }
  await browser.close();
  console.log(
    `\nPhone screen, CPU ${CPU_SLOWDOWN} times slower, loopback, median of ${RUNS}. Nothing passes or fails here.`,
  );
  console.table(rows);
  console.log(`Tap to the next question's paint: ${Math.round(median(steps))} ms (budget 50)`);
});
