import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@/tests/support/axe';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** What a route's pages load, in Next's own words: the files of client code and of styles, by their sources. */
const VISITORS_LOAD = '.next/server/app/[brand]/[[...slug]]/page_client-reference-manifest.js';
const COLLEAGUES_LOAD = '.next/server/app/catalogue/[brand]/page_client-reference-manifest.js';
const STUDIO = /components\/catalogue\//;

async function expectFit(page: Page, width: number): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page, colorScheme === 'dark' ? { only: 'colours' } : {});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('a page is found, opened and looked at by keyboard alone, in both sizes and colours', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/catalogue');
    await expectFit(page, size.width);
    const search = page.getByRole('searchbox', { name: 'Search pages' });
    await search.focus();
    await page.keyboard.type('otc-savings');
    const row = page.getByRole('link', { name: '/otc-savings' }).first();
    while (!(await row.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=otc-savings/);
    await expect(page.locator('iframe').first().contentFrame().locator('form#start')).toBeVisible();
    await expectFit(page, size.width);
    const dark = page.getByRole('radio', { name: 'Dark' });
    await page.getByRole('radio', { name: 'Light' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dark).toBeChecked();
    await expect(page.locator('[data-scheme=dark] iframe').first()).toBeVisible();
  }
});

test('visitors load nothing of it', () => {
  expect(readFileSync(COLLEAGUES_LOAD, 'utf8')).toMatch(STUDIO);
  expect(readFileSync(VISITORS_LOAD, 'utf8')).not.toMatch(STUDIO);
});
