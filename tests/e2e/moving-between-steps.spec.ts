import { expect, test, type Page } from '@playwright/test';
import { waitForIdleShell } from '@/tests/support/shell';
import {
  expectStep,
  pressContinue,
  tapMedicareOnly,
  waitForDeliveries,
  waitForForm,
  walkToConsent,
} from '@/tests/support/walk-medicare';

const PERSON = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };

/** The steps that a pageView told of from now on, by the ids of the events. */
function watchPageViews(page: Page): ReadonlyMap<string, string> {
  const views = new Map<string, string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/event/create')) return;
    const { event, properties } = request.postDataJSON() as {
      readonly event: string;
      readonly properties: { readonly eventId: string; readonly stepName: string };
    };
    if (event === 'pageView') views.set(properties.eventId, properties.stepName);
  });
  return views;
}

/** Answers three screens, up to how to be reached. */
async function walkToContact(page: Page): Promise<void> {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare-and-medicaid');
  await tapMedicareOnly(page);
  await expectStep(page, 'birth');
  await page.getByRole('button', { name: 'Skip this question' }).click();
  await expectStep(page, 'contact');
}

test('moving between steps makes no request but events and the calls that a step names', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  // What checks the answers is fetched when the visitor reaches for the first field.
  await page.locator('[name=zipcode]').focus();
  // On a busy machine the idle time in which other parts are fetched comes later than a quiet network.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  await page.waitForLoadState('networkidle');
  const requests = new Set<string>();
  const own = new URL(page.url()).host;
  page.on('request', (request) => {
    // Tags of other companies have their own ways. The browser looks at the site icon again whenever the address
    // changes; nobody waits for that.
    const { host, pathname } = new URL(request.url());
    if (host === own && !pathname.startsWith('/icons/')) requests.add(pathname);
  });
  await walkToConsent(page, PERSON);
  await expect.poll(() => requests.has('/api/mediaalpha/demand-check')).toBe(true);
  // The token is renewed because the ZIP changed; it is no part of the move.
  requests.delete('/api/ipqs/token');
  // What lets other companies document the consent comes with the consent step, which names it.
  const parts = [...requests].filter((path) => path.startsWith('/_next/static/'));
  expect(parts.length).toBeLessThanOrEqual(1);
  parts.forEach((path) => requests.delete(path));
  expect([...requests].sort()).toEqual([
    '/api/event/create',
    '/api/location',
    '/api/mediaalpha/demand-check',
    '/api/place',
  ]);
});

test('Back, forward, refresh and a deep link keep the step, the query and the answers', async ({ page }) => {
  await page.goto('/otc-savings?utm_campaign=x');
  await walkToConsent(page, PERSON);
  expect(new URL(page.url()).search).toBe('?utm_campaign=x');
  await page.goBack();
  await expectStep(page, 'contact');
  await expect(page.locator('[name=phone]')).toHaveValue('(206) 555-0123');
  await page.goBack();
  await expectStep(page, 'birth');
  await page.goForward();
  await expectStep(page, 'contact');
  await page.reload();
  await waitForForm(page);
  await expectStep(page, 'contact');
  await expect(page.locator('[name=phone]')).toHaveValue('(206) 555-0123');
  // The name once had a step of its own: its address leads to where it is asked now.
  await page.goto('/otc-savings/name?utm_campaign=x');
  await waitForForm(page);
  await expect(page).toHaveURL(/\/otc-savings\/contact\?utm_campaign=x$/);
  await expect(page.locator('[name=lastName]')).toHaveValue('Lee');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'birth');
  await expect(page.locator('[data-date=dob]')).toHaveValue('4/25/1958');
});

test('after a refresh Back and Forward ask for nothing, count each step once, and need no connection', async ({
  page,
  context,
}) => {
  await walkToContact(page);
  await page.reload();
  await waitForForm(page);
  await waitForIdleShell(page);
  await expect(page).toHaveTitle(/^About you: .+ – .+ – /);
  await waitForDeliveries(page);
  await page.waitForLoadState('networkidle');
  const views = watchPageViews(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await page.locator('form').evaluate((form) => form.setAttribute('data-marked', 'yes'));
  await context.setOffline(true);
  const moves = [
    ['back', 'birth'],
    ['back', 'medicare-and-medicaid'],
    ['forward', 'birth'],
    ['back', 'medicare-and-medicaid'],
    ['back', 'zipcode'],
  ] as const;
  for (const [way, step] of moves) {
    // Playwright waits for a load that never comes.
    await page.evaluate((to) => history[to](), way);
    await expectStep(page, step);
    await expect(page.locator('[data-step-heading]')).toBeFocused();
    const title = { zipcode: /^(?!Your area)/, birth: /^About you: /, 'medicare-and-medicaid': /^Your area: / }[step];
    await expect(page).toHaveTitle(title);
  }
  await expect(page.locator('form[data-marked=yes]')).toHaveCount(1);
  await context.setOffline(false);
  await waitForDeliveries(page);
  expect([...views.values()]).toEqual(moves.map(([, step]) => step));
  expect(asked.filter((search) => search.includes('_rsc'))).toEqual([]);
});

test('Back in the form is Back in the browser', async ({ page }) => {
  await walkToContact(page);
  const entries = await page.evaluate(() => history.length);
  const back = page.getByRole('button', { name: 'Back' });
  await back.click();
  await expectStep(page, 'birth');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expectStep(page, 'medicare-and-medicaid');
  await page.goForward();
  await expectStep(page, 'birth');
  await page.reload();
  await waitForForm(page);
  await back.click();
  await expectStep(page, 'medicare-and-medicaid');
  await page.goForward();
  await page.goForward();
  await expectStep(page, 'contact');
});

test('Back in the form of a step opened by its address takes that step’s place', async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/otc-savings/contact');
  await waitForForm(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'birth');
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('the form element stays the same from the first step to the last', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('form').evaluate((form) => form.setAttribute('data-marked', 'yes'));
  await walkToConsent(page, PERSON);
  await expect(page.locator('form[data-marked=yes]')).toHaveCount(1);
});

test('a double tap answers one question', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('33101');
  await page.locator('form button[type=submit]').dblclick();
  await expectStep(page, 'medicare-and-medicaid');
  await page.locator('form button[value=true]').first().dblclick();
  await expectStep(page, 'birth');
});

test('what is wrong is said in words beside the field, which has the focus, and is mended as it is typed', async ({
  page,
}) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('331');
  await pressContinue(page);
  await expect(page.locator('form [role=alert]')).toHaveText('Enter a ZIP code of five digits');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('[name=zipcode]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=zipcode]')).toBeFocused();
  await page.locator('[name=zipcode]').fill('33101');
  await expect(page.locator('form [role=alert]')).toHaveCount(0);
  await pressContinue(page);
  await expectStep(page, 'medicare-and-medicaid');
  await expect(page.locator('[data-step-heading]')).toBeFocused();
});

test('a skip blanks the answer, and starting over forgets everything after asking', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare-and-medicaid');
  await page.getByRole('button', { name: 'Skip this question' }).click();
  await expectStep(page, 'birth');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'No, keep them' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused();
  await expectStep(page, 'birth');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Yes, erase my answers' }).click();
  await expectStep(page, 'zipcode');
  await expect(page.locator('[name=zipcode]')).toHaveValue('');
});
