import type { Browser, Page } from '@playwright/test';

/** What one opening of a page cost, in ms; layout shift is a score. */
export interface Opening {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
}

/** Watches what a page does to the eye and the thumb; runs in the page. */
function watchPage(): void {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0 };
  Object.assign(window, { seen });
  const observe = (
    type: string,
    add: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => (seen.largestPaintMs = entry.startTime));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => (seen.layoutShift += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
}

/** What Lighthouse calls slow 4G: ms there and back, bytes a second. */
export const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 } as const;

/** How a page is opened for measuring. */
export interface OpeningOptions {
  /** How many times slower than this machine the phone is. */
  readonly slowdown: number;
  /** Without it the line is this machine's own. */
  readonly line?: typeof SLOW_4G;
  /** Addresses that the browser may not reach. */
  readonly blocked?: string;
}

/** A phone-sized screen with an empty cache, whose pages are watched; what was seen is `window.seen`. */
export async function takePhone(browser: Browser, { slowdown, line, blocked }: OpeningOptions) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  // The loader that runs this file marks functions with a helper that no page knows.
  await page.addInitScript('globalThis.__name = (marked) => marked;');
  await page.addInitScript(watchPage);
  if (blocked !== undefined) await page.route(blocked, (route) => route.abort());
  return { context, page, session };
}

/** What a page that a phone has opened has cost so far. */
export function readOpening(page: Page): Promise<Opening> {
  return page.evaluate(() => (window as unknown as { seen: Opening }).seen);
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The value that this share of all values does not exceed, from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
