import type { Browser } from '@playwright/test';
import { pickShortest, walkToResult } from '../support/walk-form';
import { percentile, takePhone } from './openings';

const CPU_SLOWDOWN = 4;
/** By when a browser has told of the last interaction. */
const LAST_ENTRY_MS = 500;

/** A whole form of each product. */
const WALKS = [
  { product: 'medicare', brand: 'm10', path: '/otc-savings' },
  { product: 'auto', brand: 'tqg', path: '/call-auto' },
  { product: 'life', brand: 'wc', path: '/' },
] as const;

/** Tells how long each touch and key took until the next paint; runs in each page of a walk. */
function watchInteractions(): void {
  const { noteInteraction } = window as unknown as { noteInteraction: (id: string, duration: number) => void };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId, duration } = entry;
      if (interactionId > 0) noteInteraction(`${performance.timeOrigin} ${interactionId}`, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Walks forms to their end at four times CPU slowdown, and takes the time of each interaction as browsers report it. */
export async function measureWalks(browser: Browser, productPort: number, runs: number) {
  const rows = [];
  for (const { product, brand, path } of WALKS) {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { context, page } = await takePhone(browser, { slowdown: CPU_SLOWDOWN });
      const interactions = new Map<string, number>();
      await page.exposeFunction('noteInteraction', (id: string, duration: number) => {
        interactions.set(id, Math.max(interactions.get(id) ?? 0, duration));
      });
      await page.addInitScript(watchInteractions);
      await page.goto(`http://${brand}.localhost:${productPort}${path}`);
      await page.locator('form[data-ready]').waitFor();
      await walkToResult(page, pickShortest);
      await page.waitForTimeout(LAST_ENTRY_MS);
      durations.push(...interactions.values());
      await context.close();
    }
    rows.push({
      product,
      interactions: durations.length,
      p98Ms: percentile(durations, 0.98),
      worstMs: percentile(durations, 1),
    });
  }
  return rows;
}
