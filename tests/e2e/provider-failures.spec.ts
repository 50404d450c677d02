import { expect, test } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { ownSite, setSandboxMode } from '@/tests/support/own-site';
import { giveConsent, waitForDeliveries, walkToConsent } from '@/tests/support/walk-medicare';

const site = ownSite();

const PERSON = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };
const DEFAULT_NUMBER = `tel:${brands.m10.phone.number.value}`;

for (const mode of ['error', 'hang']) {
  test(`with every provider in mode ${mode} the walk ends at the default number, in silence`, async ({ page }) => {
    await setSandboxMode(site, mode);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(site.address('m10', '/otc-savings'));
    await walkToConsent(page, PERSON);
    // Measured in the page, from the tap to the number; reported, never a reason to pass or fail.
    await page.evaluate(() => {
      const form = document.querySelector('form');
      form?.addEventListener('submit', () => {
        const tappedAt = performance.now();
        new MutationObserver(() => {
          if (form.dataset['step'] === 'result')
            form.dataset['waitedMs'] ??= String(Math.round(performance.now() - tappedAt));
        }).observe(form, { attributes: true });
      });
    });
    await giveConsent(page);
    const waited = await page.locator('form').getAttribute('data-waited-ms');
    test.info().annotations.push({ type: 'ms from the tap to the number', description: waited ?? 'not seen' });
    await expect(page.locator('form a[data-call-location=result]')).toHaveAttribute('href', DEFAULT_NUMBER);
    await expect(page.locator('[data-call-sheet]')).toContainText('have not answered');
    await expect(page.locator('form [role=alert]')).toHaveCount(0);
    expect(problems).toEqual([]);
    await waitForDeliveries(page);
    const rows = await site.stopAndRead();
    expect(rows.leads).toHaveLength(1);
    expect(rows.consents).toHaveLength(1);
    expect(rows.events.filter(({ name }) => name === 'lowBidResult')).toEqual([]);
  });
}
