import { expect, test, type Locator } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { findDrawer } from '@/tests/support/debug-drawer';
import { takeCases } from '@/tests/support/only-in-all';
import { waitForForm } from '@/tests/support/walk-medicare';

async function readBox(locator: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
}

// One brand of each product; `test:all` takes them all.
for (const brand of takeCases(Object.values(registry.brands), ({ code }) => ['m10', 'tqg', 'wc'].includes(code))) {
  test(`on phones the tab of the drawer keeps clear of the form and the call bar of ${brand.code}`, async ({
    page,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://${brand.code}.localhost:${port}/`);
    await waitForForm(page);
    const tab = await readBox(findDrawer(page).getByRole('button'));
    expect(tab.bottom).toBeGreaterThan(tab.top);
    // Whatever is scrolled under it: nothing of the form is as far right as the tab is.
    for (const control of await page.locator('form :is(button, input:not([type=hidden]), select, a)').all())
      expect((await readBox(control)).right).toBeLessThanOrEqual(tab.left);
    expect(tab.bottom).toBeLessThanOrEqual((await readBox(page.locator('[data-block-id=call-bar]'))).top);
  });
}

test('on phones the drawer is a sheet below the page, and closes again', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await findDrawer(page).getByRole('button').tap();
  const close = findDrawer(page).getByRole('button', { name: /^Close/ });
  await expect(close).toBeVisible();
  const { top, left } = await readBox(findDrawer(page).locator('> div'));
  expect(left).toBe(0);
  expect(top).toBeGreaterThan(300);
  await close.tap();
  await expect(findDrawer(page).getByRole('button')).toHaveCount(1);
});
