import { expect, test } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { expectStep, waitForForm } from '@/tests/support/walk-medicare';

/** A consent is only shown to somebody who can be called. */
const CALLABLE = '?utm_campaign=x&zip_code=33101&firstname=Mary&lastname=Lee&phone=2065550123';

test('every step of a walk on m10es is Spanish throughout', async ({ page, baseURL }) => {
  const address = (path: string) => `http://m10es.localhost:${new URL(baseURL ?? '').port}${path}`;
  await page.goto(address(`/go-4-benefits-es${CALLABLE}`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const english = /\b(the|your|and|Continue|Back|Step|Skip|licensed|Calls are)\b/;
  await waitForForm(page);
  for (const stepName of forms['medicare-short'].steps) {
    await page.goto(address(`/go-4-benefits-es/${stepName}`));
    await waitForForm(page);
    await expectStep(page, stepName);
    const words = await page.locator('body').innerText();
    const names = registry.brands.m10es.recipients.map(({ name }) => name.value);
    expect(names.reduce((rest, name) => rest.replaceAll(name, ''), words)).not.toMatch(english);
  }
});
