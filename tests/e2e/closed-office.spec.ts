import { expect, test } from '@playwright/test';
import { comeAt } from '@/tests/support/office-clock';

const SUNDAY = Date.parse('2027-01-10T17:00:00Z');

for (const [path, opens, number] of [
  ['/otc-savings', 'Opens tomorrow 8 a.m. ET', '1-206-555-0110'],
  ['/go-4-benefits-es', 'Abre mañana a las 8 a.m., hora del Este', '1-206-555-0110'],
] as const) {
  test(`on a Sunday ${path} asks nobody to call and says when somebody answers`, async ({ page }) => {
    await comeAt(page, SUNDAY);
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
    await expect(header.getByRole('link', { name: opens })).toHaveAttribute('href', '#start');
    await expect(page.locator('a[data-call-location]:not([data-call-location="footer"])')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(number);
    expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.01);
    expect(paid).toEqual([]);
  });
}
