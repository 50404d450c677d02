import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { flickBackUp, hasShown, openWatchedPage } from '@/tests/support/leave-page';
import { expectStep, pressContinue } from '@/tests/support/walk-medicare';

const PAGES = [
  ['m10', '/otc-savings', 'Would you rather ask a person?'],
  ['bh', '/otc-savings', 'Would you rather ask a person?'],
  ['m10es', '/go-4-benefits-es', '¿Prefiere preguntar por teléfono?'],
  ['tqg', '/call-auto', 'Take the number with you'],
  ['wc', '/go-4-life', 'Would you rather hear it from a person?'],
] as const;

for (const [brand, path, heading] of PAGES) {
  test(`a fast swipe back up shows the dialog of ${path} on ${brand}, and axe finds nothing`, async ({
    page,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await openWatchedPage(page, `http://${brand}.localhost:${port}${path}`);
    await flickBackUp(page, 400);
    expect(await hasShown(page)).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await flickBackUp(page, 100);
    expect(await hasShown(page)).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await flickBackUp(page, 400);
    const dialog = page.getByRole('dialog', { name: heading });
    await expect(dialog).toBeVisible();
    const screen = page.viewportSize();
    const box = await dialog.boundingBox();
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= (screen?.height ?? 0)).toBe(true);
    await expectNoAxeFindings(page);
  });
}

test('a phone with a field in focus, and then a call, is left alone', async ({ page }) => {
  await openWatchedPage(page, '/otc-savings');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('[name=zipcode]').evaluate((field) => field.focus({ preventScroll: true }));
  await flickBackUp(page, 400);
  expect(await hasShown(page)).toBe(false);
  await page.locator('[name=zipcode]').blur();
  const call = page.locator('aside a[data-call-location=call-bar]');
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.tap();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await flickBackUp(page, 400);
  expect(await hasShown(page)).toBe(false);
});

/** Opens the dialog at the second step, in a browser without close requests of its own. */
async function openDialogAtSecondStep(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  await openWatchedPage(page, '/otc-savings');
  await page.locator('[name=zipcode]').fill('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare-and-medicaid');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await flickBackUp(page, 400);
  await expect(page.getByRole('dialog')).toBeVisible();
  return () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { readonly dataLayer?: readonly { readonly event?: string }[] };
      return dataLayer.filter(({ event }) => event === 'pageView').length;
    });
}

test('Back closes the dialog where the page stands, and only then goes a step back', async ({ page }) => {
  const countViews = await openDialogAtSecondStep(page);
  const views = await countViews();
  const top = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStep(page, 'medicare-and-medicaid');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(await countViews()).toBe(views);
  await page.goBack();
  await expectStep(page, 'zipcode');
});

test('a dialog that was closed leaves nothing in the history', async ({ page }) => {
  await openDialogAtSecondStep(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
  await page.goBack();
  await expectStep(page, 'zipcode');
});
