import { expect, test } from '@playwright/test';
import { expectAdState, findAdList } from '@/tests/support/ad-list';

for (const [zipcode, meaning] of [
  ['00003', 'silence'],
  ['00004', 'an error'],
  ['00005', 'something else than ads'],
  ['00012', 'no ads'],
] as const) {
  test(`a provider that answers with ${meaning} leaves the phone and the first question`, async ({ page, baseURL }) => {
    for (const [brand, path] of [
      ['m10', '/ads'],
      ['tqg', '/clicks-auto'],
    ] as const) {
      const { port } = new URL(baseURL ?? '');
      await page.goto(`http://${brand}.localhost:${port}${path}?zip_code=${zipcode}`);
      await expectAdState(page, 'empty');
      await expect(findAdList(page).getByText('There are no ads to show')).toBeVisible();
      await expect(findAdList(page).locator('a[data-call-location=ad-list]')).toBeVisible();
      await expect(findAdList(page).getByRole('link', { name: 'Go to the questions' })).toBeVisible();
    }
  });
}
