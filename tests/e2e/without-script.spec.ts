import { expect, test } from '@playwright/test';
import { readBrandOffice } from '@/tests/support/brand-office';

const { number, writtenNumber } = readBrandOffice('m10');

test.use({ javaScriptEnabled: false });

test('without JavaScript the words, the call link, the disclosures and the legal links are there', async ({ page }) => {
  await page.goto('/otc-savings');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main')).toContainText(/in some areas/i);
  await expect(page.locator(`header a[href="tel:${number}"]`)).toBeVisible();
  await expect(page.getByText(/We do not offer every plan available in your area/)).toBeVisible();
  await expect(page.getByText(/Not connected with or endorsed by the U.S. government/)).toBeVisible();
  await expect(page.locator('footer a[href="/privacy"]').first()).toBeVisible();
  await expect(page.locator('footer a[href="/tos"]').first()).toBeVisible();
  // Chromium under test still parses for a script that it does not run, so the words are read off the HTML.
  expect(await page.content()).toMatch(new RegExp(`<noscript><p>[^<]+${writtenNumber}`));
});
