import { expect, test } from '@playwright/test';
import { ownSite } from '@/tests/support/own-site';
import {
  AD_CLICK,
  giveConsent,
  waitForDeliveries,
  waitForNumberCalls,
  walkToConsent,
} from '@/tests/support/walk-medicare';

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
  await waitForNumberCalls(site);
  const sent = JSON.stringify(site.sandbox.calls().filter(({ provider }) => provider === 'mediaalpha'));
  expect(sent).not.toContain('12345678901234567890');
  expect(sent).not.toContain('utm_campaign');
});

test('a signal that only the server sees is one everywhere: footer, consent step, events, user', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'Sec-GPC': '1' },
  });
  const page = await context.newPage();
  await page.goto(site.address('m10', `/otc-savings${AD_CLICK}`));
  await expect(page.locator('[data-privacy-signal=true]')).toContainText('Opt-Out Request Honored');
  await walkToConsent(page, { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' });
  await expect(page.getByText('We and our vendors record')).toHaveCount(0);
  await waitForDeliveries(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('funnel.user-synced') !== null)).toBe(true);
  await context.close();
  const { events, users } = await site.stopAndRead();
  expect(events.length).toBeGreaterThan(3);
  expect(events.filter(({ properties }) => properties['isOptedOut'] !== true)).toEqual([]);
  expect(users).toMatchObject([{ data: { isOptedOut: true } }]);
});
