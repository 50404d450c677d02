import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { listRenderedAddresses } from '@/lib/page/rendered-page';
import { waitForForm } from '@/tests/support/walk-medicare';

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

const addresses = listRenderedAddresses(registry);

for (const brand of new Set(addresses.map((address) => address.brand))) {
  test(`axe finds nothing on any page or step of ${brand}, in light and dark`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const { port } = new URL(baseURL ?? '');
    for (const { slug } of addresses.filter((address) => address.brand === brand)) {
      await page.goto(`http://${brand}.localhost:${port}/${slug.join('/')}`);
      if ((await page.locator('form').count()) > 0) await waitForForm(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // The new colours are there after the next paint.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await test.step(`${brand} /${slug.join('/')} ${colorScheme}`, () => expectNoFindings(page));
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `/${slug.join('/')} must not scroll sideways`).toBeLessThanOrEqual(0);
    }
  });
}
