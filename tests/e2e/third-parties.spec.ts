import { expect, test, type Page } from '@playwright/test';
import { SANDBOX_LEADID } from '@/tests/sandbox/lead-id';
import type { RecordedCall } from '@/tests/sandbox/recorded-calls';
import { SANDBOX_CERTIFICATE_ID } from '@/tests/sandbox/trusted-form';
import { takeCases } from '@/tests/support/only-in-all';
import { ownSite, setSandboxMode } from '@/tests/support/own-site';
import { sharedSite } from '@/tests/support/shared-site';
import {
  giveConsent,
  waitForDeliveries,
  waitForForm,
  waitForNumberCalls,
  walkToConsent,
} from '@/tests/support/walk-medicare';

test.describe.configure({ timeout: 180_000 });

const site = sharedSite();

const PERSON = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };
const STEPS = ['zipcode', 'medicare-and-medicaid', 'birth', 'contact', 'consent', 'result'];
const FROM_PAGES: readonly RecordedCall['provider'][] = ['tag-manager', 'trustedform', 'leadid', 'sentry'];

function loadedCalls(): readonly string[] {
  return site.sandbox
    .calls()
    .filter(({ provider }) => FROM_PAGES.includes(provider))
    .map(({ call }) => call);
}

/** Everything that the page asks of a host that is not ours. */
function watchOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) outside.push(request.url());
  });
  return outside;
}

async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await waitForDeliveries(page);
}

test('the tag manager comes after the page is usable, consent first, then its start, then the events', async ({
  page,
}) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  page.on('load', () => order.push('load'));
  await page.goto(site.address('m10', '/otc-savings'));
  await waitForForm(page);
  await expect.poll(loadedCalls).toContain('collect');
  expect(order.indexOf('/gtm/gtm.js')).toBeGreaterThan(order.indexOf('load'));
  expect(order.indexOf('/gtm/gtm.js')).toBeGreaterThan(order.indexOf('/api/visit'));
  const collected = site.sandbox.calls().find(({ call }) => call === 'collect')?.body as { entries: unknown[] };
  const [consent, start, first] = collected.entries;
  expect(consent).toMatchObject(['consent', 'default', { ad_storage: 'granted', wait_for_update: 500 }]);
  expect(start).toMatchObject({ event: 'gtm.js' });
  expect(first).toMatchObject({ event: 'pageView', stepName: 'zipcode' });
  expect(new Set(loadedCalls())).toEqual(new Set(['gtm.js', 'collect']));
});

test('certificates begin on the consent step under their notice, and reach the lead and the provider', async ({
  page,
}) => {
  await page.goto(site.address('m10', '/otc-savings'));
  await walkToConsent(page, PERSON);
  await expect(page.getByText('We and our vendors record this form session')).toBeVisible();
  await expect(page.locator('form [name=xxTrustedFormCertUrl]')).toHaveCount(1);
  await expect(page.locator('#leadid_token')).toHaveValue(SANDBOX_LEADID);
  // The step before was seen without them.
  const calls = site.sandbox.calls().map(({ call, body }) => `${call} ${JSON.stringify(body)}`);
  const before = calls.findIndex((told) => told.startsWith('collect') && told.includes('"stepName":"contact"'));
  const began = calls.findIndex((told) => /^(trustedform.js|campaign script)/.test(told));
  expect(before).toBeGreaterThan(0);
  expect(began).toBeGreaterThan(before);
  await giveConsent(page);
  const [asked] = await waitForNumberCalls(site);
  expect(asked?.body).toMatchObject({
    data: { trusted_form_certificate_id: SANDBOX_CERTIFICATE_ID, leadid_id: SANDBOX_LEADID },
  });
  await waitForDeliveries(page);
  const { consents, leads } = await site.readRows();
  expect(consents).toMatchObject([{ trusted_form_certificate_id: SANDBOX_CERTIFICATE_ID, leadid_id: SANDBOX_LEADID }]);
  expect(Object.keys(leads[0]?.['values'] ?? {}).filter((name) => /xx|universal/.test(name))).toEqual([]);
});

