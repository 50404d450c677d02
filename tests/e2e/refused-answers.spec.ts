import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { expectStep, pressContinue, tapMedicareOnly, waitForForm } from '@/tests/support/walk-medicare';

const SIZES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];
const STEPS = [
  ['m10', '/otc-savings', 1],
  ['m10', '/otc-savings/birth', 1],
  ['m10', '/otc-savings/contact', 3],
  ['m10es', '/go-4-benefits-es', 1],
  ['m10es', '/go-4-benefits-es/contact', 3],
  ['tqg', '/compare-auto/driver1-contact', 3],
] as const;

/** Whether what has the focus was refused, and stands whole, with its message, above the call bar. */
function isFaultSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const control = document.activeElement;
    const field = control?.closest('fieldset') ?? control?.parentElement;
    const message = field?.querySelector('[data-field-error]');
    if (!control?.matches('[aria-invalid=true]') || !message) return false;
    const bar = document.querySelector('[data-block-id=call-bar]');
    const covered = bar && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().top : innerHeight;
    return message.getBoundingClientRect().top >= 0 && control.getBoundingClientRect().bottom <= covered;
  });
}

for (const [brand, path, faults] of STEPS)
  test(`what was refused on ${path} of ${brand} has the focus and is in view on every phone`, async ({
    page,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`http://${brand}.localhost:${port}${path}`);
      await waitForForm(page);
      await pressContinue(page);
      await expect.poll(() => isFaultSeen(page), `${size.width} x ${size.height}`).toBe(true);
      await expect(page.locator('[data-field-error]')).toHaveCount(faults);
      await expect(page.locator('[data-error-summary]')).toHaveCount(faults > 1 ? 1 : 0);
      if (size === SIZES[0]) await expectNoAxeFindings(page, { within: 'form' });
    }
  });

test('the call bar makes room for an answer that it would cover', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/otc-savings/name');
  await waitForForm(page);
  const [bar, button] = [page.locator('[data-block-id=call-bar]'), page.locator('form button[type=submit]')];
  const moveTo = (bottom: number) =>
    button.evaluate((element, to) => {
      window.scrollBy({ top: element.getBoundingClientRect().bottom - to, behavior: 'instant' });
    }, bottom);
  await moveTo(640);
  await expect(bar).toBeHidden();
  await moveTo(400);
  await expect(bar).toBeVisible();
});

test('an answer that was chosen before is marked, and read out as such', async ({ page }) => {
  await page.goto('/otc-savings/medicare-and-medicaid');
  await waitForForm(page);
  await tapMedicareOnly(page);
  await expectStep(page, 'birth');
  await page.goBack();
  await expectStep(page, 'medicare-and-medicaid');
  await expect(page.getByRole('button', { name: 'Only Medicare A and B (your answer)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, both', exact: true })).toBeVisible();
  await expectNoAxeFindings(page, { within: 'form' });
});
