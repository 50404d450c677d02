import { expect, test } from '@playwright/test';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { paintIn } from '@/tests/support/paint-in';

for (const [brand, path, state] of [
  ['m10', '/ads?zip_code=33101', 'ads'],
  ['bh', '/ads?zip_code=00012', 'empty'],
  ['m10es', '/ads-es?zip_code=00013', 'ads'],
  ['tqg', '/clicks-auto?zip_code=00014', 'ads'],
] as const) {
  test(`axe finds nothing in the ads of ${path} on ${brand}, in light and dark`, async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://${brand}.localhost:${port}${path}`);
    const list = page.locator('[data-ad-state]').first();
    await list.scrollIntoViewIfNeeded();
    await expect(list).toHaveAttribute('data-ad-state', state);
    for (const colorScheme of ['light', 'dark'] as const) {
      await paintIn(page, colorScheme);
      await expectNoAxeFindings(page, { within: '[data-ad-state]' });
    }
    const small = await list
      .locator('a:visible, button:visible')
      .evaluateAll((controls) =>
        controls.filter((control) => control.getBoundingClientRect().height < 48).map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
  });
}
