import { expect, test, type Page } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { readBrandOffice } from '@/tests/support/brand-office';
import { hasShown, leaveThroughTop, openWatchedPage } from '@/tests/support/leave-page';
import { paintIn } from '@/tests/support/paint-in';
import { expectStep, walkToConsent } from '@/tests/support/walk-medicare';

const office = readBrandOffice('m10');

function findDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Would you rather ask a person?' });
}

test('leaving by the top shows the dialog once; what the law wants stands in it, and axe finds nothing', async ({
  page,
}) => {
  await openWatchedPage(page, '/otc-savings');
  await page.mouse.move(600, 300);
  await page.mouse.move(-5, 300);
  expect(await hasShown(page)).toBe(false);
  await leaveThroughTop(page);
  const dialog = findDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('a[data-call-location=exit-dialog]')).toHaveAttribute('href', `tel:${office.number}`);
  for (const text of [
    'Speak with a licensed insurance agent',
    `TTY: ${brands.m10.phone.tty} · ${office.writtenHours}`,
    'We do not offer every plan available in your area.',
    '1-800-MEDICARE (TTY 1-877-486-2048)',
  ])
    await expect(dialog).toContainText(text);
  for (const colorScheme of ['light', 'dark'] as const) {
    await paintIn(page, colorScheme);
    await expectNoAxeFindings(page);
  }
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await leaveThroughTop(page);
  await openWatchedPage(page, '/otc-savings');
  await leaveThroughTop(page);
  await expect(dialog).toHaveCount(0);
});

test('focus goes into the dialog, stays there, and Escape gives it back; nothing shifts', async ({ page }) => {
  await openWatchedPage(page, '/otc-savings');
  const link = page.locator('header').getByRole('link', { name: 'About this call' });
  await link.focus();
  const before = await page.locator('header').boundingBox();
  await leaveThroughTop(page);
  const dialog = findDialog(page);
  await expect(dialog.getByRole('heading')).toBeFocused();
  expect(await page.locator('header').boundingBox()).toEqual(before);
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(10, 700);
  await page.mouse.wheel(0, 500);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await page.locator('header').boundingBox()).toEqual(before);
  await expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none');
});

test('the way on leads to the question, with focus on it', async ({ page }) => {
  await openWatchedPage(page, '/otc-savings');
  await leaveThroughTop(page);
  await findDialog(page).getByRole('button', { name: 'Go on with the questions' }).click();
  await expect(page.locator('[data-step-heading]')).toBeFocused();
});

test('it never opens over the consent step', async ({ page }) => {
  await page.goto('/otc-savings');
  await walkToConsent(page, { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' });
  await openWatchedPage(page, '/otc-savings/consent');
  await expectStep(page, 'consent');
  await leaveThroughTop(page);
  expect(await hasShown(page)).toBe(false);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('form')).not.toHaveAttribute('data-step', 'consent');
  await leaveThroughTop(page);
  await expect(findDialog(page)).toBeVisible();
});

test('it never opens while a field has focus', async ({ page }) => {
  await openWatchedPage(page, '/otc-savings');
  await page.locator('[name=zipcode]').fill('331');
  await leaveThroughTop(page);
  expect(await hasShown(page)).toBe(false);
  await page.locator('[name=zipcode]').blur();
  await leaveThroughTop(page);
  await expect(findDialog(page)).toBeVisible();
});

test('it never opens on top of another dialog', async ({ page }) => {
  await openWatchedPage(page, '/otc-savings/medicare-and-medicaid');
  await expectStep(page, 'medicare-and-medicaid');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await leaveThroughTop(page);
  expect(await hasShown(page)).toBe(false);
});

test('it never opens after a call link was tapped, not even on the next page', async ({ page }) => {
  await openWatchedPage(page, '/otc-savings');
  const call = page.locator('header a[data-call-location]');
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await leaveThroughTop(page);
  expect(await hasShown(page)).toBe(false);
  await openWatchedPage(page, '/go-4-benefits');
  await leaveThroughTop(page);
  expect(await hasShown(page)).toBe(false);
});

test('who does not want it again does not get it, whatever is forgotten of the first time', async ({ page }) => {
  await openWatchedPage(page, '/otc-savings');
  await leaveThroughTop(page);
  await findDialog(page).getByRole('button', { name: 'Don’t show this again' }).click();
  await expect(findDialog(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('funnel.exit-intent'));
  await openWatchedPage(page, '/otc-savings');
  await leaveThroughTop(page);
  expect(await hasShown(page)).toBe(false);
});
