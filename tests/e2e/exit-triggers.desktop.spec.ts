import { expect, test, type Page } from '@playwright/test';
import { leaveThroughTop, openWatchedPage } from '@/tests/support/leave-page';

const MINUTE_MS = 60_000;

function findDialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test('a page may show its dialog when it has loaded', async ({ page }) => {
  await openWatchedPage(page, '/fe-6993');
  await expect(findDialog(page, 'The page has just loaded')).toBeVisible();
});

test('a page may show its dialog after a delay', async ({ page }) => {
  await page.clock.install();
  await openWatchedPage(page, '/fe-2650c');
  const dialog = findDialog(page, 'Three minutes have passed');
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(3 * MINUTE_MS);
  await expect(dialog).toBeVisible();
});

test('a page may show its dialog where scrolling rests near its end', async ({ page }) => {
  await openWatchedPage(page, '/fe-2650');
  const dialog = findDialog(page, 'You have read nine tenths of it');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() =>
    window.scrollTo({
      top: document.documentElement.scrollHeight,
      behavior: 'instant',
    }),
  );
  await expect(dialog).toBeVisible();
});

test('a long form offers a person to a visitor who has rested at a question for two minutes', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.clock.install();
  await openWatchedPage(page, `http://ps.localhost:${port}/compare-auto-new`);
  await page.clock.fastForward(2 * MINUTE_MS);
  await expect(findDialog(page, 'Picking the car up soon?')).toBeVisible();
});

test('a page may bring its question back instead of a dialog', async ({ page }) => {
  await openWatchedPage(page, '/fe-6994');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await leaveThroughTop(page);
  await expect(page.locator('[data-step-heading]')).toBeFocused();
  await expect(page.locator('[data-step-heading]')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
