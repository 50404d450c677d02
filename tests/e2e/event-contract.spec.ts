import { expect, test, type Page } from '@playwright/test';
import { findEventFault } from '@/lib/analytics/event-fault';
import { sharedSite } from '@/tests/support/shared-site';
import { pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForDeliveries, waitForForm } from '@/tests/support/walk-medicare';
import { withoutIds } from '@/tests/support/without-ids';

const site = sharedSite();

const CLICK = '?utm_source=search&utm_medium=cpc&utm_campaign=fall&gclid=12345678901234567890&afid=77';

const COOKIES = {
  _ga: 'GA1.1.111.222',
  _ga_OLD1: 'GS1.1.1700000000.3.1.1700000100.0.0.0',
  _fbp: 'fb.1.1700000000000.42',
};

/** What a page view pushes, key by key (specification 7); the click and campaign are those of `CLICK`. */
const PAGE_VIEW_KEYS = [
  ...['event', 'eventId', 'siteId', 'sessionId', 'isPaid', 'userId', 'gaClientId', 'gaSessionId', 'fbp'],
  ...['benefits', 'planTypes', 'language', 'utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'ipLookup', 'url'],
  ...['path', 'title', 'referrer', 'composedName', 'category', 'pageName', 'templateName', 'stepName', 'stepNumber'],
  ...['product', 'afid', 'stepType', 'stepIsFallback'],
];

/** What else an event may push. */
const OTHER_KEYS: Readonly<Record<string, readonly string[]>> = {
  formStepSubmitted: ['formVersion', 'stepName', 'stepNumber', 'stepType'],
  elementClicked: ['tagName', 'innerText', 'href', 'target', 'type', 'closestBlockId'],
  ctcClicked: ['didNumber', 'ctcLocation'],
  lowBidResult: ['isLowBid'],
  botCheckCompleted: [],
  enteredExperiment: ['name', 'variant'],
  learnMoreClicked: ['source', 'destination', 'button'],
};

async function readDataLayer(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => {
    const pushes = (window as { dataLayer?: unknown[] }).dataLayer ?? [];
    // Keys that a push clears travel as undefined, which JSON would leave out by itself.
    return JSON.parse(JSON.stringify(pushes)) as Record<string, unknown>[];
  });
}

const WALKS = [
  ['m10', '/otc-savings', 'medicare'],
  ['tqg', '/compare-auto', 'auto'],
  ['wc', '/go-4-life', 'life'],
] as const;

for (const [brand, path, product] of WALKS) {
  test(`every event of the ${product} funnel is exactly as the catalogue has it`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const url = site.address(brand, '/');
    await context.addCookies(Object.entries(COOKIES).map(([name, value]) => ({ name, value, url })));
    // A server just started answers its first look-up later than a page waits for one, and events go on without it.
    await page.request.get(site.address(brand, '/api/location'));
    await page.goto(site.address(brand, path + CLICK));
    await waitForForm(page);
    await walkToResult(page, pickShortest, async ({ asking }) => {
      if (asking.kind === 'consent') await page.locator('input[data-recipient]').first().check();
    });
    await page.evaluate(() => {
      // The call itself belongs to the phone; the tap is ours.
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await page.locator('form a[data-call-location=result]').click();
    await expect.poll(async () => (await readDataLayer(page)).map(({ event }) => event)).toContain('ctcClicked');
    const pushes = await readDataLayer(page);
    await waitForDeliveries(page);
    const { events } = await site.readRows();

    const faults = events.map(({ name, properties }) => [name, findEventFault(name, properties)] as const);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
    const names = new Set(events.map(({ name }) => name));
    for (const name of ['pageView', 'formStepSubmitted', 'elementClicked', 'ctcClicked', 'botCheckCompleted'])
      expect(names).toContain(name);
    for (const { properties } of events) {
      expect(properties).toMatchObject({
        isPaid: true,
        phoneRule: { afid: '77' },
        cookies: { gaClientId: '111.222', gaSessionId: '1700000000', gaMeasurementId: 'G-OLD1', fbp: COOKIES._fbp },
        touches: { first: { parameters: { gclid: '12345678901234567890' } } },
        page: { product },
      });
    }
    const last = events.find(({ name }) => name === 'ctcClicked')?.properties;
    expect(last?.['botDetection']).not.toBeNull();
    expect(last?.['ipQuality']).toMatchObject({ risk: 'low' });
    expect(last?.['ipLookup']).toHaveProperty('postalCode');

    const told = pushes.filter(({ eventId }) => eventId !== undefined);
    expect(told).toHaveLength(events.length);
    for (const push of told) {
      const allowed = push['event'] === 'pageView' ? PAGE_VIEW_KEYS : OTHER_KEYS[String(push['event'])];
      const keys = Object.keys(push).filter((key) => key !== 'event' && key !== 'eventId');
      expect(keys.filter((key) => !allowed?.includes(key))).toEqual([]);
    }
    const firstView = told.find(({ event }) => event === 'pageView') ?? {};
    const always = PAGE_VIEW_KEYS.filter((key) => key !== 'ipLookup');
    expect(always.filter((key) => !(key in firstView))).toEqual([]);
    // Answers are for our own store alone.
    expect(withoutIds(JSON.stringify(pushes))).not.toMatch(/Núñez|555-0199|lee@example|Main Street|1958|"data"/);
  });
}
