import { expect, test, type Page } from '@playwright/test';
import { waitForIdleShell } from '@/tests/support/shell';
import { waitForForm } from '@/tests/support/walk-medicare';

declare global {
  interface Window {
    hasTransition?: boolean;
  }
}

/** Remembers of each document whether it came in by a transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      window.hasTransition = viewTransition !== null;
    });
  });
}

/** A document is revealed with its first frame, which may come after all of it has loaded. */
async function expectTransition(page: Page, isWanted: boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.hasTransition)).toBe(isWanted);
}

test('the reviews fade into each other, other pages do not, and none does under reduced motion', async ({ page }) => {
  await watchTransitions(page);
  await page.goto('/reviews');
  await page.locator('main a[href="/reviews/aetna"]').first().click();
  await page.waitForURL('**/reviews/aetna');
  await expectTransition(page, true);
  await page.locator('footer a[href="/privacy"]').first().click();
  await page.waitForURL('**/privacy');
  await expectTransition(page, false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/reviews');
  await page.locator('main a[href="/reviews/aetna"]').first().click();
  await page.waitForURL('**/reviews/aetna');
  await expectTransition(page, false);
});

test('a quiz page that follows another stays as far down as that was left', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const origin = `http://tqg.localhost:${port}`;
  const checked = page.waitForRequest('**/api/ipqs/check-ip');
  await page.goto(`${origin}/quiz/vehicle1`);
  await waitForForm(page);
  await checked;
  await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/quiz/vehicle2',
      textContent: 'On',
    });
    document.body.append(link);
    link.click();
  });
  await page.waitForURL('**/quiz/vehicle2');
  await waitForForm(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
});

test('a link to another page opens it at its top', async ({ page }) => {
  await page.goto('/otc-savings');
  await page.locator('footer a[href="/tos"]').first().scrollIntoViewIfNeeded();
  await page.locator('footer a[href="/tos"]').first().click();
  await page.waitForURL('**/tos');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a legal page the call bar stands at the end, not over the words', async ({ page }) => {
  const bar = page.locator('[data-block-id=call-bar]');
  await page.goto('/privacy');
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link')).toBeVisible();
});

test('on a page that asks the call bar waits for the first answer, or for a screen of scrolling', async ({ page }) => {
  const bar = page.locator('[data-block-id=call-bar]');
  await page.goto('/otc-savings');
  await waitForIdleShell(page);
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: window.innerHeight + 100, behavior: 'instant' }));
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
});

test('the progress bar stays from step to step and moves in 300 ms after 10 ms', async ({ page }) => {
  await page.goto('/otc-savings/medicare-and-medicaid');
  await waitForForm(page);
  const bar = page.getByRole('progressbar').locator('div');
  await expect(bar).toHaveCSS('transition', /transform 0\.3s [^,]* 0\.01s/);
  const before = await bar.evaluateHandle((element) => element);
  await page.locator('form button[type=submit]').first().click();
  await expect(page.locator('form')).not.toHaveAttribute('data-step', 'medicare-and-medicaid');
  expect(await bar.evaluate((element, old) => element === old, before)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const duration = await bar.evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration));
  expect(duration).toBeLessThan(0.001);
});
