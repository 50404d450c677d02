import { expect, test } from '@playwright/test';
import { expectAdState, findAdList } from '@/tests/support/ad-list';
import { sharedSite } from '@/tests/support/shared-site';
import { waitForIdleShell } from '@/tests/support/shell';
import { waitForDeliveries } from '@/tests/support/walk-medicare';

const site = sharedSite();

const HOME_OF_ADS = /\/(mediaalpha-ads\/|api\/ads\/list)/;

/** The props of an event beside its context. */
async function readProps(names: readonly string[], keys: readonly string[]) {
  const { events } = await site.readRows();
  const found = events.filter(({ name }) => names.includes(name));
  return found.map(({ name, properties }) => {
    const own = keys.filter((key) => key in properties).map((key) => [key, properties[key]]);
    const props = Object.fromEntries(own) as Record<string, unknown>;
    return [name, props] as const;
  });
}

test('lists of car insurance say what was shown and what was tapped, and only the ZIP leaves', async ({ page }) => {
  await page.goto(site.address('tqg', '/clicks-auto?zip_code=33101&firstname=Mary&utm_campaign=x'));
  await expectAdState(page, 'ads', 0);
  await expectAdState(page, 'ads', 1);
  const ad = findAdList(page, 1).getByRole('link', { name: /^Go to their site Lakeview Example Mutual/ });
  await expect(ad).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  const [opened] = await Promise.all([page.waitForEvent('popup'), ad.click()]);
  await expect(opened.locator('h1')).toHaveText('An advertiser would answer here');
  await waitForDeliveries(page);

  const sent = site.sandbox.calls().filter(({ call }) => call === 'listings');
  expect(sent.map(({ provider }) => provider).sort()).toEqual(['quinstreet', 'quotewizard']);
  expect(sent.map(({ body }) => (body as { contact: unknown }).contact)).toEqual([{ zip: '33101' }, { zip: '33101' }]);
  expect(JSON.stringify(sent)).not.toContain('Mary');

  const companies = [
    'Cedar Example Insurance',
    'Lakeview Example Mutual',
    'Union Example Auto',
    'Plains Example Direct',
  ];
  const events = await readProps(['adsLoaded', 'adClicked'], ['provider', 'impressionId', 'adCount', 'ads', 'ad']);
  expect(events).toHaveLength(3);
  for (const provider of ['quinstreet', 'quoteWizard']) {
    const loaded = events.find(([name, props]) => name === 'adsLoaded' && props['provider'] === provider)?.[1];
    expect(loaded).toMatchObject({ impressionId: 'sandbox-search', adCount: 4 });
    expect((loaded?.['ads'] as { company: string }[]).map(({ company }) => company)).toEqual(companies);
  }
  expect(events.find(([name]) => name === 'adClicked')?.[1]).toEqual({
    provider: 'quoteWizard',
    impressionId: 'sandbox-search',
    ad: { id: 'sandbox-2', company: 'Lakeview Example Mutual', title: 'Car insurance from an agent on your street' },
  });
});

test('MediaAlpha’s own ads are counted, and a tap tells of the ad it was on', async ({ page }) => {
  await page.goto(site.address('m10', '/ads?zip_code=33101&email=mary%40example.com'));
  await expectAdState(page, 'ads');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    findAdList(page).locator('a.max-ad-button').nth(1).click(),
  ]);
  await expect(opened.locator('h1')).toBeVisible();
  await waitForDeliveries(page);
  const unit = site.sandbox.calls().find(({ call }) => call === 'ads')?.body as Record<string, unknown>;
  expect(unit).toMatchObject({ type: 'ad_unit', version: 17, data: { zip: '33101' } });
  expect(JSON.stringify(unit)).not.toContain('mary');
  expect(await readProps(['adsLoaded', 'maAdClicked'], ['provider', 'adCount', 'ads', 'dataset'])).toEqual([
    ['adsLoaded', { provider: 'mediaAlpha', adCount: 4, ads: [] }],
    ['maAdClicked', { dataset: { carrier: 'Lakeview Example Advantage', position: '2' } }],
  ]);
});

test('ads in the frame of another site are counted too', async ({ page }) => {
  await page.goto(site.address('m10', '/ads?zip_code=00016'));
  await expectAdState(page, 'ads');
  await waitForDeliveries(page);
  expect(await readProps(['adsLoaded'], ['adCount', 'ads'])).toEqual([['adsLoaded', { adCount: 4, ads: [] }]]);
});

test('who opted out is asked for by nobody, and reads why there are no ads', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (HOME_OF_ADS.test(request.url())) asked.push(request.url());
  });
  for (const [brand, path] of [
    ['m10', '/ads'],
    ['tqg', '/clicks-auto'],
  ] as const) {
    await page.goto(site.address(brand, path));
    await expectAdState(page, 'opted-out');
    await expect(findAdList(page).getByText('Your data is not shared, as you asked.')).toBeVisible();
  }
  expect(asked).toEqual([]);
  expect(site.sandbox.calls().filter(({ call }) => call !== 'check-ip')).toEqual([]);
});

test('a link that says more tells where it stood and where it led', async ({ page }) => {
  await page.goto(site.address('bh', '/'));
  await waitForIdleShell(page);
  await page.locator('a[data-learn-more]').click();
  await page.waitForURL('**/otc-savings');
  await waitForDeliveries(page);
  expect(await readProps(['learnMoreClicked'], ['source', 'destination', 'button'])).toEqual([
    [
      'learnMoreClicked',
      { source: 'benefit-cards', destination: '/otc-savings', button: 'How an over-the-counter allowance works' },
    ],
  ]);
});
