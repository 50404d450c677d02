import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { waitForForm } from '@/tests/support/walk-medicare';

/** Until the part that watches mice is there. */
async function openForMice(page: Page, address: string): Promise<void> {
  const watched = page.waitForRequest('**/api/ipqs/check-ip');
  await page.goto(address);
  await waitForForm(page);
  await watched;
  await page.waitForLoadState('networkidle');
}

test('a mouse that rests on a term sees its card beside it, may go onto the card, and leaves it behind', async ({
  page,
}) => {
  await openForMice(page, '/otc-allowance');
  const term = page.getByRole('button', { name: 'OTC allowance' });
  const card = page.locator('#about-otc-allowance');
  await term.scrollIntoViewIfNeeded();
  await expect(card).toBeHidden();
  await term.hover();
  await expect(card).toBeVisible();
  await expect(card).toContainText('is up to the plan');
  const [word, box] = [await term.boundingBox(), await card.boundingBox()];
  const gap = (box?.y ?? 0) - ((word?.y ?? 0) + (word?.height ?? 0));
  expect(Math.abs(gap - 8) < 1 || (box?.y ?? 0) + (box?.height ?? 0) < (word?.y ?? 0)).toBe(true);
  await expectNoAxeFindings(page, { within: 'main' });
  await card.hover();
  await page.mouse.move(2, 2);
  await expect(card).toBeHidden();
});

test('a card that closes is there until it has faded', async ({ page }) => {
  await openForMice(page, '/otc-allowance');
  const card = page.locator('#about-otc-allowance');
  await page.getByRole('button', { name: 'OTC allowance' }).click();
  await expect(card).toHaveCSS('opacity', '1');
  const display = await card.evaluate((element) => {
    (element as HTMLElement).hidePopover();
    return getComputedStyle(element).display;
  });
  expect(display).toBe('block');
  await expect(card).toBeHidden();
});

test('the keyboard opens a card, and Escape closes it with the focus where it was', async ({ page }) => {
  await openForMice(page, '/otc-allowance');
  const term = page.getByRole('button', { name: 'OTC allowance' });
  const card = page.locator('#about-otc-allowance');
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();
});

test('a card that was pressed open stays while the mouse wanders', async ({ page }) => {
  await openForMice(page, '/otc-allowance');
  const card = page.locator('#about-otc-allowance');
  await page.clock.install();
  await page.getByRole('button', { name: 'OTC allowance' }).click();
  await expect(card).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.fastForward(5_000);
  await expect(card).toBeVisible();
});

test('the link about calls shows what its target says', async ({ page }) => {
  await openForMice(page, '/otc-savings');
  const link = page.locator('header').getByRole('link', { name: 'About this call' });
  await expect(link).toHaveAttribute('href', '#disclosures');
  const card = page.locator('#about-call');
  // The part that watches mice hears of none that rests already.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await link.hover();
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(card).toContainText(/Calling connects you to a licensed insurance agent/);
});
