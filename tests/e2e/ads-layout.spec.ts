import { expect, test } from '@playwright/test';
import { expectAdState, findAdList } from '@/tests/support/ad-list';

function addressOf(baseURL: string | undefined, brand: string, path: string): string {
  return `http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}`;
}

for (const [name, zipcode, state] of [
  ['four ads', '33101', 'ads'],
  ['one ad', '00013', 'ads'],
  ['long ads', '00014', 'ads'],
  ['none', '00012', 'empty'],
] as const) {
  test(`nothing moves when the answer comes: ${name}`, async ({ page, baseURL }) => {
    for (const [brand, path, held] of [
      ['m10', '/ads', '**/serve.js'],
      ['bh', '/ads', '**/serve.js'],
      ['tqg', '/clicks-auto', '**/api/ads/list'],
    ] as const) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(held, async (route) => {
        await released;
        await route.continue();
      });
      const asked = page.waitForRequest(held);
      await page.goto(addressOf(baseURL, brand, `${path}?zip_code=${zipcode}`));
      await findAdList(page).scrollIntoViewIfNeeded();
      await asked;
      await page.evaluate(async () => {
        await document.fonts.ready;
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((entries) => {
          shifts.push(...entries.getEntries().map((entry) => (entry as unknown as { value: number }).value));
        }).observe({ type: 'layout-shift' });
      });
      release();
      await expectAdState(page, state);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), brand).toEqual([]);
      await page.unroute(held);
    }
  });
}

test('more ads than there is room for come on demand, and the reader goes on at the first of them', async ({
  page,
  baseURL,
}) => {
  await page.goto(addressOf(baseURL, 'tqg', '/clicks-auto?zip_code=00014'));
  await expectAdState(page, 'ads');
  const links = findAdList(page).locator('a[rel*=sponsored]');
  await expect(links).toHaveCount(3);
  await findAdList(page).getByRole('button', { name: 'Show 4 more' }).click();
  await expect(links).toHaveCount(7);
  await expect(links.nth(3)).toBeFocused();
});

test('a blocked ad host leaves the other ways on', async ({ page, baseURL }) => {
  await page.route('**/serve.js', (route) => route.abort());
  await page.goto(addressOf(baseURL, 'm10', '/ads'));
  await expectAdState(page, 'empty');
});
