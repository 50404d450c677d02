import type { Locator, Page } from '@playwright/test';

/**
 * Two taps of a finger in the middle of an element, at one place of the screen: what stands there may have changed
 * before the second. The events carry the gap in their own times, so that a busy machine does not stretch it. Where it
 * stretches it so far that another page began only after the moment of the second, that one is left out: no finger taps
 * a page before it is there, and the browser would tell the page a later time.
 *
 * Chromium may never answer a touch during which another page takes the place of the one touched (seen twice in a
 * thousand, on pages that are not ours), while it takes every other command: once a page began, no answer is waited for.
 */
export async function doubleTap(page: Page, target: Locator, gapMs: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const fingers = await page.context().newCDPSession(page);
  const startedAt = Date.now() / 1000;
  let tellOfReplaced: () => void = () => undefined;
  const replaced = new Promise<void>((resolve) => (tellOfReplaced = resolve));
  page.once('domcontentloaded', tellOfReplaced);
  const touch = (type: 'touchStart' | 'touchEnd', timestamp: number) => {
    const points = type === 'touchStart' ? touchPoints : [];
    return Promise.race([replaced, fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp })]);
  };
  const tap = async (timestamp: number) => {
    await touch('touchStart', timestamp);
    await touch('touchEnd', timestamp);
  };
  await tap(startedAt);
  await page.waitForTimeout(gapMs);
  const pageBegan = await page.evaluate(() => performance.timeOrigin).catch(() => 0);
  if (pageBegan <= startedAt * 1000 + gapMs) await tap(startedAt + gapMs / 1000);
  page.off('domcontentloaded', tellOfReplaced);
  await fingers.detach();
}
