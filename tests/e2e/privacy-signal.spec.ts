import { expect, test } from '@playwright/test';
import { ownSite } from '@/tests/support/own-site';
import { AD_CLICK, giveConsent, walkToConsent } from '@/tests/support/walk-medicare';

const site = ownSite();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
});

test('with Global Privacy Control on, the footer says so and no click identifier reaches a provider', async ({
  page,
}) => {
  await page.goto(site.address('m10', `/otc-savings${AD_CLICK}`));
  await walkToConsent(page, { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' });
  await giveConsent(page);
  await expect(page.locator('[data-privacy-signal=true]')).toContainText('Opt-Out Request Honored');
  const sent = JSON.stringify(site.sandbox.calls().filter(({ provider }) => provider === 'mediaalpha'));
  expect(sent).toContain('get-phone');
  expect(sent).not.toContain('12345678901234567890');
  expect(sent).not.toContain('utm_campaign');
});
