import { expect, test, type Page } from '@playwright/test';
import { calls } from '@/lib/calls/calls';
import { sharedSite } from '@/tests/support/shared-site';
import { AD_CLICK, waitForDeliveries } from '@/tests/support/walk-medicare';

const site = sharedSite();

/** Nothing of Next's comes, whatever the visitor does: no data, no React, no queue. */
async function keepScriptsAway(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/_next/static/') && !pathname.startsWith('/_next/static/visit/'),
    () => undefined,
  );
}

async function readViews() {
  const { events } = await site.readRows();
  return events.filter(({ name }) => name === 'pageView');
}

test('who leaves before the scripts begin is counted once, with the ad and without the person', async ({ page }) => {
  await keepScriptsAway(page);
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === calls.createEvent.path);
  await page.goto(site.address('m10', `/otc-savings${AD_CLICK}`), { waitUntil: 'commit' });
  expect((await told).status()).toBe(202);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('delivery.');
  await page.goto('about:blank');
  const views = await readViews();
  expect(views.map(({ properties }) => properties['stepName'])).toEqual(['zipcode']);
  expect(views[0]?.properties).toMatchObject({
    isPaid: true,
    urlParams: { gclid: '12345678901234567890', utm_campaign: 'x', zip_code: '33101' },
    stepIsFallback: false,
  });
  expect(JSON.stringify(views)).not.toMatch(/Mary|example\.com%|m@example/);
});

test('who comes back and leaves before the scripts begin is counted as the page is left', async ({ page }) => {
  const address = site.address('m10', '/otc-savings');
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'started');
  await page.evaluate(() => localStorage.setItem('funnel.values.shared', '{}'));
  await waitForDeliveries(page);
  await keepScriptsAway(page);
  const begun = page.waitForResponse((response) => response.url().includes('/_next/static/visit/'));
  await page.goto(address, { waitUntil: 'commit' });
  await (await begun).finished();
  await page.waitForFunction(() => window.earlyVisit);
  await page.goto(site.address('m10', '/privacy'), { waitUntil: 'commit' });
  await page.unrouteAll();
  // What the page that was left has no answer to is sent again, under the same id.
  await page.reload();
  await waitForDeliveries(page);
  const views = await readViews();
  expect(views.filter(({ properties }) => properties['stepName'] === 'zipcode')).toHaveLength(2);
});

for (const [what, isAway] of [
  ['stays', false],
  ['gets no early script', true],
] as const)
  test(`who ${what} is counted once`, async ({ page }) => {
    if (isAway) await page.route('**/_next/static/visit/**', (route) => route.abort());
    await page.goto(site.address('m10', '/otc-savings'));
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'started');
    await waitForDeliveries(page);
    await page.goto('about:blank');
    expect((await readViews()).map(({ properties }) => properties['stepName'])).toEqual(['zipcode']);
  });
