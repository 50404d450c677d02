import type { Page } from '@playwright/test';
import { calls } from '@/lib/calls/calls';
import { waitForForm } from './walk-medicare';

/**
 * Opens an address and waits until the page listens for a visitor about to leave, as far as it does: the check
 * for bots begins after that, and is told of. What earlier checks found is forgotten first, so that each page asks again.
 */
export async function openWatchedPage(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.removeItem('funnel.findings'));
  const checked = page.waitForRequest(
    (request) =>
      request.url().endsWith(calls.createEvent.path) && (request.postData() ?? '').includes('botCheckCompleted'),
  );
  await page.goto(address);
  await waitForForm(page);
  await checked;
}

/** The mouse leaves through the top edge. */
export async function leaveThroughTop(page: Page): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.move(600, -5);
}

/** A finger flicks the page back up; the stated times count, not how fast the test is. */
export async function flickBackUp(page: Page, pixelsInHundredMs: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const x = 200;
  const touch = (type: 'touchStart' | 'touchMove', y: number, ms: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }], timestamp: start + ms / 1000 });
  await touch('touchStart', 200, 0);
  await touch('touchMove', 220, 100);
  await touch('touchMove', 220 + pixelsInHundredMs, 200);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: start + 0.6 });
}

/** Whether the popup counts as shown, whatever is still on its way to the screen. */
export async function hasShown(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('funnel.exit-intent') !== null);
}
