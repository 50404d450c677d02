import { expect, test } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps, type StepName } from '@/funnels/steps';
import { pageDisclosures } from '@/lib/compliance/page-disclosures';
import { buildPlaceAddress, pageSet } from '@/tests/support/page-set';
import { pickShortest } from '@/tests/support/walk-form';
import { walkStep } from '@/tests/support/walk-step';
import { waitForForm } from '@/tests/support/walk-medicare';

// A walk waits for the drawing of every frame: no entrances, and a quarter of the pixels. The stories have both.
test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });

for (const place of pageSet) {
  const { brand, page, query } = place;
  test(`${page.path}${query} on ${brand} answers, shows its disclosures and completes its form`, async ({
    page: tab,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const response = await tab.goto(buildPlaceAddress(place, baseURL));
    expect(response?.status()).toBe(200);
    await expect(tab.locator('html')).toHaveAttribute('lang', page.language === 'spanish' ? 'es' : 'en');
    await expect(tab.locator('main h1')).toHaveText(page.headline);
    for (const disclosure of pageDisclosures(registry.brands[brand], page)) {
      await expect(tab.locator('[data-block-id=disclosures]').getByText(disclosure)).toBeVisible();
    }
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
