import { type Browser } from '@playwright/test';

/** What one opening of a page cost, in ms; layout shift is a score. */
export interface Opening {
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

/** How a page is opened for measuring. */
export interface OpeningOptions {
  /** How many times slower than this machine the phone is. */
  readonly slowdown: number;
  /** How long to go on watching once the network is quiet, ms. */
  readonly waitMs: number;
  /** Addresses that the browser may not reach. */
  readonly blocked?: string;
}

/** Opens a page on a phone-sized screen and watches it; what was seen is `window.seen`. */
export async function openOnPhone(browser: Browser, url: string, { slowdown, waitMs, blocked }: OpeningOptions) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The loader that runs this file marks functions with a helper that no page knows.
  await page.addInitScript('globalThis.__name = (marked) => marked;');
  await page.addInitScript(watchPage);
  if (blocked !== undefined) await page.route(blocked, (route) => route.abort());
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(waitMs);
  return { context, page };
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
