import { expect, test, type Browser, type Page } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { isRunning } from '@/lib/experiments/experiment-days';
import { ownSite } from '@/tests/support/own-site';
import type { StoredRows } from '@/tests/support/site';
import {
  AD_CLICK,
  expectStep,
  giveConsent,
  pressContinue,
  waitForDeliveries,
  waitForForm,
  waitForNumberCalls,
  walkToConsent,
} from '@/tests/support/walk-medicare';
import { withoutIds } from '@/tests/support/without-ids';

const site = ownSite();

const PERSON = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };

async function openPage(browser: Browser, brand: string, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.address(brand, path));
  return page;
}

function countByName(rows: StoredRows): Record<string, number> {
  const names = rows.events.map(({ name, properties }) => {
    const step = properties['stepName'];
    return typeof step === 'string' ? `${name} ${step}` : name;
  });
  return Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]));
}

const STEPS = ['zipcode', 'medicare-and-medicaid', 'birth', 'contact', 'consent'];

/** The page takes part in an experiment on some days. */
const isTested = registry.experiments.some(
  (experiment) => experiment.page === 'otc-savings' && isRunning(experiment, new Date()),
);

const EXPECTED_EVENTS = {
  ...(isTested && { enteredExperiment: 1 }),
  ...Object.fromEntries([...STEPS, 'result'].map((step) => [`pageView ${step}`, 1])),
  ...Object.fromEntries(STEPS.map((step) => [`formStepSubmitted ${step}`, 1])),
  lowBidResult: 1,
  botCheckCompleted: 1,
  elementClicked: 6,
  ctcClicked: 1,
};

test('an ad click on /otc-savings becomes a phone call: who was ticked hears of it, and all is stored once, as shown', async ({
  browser,
}) => {
  const page = await openPage(browser, 'm10', `/otc-savings${AD_CLICK}`);
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    utm_campaign: 'x',
    gclid: '12345678901234567890',
    zip_code: '33101',
  });
  await waitForForm(page);
  await expect(page.locator('[name=zipcode]')).toHaveValue('33101');
  await walkToConsent(page, PERSON);
  await expect(page.locator('input[data-recipient]:checked')).toHaveCount(0);
  const shown = await page.locator('[data-consent-terms]').innerText();
  const labels = await page.locator('[role=group] label').allInnerTexts();
  await giveConsent(page);
  const [asked] = await waitForNumberCalls(site);
  expect((asked?.body as { data: unknown }).data).toMatchObject({
    zip: '33101',
    contact: 'Mary Lee',
    phone: '2065550123',
    email: 'm@example.com',
  });

  const call = page.locator('form a[data-call-location=result]');
  await expect(call).toHaveAttribute('href', /^tel:\+120655501\d\d$/);
  const number = (await call.getAttribute('href'))?.slice('tel:'.length) ?? '';
  expect(number).not.toBe(brands.m10.phone.number.value);
  await expect(call).toContainText(number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '1-$1-$2-$3'));
  for (const link of await page.locator('a[data-call-location]').all())
    await expect(link).toHaveAttribute('href', `tel:${number}`);
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await waitForDeliveries(page);

  const rows = await site.stopAndRead();
  expect(countByName(rows)).toEqual(EXPECTED_EVENTS);
  expect(rows.events.every(({ brand, properties }) => brand === 'm10' && properties['isPaid'] === true)).toBe(true);
  expect(rows.events.find(({ name }) => name === 'ctcClicked')?.properties).toMatchObject({
    didNumber: number,
    ctcLocation: 'result',
  });
  expect(rows.users).toHaveLength(1);
  expect(rows.leads).toHaveLength(1);
  expect(rows.leads[0]).toMatchObject({
    brand: 'm10',
    product: 'medicare',
    paid: true,
    values: {
      zipcode: '33101',
      haveMedicare: true,
      haveMedicaid: false,
      dob: '1958-04-25',
      firstName: 'Mary',
      lastName: 'Lee',
      phone: '(206) 555-0123',
      email: 'm@example.com',
    },
  });
  expect(rows.consents).toHaveLength(1);
  expect(rows.consents[0]).toMatchObject({
    lead_id: rows.leads[0]?.['id'],
    button_label: 'See my number to call',
    page_path: '/otc-savings/consent',
    is_own_words: true,
    recipients: [
      { id: 'mediaalpha', granted: true },
      { id: 'north-example', granted: false },
    ],
  });
  const text = String(rows.consents[0]?.['text']);
  for (const part of [shown, ...labels, 'Tick any, or none.', 'Terms of use and Privacy policy', 'Calls are recorded.'])
    expect(text).toContain(part);
  expect(text).toContain('(206) 555-0123');
});

test('nothing that names the visitor reaches a provider before the act, nor a provider that was not ticked', async ({
  browser,
}) => {
  const page = await openPage(browser, 'm10', `/otc-savings${AD_CLICK}`);
  await walkToConsent(page, PERSON);
  await expect.poll(() => site.sandbox.calls().filter(({ call }) => call === 'demand-check').length).toBe(1);
  await page.locator('input[data-recipient]').nth(1).check();
  await pressContinue(page);
  await expectStep(page, 'result');
  const [asked] = await waitForNumberCalls(site);
  const sent = withoutIds(JSON.stringify(site.sandbox.calls()));
  for (const secret of ['Mary', 'Lee', '5550123', 'm@example.com', 'm%40example.com', '1958'])
    expect(sent).not.toContain(secret);
  expect((asked?.body as { data: unknown }).data).toEqual({ zip: '33101' });
});

test('a low bid opens the result that helps otherwise, without a word of bids', async ({ browser }) => {
  const page = await openPage(browser, 'm10', '/otc-savings?zip_code=00001');
  await walkToConsent(page, { ...PERSON, zipcode: '00001' });
  await giveConsent(page);
  const result = page.locator('[data-low-bid-result=true]');
  await expect(result).toContainText('Medicare.gov');
  await expect(page.locator('form')).not.toContainText(/\bbid\b/i);
  await waitForDeliveries(page);
  const { events } = await site.stopAndRead();
  expect(events.find(({ name }) => name === 'lowBidResult')?.properties).toMatchObject({
    isLowBid: true,
    maResponse: { parsed: { ctc: { ev: 4.2 } } },
  });
});
