import { expect, test, type Page } from '@playwright/test';
import { CANARY, CANARY_QUERY, findCanary } from '@/tests/support/canary';
import { ownSite } from '@/tests/support/own-site';
import {
  expectStep,
  giveConsent,
  pressContinue,
  tapMedicareOnly,
  waitForDeliveries,
  waitForForm,
} from '@/tests/support/walk-medicare';

const site = ownSite();

const CLICK = 'utm_campaign=x&gclid=12345678901234567890';

/** Everything that leaves the browser, told as text; to hosts that are not ours with headers and body. */
function watchRequests(page: Page, ownHost: string) {
  const outside: string[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    addresses.push(request.url(), `referer ${request.headers()['referer'] ?? ''}`);
    if (host !== ownHost)
      outside.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  return { outside, addresses };
}

async function walkAsCanary(page: Page): Promise<void> {
  const { month, day, year } = CANARY.birth;
  await waitForForm(page);
  await expectStep(page, 'zipcode');
  await page.locator('[name=zipcode]').fill('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare-and-medicaid');
  await tapMedicareOnly(page);
  await expectStep(page, 'birth');
  await page.locator('[data-date=dob]').fill(`${month}/${day}/${year}`);
  await page.locator('[name=address]').fill(CANARY.address);
  await pressContinue(page);
  await expectStep(page, 'contact');
  await page.locator('[name=firstName]').fill(CANARY.firstName);
  await page.locator('[name=lastName]').fill(CANARY.lastName);
  await page.locator('[name=phone]').fill(CANARY.phone);
  await page.locator('[name=email]').fill(CANARY.email);
  await pressContinue(page);
  await expectStep(page, 'consent');
  await giveConsent(page);
}

/** An error of ours that quotes what was typed, as careless code would. */
async function failCarelessly(page: Page): Promise<void> {
  await page.evaluate(({ email, phone, firstName }) => {
    setTimeout(() => {
      throw new Error(`cannot save "${firstName}" ${email} (206) 555-${phone.slice(-4)} at ?email=${email}`);
    });
  }, CANARY);
}

test('a planted person reaches no host but ours, no data layer, no Referer, no log and no error report', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const address = site.address('m10', `/otc-savings?${CLICK}&${CANARY_QUERY}`);
  const { outside, addresses } = watchRequests(page, new URL(address).host);
  const answer = await page.goto(address);
  expect(findCanary(answer?.url() ?? '')).toEqual([]);
  await walkAsCanary(page);
  await failCarelessly(page);
  await expect.poll(() => site.sandbox.calls().filter(({ call }) => call === 'envelope').length).toBeGreaterThan(0);
  const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer));
  await waitForDeliveries(page);

  expect(outside.length).toBeGreaterThan(0);
  expect(outside.filter((told) => findCanary(told).length > 0)).toEqual([]);
  expect(layer).toContain('pageView');
  expect(findCanary(layer)).toEqual([]);
  // The first address is the ad's own; the redirect answers it before any page is there.
  expect(addresses.slice(2).filter((told) => findCanary(told).length > 0)).toEqual([]);
  // What the provider gets after consent is the lead itself; everything else that left is searched.
  const told = site.sandbox.calls().filter(({ call }) => call !== 'get-phone');
  expect(told.filter((one) => findCanary(JSON.stringify(one)).length > 0)).toEqual([]);
  await site.stopAndRead();
  expect(site.printed().length).toBeGreaterThan(0);
  expect(findCanary(site.printed())).toEqual([]);
});

test('with the opt-out signal on, no host but ours is contacted from the first page to the number', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'Sec-GPC': '1' },
  });
  await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  const page = await context.newPage();
  const address = site.address('m10', `/otc-savings?${CLICK}&${CANARY_QUERY}`);
  const { outside } = watchRequests(page, new URL(address).host);
  await page.goto(address);
  await walkAsCanary(page);
  await expect(page.locator('[data-privacy-signal=true]')).toBeVisible();
  await page.goto(site.address('m10', '/ads'));
  await page.locator('html[data-visit=started]').waitFor();
  await page.waitForLoadState('networkidle');
  await waitForDeliveries(page);
  expect(outside).toEqual([]);
  await context.close();
});
