import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { makeSite } from '@/tests/support/site';
import { walkToConsent, waitForDeliveries, waitForForm } from '@/tests/support/walk-medicare';

const WALKS = 10;
/** The walk whose consent step is on screen when the server dies. */
const KILLED_AT = 5;

interface Ledger {
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
}

/** Writes down every id the browser sends, and every id that the server acknowledged. */
async function keepLedger(context: BrowserContext, ledger: Ledger): Promise<void> {
  await context.route(/\/api\/(event|lead)\/create$/, async (route) => {
    const body = route.request().postDataJSON() as { leadId?: string; properties?: { eventId: string } };
    const id = body.leadId ?? body.properties?.eventId ?? '';
    ledger.sent.add(id);
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort();
    if (response.status() === 202) ledger.acknowledged.add(id);
    return route.fulfill({ response });
  });
}

test('kill -9 in the middle of ten walks loses nothing that was acknowledged and nothing that was kept', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const site = await makeSite();
  await site.start();
  const ledger: Ledger = { sent: new Set(), acknowledged: new Set() };
  const walks: { context: BrowserContext; page: Page }[] = [];

  for (let index = 0; index < WALKS; index += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await keepLedger(context, ledger);
    const page = await context.newPage();
    await page.goto(site.address('m10', '/otc-savings?utm_campaign=x'));
    walks.push({ context, page });
    await waitForForm(page);
    // What a walk needs of the script is there before the server dies; a part that is missing waits for it.
    await page.locator('[name=zipcode]').focus();
    await page.waitForLoadState('networkidle');
  }
  // All ten walk at once; the server dies while they do, and they walk on without it.
  const walking = walks.map(async ({ page }, index) => {
    const phone = `20655501${String(index).padStart(2, '0')}`;
    await walkToConsent(page, { zipcode: '33101', firstName: 'Mary', lastName: `Walk ${index}`, phone });
    if (index === KILLED_AT) await site.kill();
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form')).toHaveAttribute('data-step', 'result');
    await expect(page.locator('form a[data-call-location=result]')).toHaveAttribute('href', /^tel:\+1/);
  });
  await Promise.all(walking);
  const acknowledgedBefore = new Set(ledger.acknowledged);
  expect(acknowledgedBefore.size).toBeGreaterThan(0);
  expect(acknowledgedBefore.size).toBeLessThan(ledger.sent.size);

  await site.start();
  for (const { page } of walks) {
    await page.goto(site.address('m10', '/otc-savings'));
    await waitForForm(page);
    await waitForDeliveries(page);
  }
  const rows = await site.stopAndRead();
  const stored = [...rows.events.map(({ id }) => id), ...rows.leads.map(({ id }) => String(id))];
  expect(new Set(stored).size).toBe(stored.length);
  expect([...ledger.sent].filter((id) => !stored.includes(id))).toEqual([]);
  expect([...acknowledgedBefore].filter((id) => !stored.includes(id))).toEqual([]);
  expect(rows.leads).toHaveLength(WALKS);
  expect(rows.consents).toHaveLength(WALKS);
  await Promise.all(walks.map(({ context }) => context.close()));
  await site.close();
});
