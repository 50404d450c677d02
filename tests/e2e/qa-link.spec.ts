import { execFile } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { SAMPLE_SECRET } from '@/lib/server/settings/setting';
import { signTestLink } from '@/lib/cookies/test-link';
import { TEST_COOKIE_MARKER_NAME, TEST_COOKIE_NAME } from '@/lib/cookies/test-visit-names';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';
import { findDrawer, sayProduction } from '@/tests/support/debug-drawer';
import { makeSite, type Site } from '@/tests/support/site';
import { expectStep, giveConsent, waitForDeliveries, waitForForm, walkToConsent } from '@/tests/support/walk-medicare';

const PERSON = { zipcode: '33101', firstName: 'Ada', lastName: 'Lovelace', phone: '2065550142' };

let site: Site;
/** Where events and leads are passed on to. */
let buyer: Sandbox;

test.beforeEach(async () => {
  buyer = await startSandbox({ port: 0 });
  const env = { DESTINATION_SEGMENT_URL: `${buyer.url}/segment/v1/batch`, DESTINATION_SEGMENT_WRITE_KEY: 'a key' };
  site = await makeSite({ env });
  await site.start();
});

test.afterEach(async () => {
  await site.close();
  await buyer.close();
});

async function openAsInProduction(page: Page, address: string): Promise<void> {
  await sayProduction(page);
  await page.goto(address);
  await waitForForm(page);
}

function buildAddress(query: string): string {
  return site.address('m10', `/otc-savings?${query}`);
}

const listAsked = () => [...new Set(site.sandbox.calls().map(({ provider }) => provider))].toSorted();
const told = () => JSON.stringify(buyer.calls());

test('a signed link opens the drawer where nobody else has it; nothing of the visit counts, is told or paid', async ({
  page,
}) => {
  const signed = await signTestLink('m10.localhost', 3600, SAMPLE_SECRET, Date.now());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openAsInProduction(page, buildAddress(`qa=${signed}&gclid=12345678901234567890`));
  expect(new URL(page.url()).search).toBe('?gclid=12345678901234567890');
  await expect(findDrawer(page).getByRole('button')).toHaveText('Test visit');
  await walkToConsent(page, PERSON);
  await giveConsent(page);
  const number = page.locator('a[data-call-location=result]');
  await expect(number).toHaveAttribute('href', `tel:${brands.m10.phone.number.value}`);
  await waitForDeliveries(page);
  expect(listAsked()).toEqual([]);

  await findDrawer(page).getByRole('button').tap();
  const drawer = findDrawer(page);
  await expect(drawer.getByText(/^Test visit until \d+:\d\d [AP]M/)).toBeVisible();
  await drawer.getByRole('button', { name: 'End the test' }).tap();
  await expectStep(page, 'zipcode');
  await expect.poll(listAsked).toContain('ipqs');
  await expect(drawer).toHaveCount(0);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain(TEST_COOKIE_NAME);
  expect(names).not.toContain(TEST_COOKIE_MARKER_NAME);
  // The first request alone had it.
  expect(sent.filter((text) => text.includes(signed))).toHaveLength(1);

  await waitForDeliveries(page);
  await expect.poll(told).toContain('pageView');
  const { events, leads, users, consents } = await site.stopAndRead();
  const tried = events.filter(({ properties }) => properties['isTest'] === true);
  expect(tried.length).toBeGreaterThan(8);
  expect(events.length).toBeGreaterThan(tried.length);
  for (const one of events)
    expect([one.name, tried.includes(one)]).toEqual([
      one.name,
      one.properties['sessionId'] === tried[0]?.properties['sessionId'],
    ]);
  expect(leads).toMatchObject([{ is_test: true, anonymous_id: tried[0]?.anonymous_id }]);
  expect(consents).toMatchObject([{ lead_id: leads[0]?.['id'] }]);
  expect(users.find(({ id }) => id === tried[0]?.anonymous_id)).toMatchObject({ data: { isTest: true } });
  for (const { id } of [...tried, ...leads]) expect(told()).not.toContain(id);
});

test('what a browser makes up of it is worth nothing: no drawer, and a visit as any other', async ({ page }) => {
  const forged = await signTestLink('m10.localhost', 3600, `${SAMPLE_SECRET}x`, Date.now());
  await page.addInitScript(
    (cookies) => cookies.forEach((cookie) => (document.cookie = `${cookie}; Path=/; Secure`)),
    [`${TEST_COOKIE_NAME}=${forged}`, `${TEST_COOKIE_MARKER_NAME}=1`],
  );
  const refused = page.waitForResponse('**/api/test-visit');
  await openAsInProduction(page, buildAddress(`qa=${forged}`));
  expect(new URL(page.url()).search).toBe('');
  expect(await (await refused).json()).toEqual({ secondsLeft: null });
  await expect.poll(listAsked).toEqual(['ipqs', 'tag-manager']);
  await waitForDeliveries(page);
  await page.keyboard.press('`');
  await page.waitForLoadState('networkidle');
  await expect(findDrawer(page)).toHaveCount(0);
  const { events, users } = await site.stopAndRead();
  expect(events.length).toBeGreaterThan(0);
  expect(events.filter(({ properties }) => 'isTest' in properties)).toEqual([]);
  expect(users.filter(({ data }) => 'isTest' in (data as object))).toEqual([]);
});

/** Runs a command of the project as somebody at a terminal; undefined takes a variable away. */
function run(name: string, args: readonly string[], env: Readonly<Record<string, string | undefined>> = {}) {
  const command = ['--import', 'tsx', `lib/commands/${name}.ts`, ...args];
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, command, { env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, printed: stdout + stderr });
    });
  });
}

test('npm run smoke tries a live site and leaves nothing that counts', async () => {
  // Five commands, each a process of its own.
  test.setTimeout(180_000);
  const address = site.address('m10', '');
  const { code, printed } = await run('smoke', [address, '--json'], { SESSION_SECRET: SAMPLE_SECRET });
  expect([code, JSON.parse(printed)]).toMatchObject([0, { held: true }]);
  // Of another secret: nothing is sent that the site would count.
  const wrong = await run('smoke', [address], { SESSION_SECRET: 'the secret of another site, as long' });
  expect(wrong.code).toBe(1);
  expect(wrong.printed).toMatch(/FAILED .* event, lead and paid calls +not sent/);
  const { printed: made } = await run('qa-link', [site.address('m10', '/'), '--json'], {
    SESSION_SECRET: SAMPLE_SECRET,
  });
  const { link } = JSON.parse(made) as { readonly link: string };
  expect((await run('smoke', [address, '--link', link], { SESSION_SECRET: '' })).code).toBe(0);
  expect(await run('qa-link', [address, '--hours', '25'])).toMatchObject({ code: 2 });
  expect(site.sandbox.calls()).toEqual([]);
  const { events, leads } = await site.stopAndRead();
  expect([events.length, leads.length]).toEqual([2, 2]);
  for (const { properties } of events) expect(properties).toMatchObject({ isTest: true });
  for (const lead of leads) expect(lead).toMatchObject({ is_test: true });
  expect(buyer.calls()).toEqual([]);
});