test.describe('with a company outside that fails', () => {
  const own = ownSite();

  // Late is between there and never there, and a script that is an error is one that is blocked.
  for (const mode of takeCases(
    ['error', 'hang', 'slow', 'throw', 'blocked'],
    (name) => name !== 'slow' && name !== 'error',
  )) {
    test(`with every outside host ${mode} the funnel completes and our own events are exact`, async ({ page }) => {
      if (mode === 'blocked') await page.route(`${own.sandbox.url}/**`, (route) => route.abort());
      else await setSandboxMode(own, mode);
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await page.goto(own.address('m10', '/otc-savings'));
      await walkToConsent(page, PERSON);
      await giveConsent(page);
      await waitForDeliveries(page);
      expect(problems.filter((message) => !message.includes('sandbox mode: throw'))).toEqual([]);
      const { events, leads, consents } = await own.stopAndRead();
      const stepsOf = (name: string) =>
        events.filter((event) => event.name === name).map((event) => event.properties['stepName']);
      expect(stepsOf('pageView').toSorted()).toEqual(STEPS.toSorted());
      expect(stepsOf('formStepSubmitted').toSorted()).toEqual(STEPS.slice(0, -1).toSorted());
      // A page that had no token yet records its act once more when it has one.
      expect([leads.length, new Set(consents.map((consent) => consent['lead_id'])).size]).toEqual([1, 1]);
      if (mode === 'blocked') expect(consents[0]?.['trusted_form_certificate_id']).toBeNull();
    });
  }
});

test('an error is reported once, though it came before anyone listened', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      const fail = () => {
        throw new Error('early fault of mary@example.com');
      };
      const timer = setInterval(() => {
        if (!document.querySelector('form[data-ready]')) return;
        clearInterval(timer);
        setTimeout(fail);
        setTimeout(fail);
      }, 5);
    });
  });
  await page.goto(site.address('m10', '/otc-savings?gclid=12345678901234567890'));
  await expect.poll(loadedCalls).toContain('envelope');
  await waitForQuiet(page);
  const envelopes = site.sandbox.calls().filter(({ call }) => call === 'envelope');
  expect(envelopes).toHaveLength(1);
  const sent = String(envelopes[0]?.body);
  expect(sent).toContain('"brand":"m10"');
  expect(sent).toContain('early fault of');
  expect(sent).not.toMatch(/mary@|gclid|breadcrumbs|"request"/);
});

test('without script our own route leads to the tag manager, and nowhere after an opt-out', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('m10', '/otc-savings'));
  await expect.poll(loadedCalls).toEqual(['ns.html']);
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.goto(site.address('m10', '/otc-savings'), { waitUntil: 'networkidle' });
  expect(loadedCalls()).toEqual(['ns.html']);
  await context.close();
});

test('opting out on the privacy page holds at once, in every tab, after a reload and for the whole walk', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(site.address('m10', '/otc-savings'));
  await waitForForm(other);
  await page.goto(site.address('m10', '/privacy#do-not-sell'));
  const choice = page.getByRole('switch', { name: 'Do not sell or share my personal information' });
  await expect.poll(() => loadedCalls().filter((call) => call === 'gtm.js')).toHaveLength(2);
  await waitForQuiet(page);
  await expect(choice).not.toBeChecked();
  const outside = watchOutside(page);
  await choice.check();
  await expect(page.locator('[role=status][data-opted-out=true]')).toContainText('Opt-Out Request Honored');
  await expect(page.locator('footer [data-privacy-signal=true]')).toContainText('Opt-Out Request Honored');
  await expect(other.locator('footer [data-privacy-signal=true]')).toContainText('Opt-Out Request Honored');
  await page.reload();
  await expect(choice).toBeChecked();
  await page.goto(site.address('m10', '/otc-savings'));
  await walkToConsent(page, PERSON);
  await expect(page.getByText('our vendors do not record this form session')).toBeVisible();
  await giveConsent(page);
  await waitForQuiet(page);
  expect(outside).toEqual([]);
  await page.goto(site.address('m10', '/privacy#do-not-sell'));
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(page.locator('[role=status][data-opted-out=false]')).toContainText('You have not opted out');
  await page.reload();
  await expect.poll(() => outside.length).toBeGreaterThan(0);
});

test("the browser's signal turns the switch on, and only the browser turns it off", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  const outside = watchOutside(page);
  await page.goto(site.address('m10es', '/privacy#do-not-sell'));
  const choice = page.getByRole('switch');
  await expect(choice).toBeChecked();
  await choice.click({ force: true });
  await expect(choice).toBeChecked();
  await expect(page.locator('[role=status][data-opted-out=true]')).toContainText('Global Privacy Control');
  await waitForQuiet(page);
  expect(outside).toEqual([]);
});
