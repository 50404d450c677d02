import type { Locator, Page } from '@playwright/test';

/**
 * Two taps of a finger in the middle of an element, at one place of the screen: what stands there may have changed
 * before the second. The events carry the gap in their own times, so that a busy machine does not stretch it. Where it
 * stretches it so far that another page began only after the moment of the second, that one is left out: no finger taps
 * a page before it is there, and the browser would tell the page a later time.
 */
export async function doubleTap(page: Page, target: Locator, gapMs: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const fingers = await page.context().newCDPSession(page);
  const startedAt = Date.now() / 1000;
  const tap = async (timestamp: number) => {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  };
  await tap(startedAt);
  await page.waitForTimeout(gapMs);
  const pageBegan = await page.evaluate(() => performance.timeOrigin).catch(() => 0);
  if (pageBegan <= startedAt * 1000 + gapMs) await tap(startedAt + gapMs / 1000);
  await fingers.detach();
}
