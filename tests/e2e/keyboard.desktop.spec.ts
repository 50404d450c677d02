import { expect, test, type Page } from '@playwright/test';
import { expectStep, waitForForm } from '@/tests/support/walk-medicare';

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

test('the keyboard alone finishes the Medicare funnel', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await tabTo(page, '[name=zipcode]');
  await page.keyboard.type('33101');
  await page.keyboard.press('Enter');
  await expectStep(page, 'medicare');
  await tabTo(page, 'button[value=true]');
  await page.keyboard.press('Enter');
  await expectStep(page, 'medicaid');
  await tabTo(page, 'button[value=false]');
  await page.keyboard.press('Space');
  await expectStep(page, 'name');
  await tabTo(page, '[name=firstName]');
  await page.keyboard.type('Mary');
  await tabTo(page, '[name=lastName]');
  await page.keyboard.type('Lee');
  await page.keyboard.press('Enter');
  await expectStep(page, 'contact');
  await tabTo(page, '[name=phone]');
  await page.keyboard.type('2065550123');
  await page.keyboard.press('Enter');
  await expectStep(page, 'consent');
  await tabTo(page, 'input[data-recipient]');
  await page.keyboard.press('Space');
  await tabTo(page, 'form button[type=submit]');
  await page.keyboard.press('Enter');
  await expectStep(page, 'result');
  await tabTo(page, 'form a[data-call-location=result]');
});

test('the keyboard alone finishes the auto funnel, its long list included', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://tqg.localhost:${port}/call-auto`);
  await waitForForm(page);
  await tabTo(page, '[name=zipcode]');
  await page.keyboard.type('33101');
  await page.keyboard.press('Enter');
  await expectStep(page, 'insured');
  await tabTo(page, 'button[value=true]');
  await page.keyboard.press('Enter');
  await expectStep(page, 'company');
  await expect(page.locator('#field-currentCompany[role=combobox]')).toBeVisible();
  await tabTo(page, '#field-currentCompany');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Geico');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=currentCompany]').first()).toHaveValue('GEICO');
  await tabTo(page, 'form button[type=submit]');
  await page.keyboard.press('Enter');
  await expectStep(page, 'result');
});

test('with a mouse, the link about calls shows what its target says', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  const link = page.locator('header').getByRole('link', { name: 'About this call' });
  await expect(link).toHaveAttribute('href', '#disclosures');
  await page.mouse.move(0, 600);
  await link.hover();
  await page.mouse.move(0, 600);
  await link.hover();
  await expect(page.getByText(/Calling connects you to a licensed insurance agent/).first()).toBeVisible();
});
