import { expect, type Page } from '@playwright/test';
import { waitForForm } from './walk-medicare';

/** Waits until the part of the shell is there that comes once the page is quiet. */
export async function waitForIdleShell(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes('--loading-bar')),
  );
}

/**
 * What the loading bar looked like, in order, over all documents of the test: its state, and while it is seen its
 * color, height and opacity.
 */
export async function watchBar(page: Page): Promise<() => readonly string[]> {
  const looks: string[] = [];
  await page.exposeFunction('recordLook', (look: string) => looks.push(look));
  await page.addInitScript(() => {
    const { recordLook } = window as unknown as { recordLook: (look: string) => void };
    new MutationObserver(() => {
      const loading = document.documentElement.dataset['loading'] ?? 'none';
      const bar = document.querySelector('#nprogress .bar');
      const parts = [loading];
      if (bar?.parentElement && (loading === 'shown' || loading === 'failed')) {
        const { backgroundColor, height } = getComputedStyle(bar);
        parts.push(backgroundColor, height, getComputedStyle(bar.parentElement).opacity);
      }
      recordLook(parts.join(' '));
    }).observe(document, { subtree: true, attributeFilter: ['data-loading'] });
  });
  return () => looks;
}

/** What was kept, at the start of each document, to be reported after a reload. */
export async function watchKeptErrors(page: Page): Promise<() => readonly string[]> {
  const kept: string[] = [];
  await page.exposeFunction('recordKept', (error: string) => kept.push(error));
  await page.addInitScript(() => {
    const { recordKept } = window as unknown as { recordKept: (error: string) => void };
    const error = sessionStorage.getItem('funnel.caught-error');
    const { missingScript } = (history.state ?? {}) as { readonly missingScript?: string };
    if (error !== null) recordKept(error);
    if (missingScript !== undefined) recordKept(missingScript);
  });
  return () => kept;
}

/** How many documents were asked for from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Waits until a figure has stayed the same for a while: nothing is under way any more. */
export async function waitUntilStill(page: Page, read: () => number | Promise<number>): Promise<void> {
  for (let before = NaN, now = await read(); now !== before; now = await read()) {
    before = now;
    await page.waitForTimeout(750);
  }
}

/** The parts of the script that a form needs once it is reached for: who saves data fetches them then, and not before. */
export async function findFormParts(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const before = new Set<string>();
  const parts: string[] = [];
  let isReaching = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    if (isReaching && !before.has(pathname)) parts.push(pathname);
    before.add(pathname);
  });
  await page.goto('/otc-savings');
  await waitForForm(page);
  await waitForIdleShell(page);
  await page.waitForLoadState('networkidle');
  isReaching = true;
  await page.locator('[name=zipcode]').focus();
  await expect.poll(() => parts.length).toBeGreaterThan(0);
  await waitUntilStill(page, () => parts.length);
  isReaching = false;
  return parts;
}
