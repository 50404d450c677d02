import { expect, test } from '@playwright/test';
import { readBrandOffice } from '@/tests/support/brand-office';
import { comeAt } from '@/tests/support/office-clock';

for (const [path, language, says] of [
  ['/otc-savings', 'english', 'Opens'],
  ['/go-4-benefits-es', 'spanish', 'Abre'],
] as const) {
  test(`on a Sunday ${path} asks nobody to call and says when somebody answers`, async ({ page }) => {
    const { closedAt, writtenOpening, writtenNumber } = readBrandOffice('m10', language);
    await comeAt(page, closedAt);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved = (entry as PerformanceEntry & { readonly value: number }).value;
          Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const paid: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/mediaalpha/')) paid.push(request.url());
    });
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: `${says} ${writtenOpening}` })).toHaveAttribute('href', '#start');
    await expect(page.locator('a[data-call-location]:not([data-call-location="footer"])')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(writtenNumber);
    expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.01);
    expect(paid).toEqual([]);
  });
}
