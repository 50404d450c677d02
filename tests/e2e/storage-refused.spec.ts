import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { sharedSite } from '@/tests/support/shared-site';
import { AD_CLICK, giveConsent, walkToConsent } from '@/tests/support/walk-medicare';

const site = sharedSite();

const PERSON = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };
const STEPS = ['zipcode', 'medicare-and-medicaid', 'birth', 'contact', 'consent'];

const REFUSE = 'get() { throw new DOMException("no", "SecurityError"); }';

const REFUSALS: Readonly<Record<string, (context: BrowserContext, page: Page) => Promise<unknown>>> = {
  'local storage': (context) =>
    context.addInitScript(
      `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { ${REFUSE} });`,
    ),
  cookies: async (context, page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await context.route('**/*', async (route) => {
      const { cookie: _cookie, ...headers } = route.request().headers();
      await route.continue({ headers });
    });
  },
  'cookies, by throwing, and IndexedDB': async (context) => {
    await context.addInitScript(
      `Object.defineProperty(document, 'cookie', { ${REFUSE}, set() { throw new Error('no'); } });`,
    );
    await context.addInitScript(`Object.defineProperty(window, 'indexedDB', { ${REFUSE} });`);
  },
};

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`with ${what} refused the funnel still completes and every event arrives`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const made = new Set<string>();
    const accepted = new Set<string>();
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/event/create')) return;
      const { properties } = response.request().postDataJSON() as { properties: { eventId: string } };
      made.add(properties.eventId);
      if (response.status() === 202) accepted.add(properties.eventId);
    });
    await refuse(context, page);
    await page.goto(site.address('m10', `/otc-savings${AD_CLICK}`));
    await walkToConsent(page, PERSON);
    await giveConsent(page);
    await expect(page.locator('form a[data-call-location=result]')).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
    await expect.poll(() => made.size).toBeGreaterThan(2 * STEPS.length);
    await expect.poll(() => [...made].filter((id) => !accepted.has(id))).toEqual([]);
    expect(problems).toEqual([]);
    const { events, leads } = await site.readRows();
    const submitted = events.filter(({ name }) => name === 'formStepSubmitted');
    expect(submitted.map(({ properties }) => properties['stepName']).sort()).toEqual([...STEPS].sort());
    expect(new Set(events.map(({ properties }) => properties['sessionId'])).size).toBe(1);
    expect(leads).toHaveLength(1);
  });
}
