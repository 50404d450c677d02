import { expect, test } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps, type StepName } from '@/funnels/steps';
import { buildVariantPage } from '@/lib/experiments/experiment';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
import { pickShortest } from '@/tests/support/walk-form';
import { walkStep } from '@/tests/support/walk-step';
import { waitForForm } from '@/tests/support/walk-medicare';

/** Each page as it stands, and each variant of a tested one, which is forced; the control is the page. */
const shown = registry.pages.flatMap((page) => {
  const experiment = registry.experiments.find((entry) => entry.page === page.name);
  if (!experiment) return [{ page, query: '' }];
  return experiment.variants.map((variant) => ({
    page: buildVariantPage(page, variant),
    query: buildForcedQuery({ name: experiment.name, variant: variant.name }),
  }));
});

for (const { page, query } of shown) {
  for (const brand of page.brands) {
    test(`${page.path}${query} on ${brand} answers, shows its disclosures and completes its form`, async ({
      page: tab,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const { port } = new URL(baseURL ?? '');
      const response = await tab.goto(`http://${brand}.localhost:${port}${page.path}${query}`);
      expect(response?.status()).toBe(200);
      await expect(tab.locator('html')).toHaveAttribute('lang', page.language === 'spanish' ? 'es' : 'en');
      await expect(tab.locator('main h1')).toHaveText(page.headline);
      await expect(tab.locator('footer')).toBeVisible();
      if (!page.form) return;
      await waitForForm(tab);
      const form = tab.locator('form');
      const last = forms[page.form].steps.at(-1);
      for (let name = await form.getAttribute('data-step'); name !== 'result';) {
        await walkStep(tab, steps[name as StepName], pickShortest);
        if (name === last && page.destination) {
          await tab.waitForURL((url) => url.pathname === page.destination);
          return;
        }
        await expect(form).not.toHaveAttribute('data-step', name ?? '');
        name = await form.getAttribute('data-step');
      }
      await expect(tab.locator('form a[data-call-location=result]')).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
    });
  }
}
