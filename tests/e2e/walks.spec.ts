import { expect, test } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps';
import { walkStep } from '@/tests/support/walk-step';
import { expectStep, waitForForm } from '@/tests/support/walk-medicare';

for (const page of registry.pages) {
  for (const brand of page.brands) {
    test(`${page.path} on ${brand} answers, shows its disclosures and completes its form`, async ({
      page: tab,
      baseURL,
    }) => {
      const { port } = new URL(baseURL ?? '');
      const response = await tab.goto(`http://${brand}.localhost:${port}${page.path}`);
      expect(response?.status()).toBe(200);
      await expect(tab.locator('html')).toHaveAttribute('lang', page.language === 'spanish' ? 'es' : 'en');
      await expect(tab.locator('h1')).toHaveText(page.headline);
      await expect(tab.locator('footer')).toBeVisible();
      if (!page.form) return;
      await waitForForm(tab);
      for (const name of forms[page.form].steps) {
        await expectStep(tab, name);
        await walkStep(tab, steps[name]);
      }
      await expect(tab.locator('form a[data-call-location=result]')).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
    });
  }
}
