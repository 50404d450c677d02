import { expect, test, type Page, type Route } from '@playwright/test';
import {
  countDocuments,
  findFormParts,
  waitForIdleShell,
  waitUntilStill,
  watchBar,
  watchKeptErrors,
} from '@/tests/support/shell';
import { readLateFiles } from '@/tests/support/late-files';
import { waitForForm } from '@/tests/support/walk-medicare';

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const HEADING = 'Something went wrong on our side';

type Answer = Parameters<Route['fulfill']>[0];

const MISSING: Answer = { status: 404 };
/** A hotel's network asks the visitor to sign in, whatever was asked for. */
const SIGN_IN: Answer = { contentType: 'text/html', body: '<!DOCTYPE html>\n<title>Sign in</title>' };
const REFUSED_SIGN_IN: Answer = { ...SIGN_IN, headers: { 'x-content-type-options': 'nosniff' } };

/** Parts of the script that a new build has replaced, or that something on the way has. */
async function replaceParts(page: Page, paths: readonly string[], answer = MISSING): Promise<void> {
  await page.context().route(
    ({ pathname }) => paths.includes(pathname),
    (route) => route.fulfill(answer),
  );
}

/** Opens a page without the parts that the form needs, and reaches for the form until the page was loaded again. */
async function openWithoutFormParts(page: Page, answer = MISSING): Promise<void> {
  await replaceParts(page, await findFormParts(page), answer);
  await page.goto('/otc-savings');
  await waitForForm(page);
  await waitForIdleShell(page);
  const reloaded = page.waitForEvent('load');
  await page.locator('[name=zipcode]').focus();
  await reloaded;
  await waitForForm(page);
  await waitForIdleShell(page);
}

test('a part that cannot be fetched: one reload, then the error view, no loop; reported as Chunk Error', async ({
  page,
}) => {
  const looks = await watchBar(page);
  const kept = await watchKeptErrors(page);
  await openWithoutFormParts(page);
  expect(kept()).toHaveLength(1);
  expect(kept()[0]).toContain('"name":"Chunk Error"');
  const documents = countDocuments(page);
  await page.locator('[name=zipcode]').focus();
  const view = page.locator('[data-failure]');
  await expect(view).toBeVisible();
  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
  await expect(page.locator('main')).toBeHidden();
  await expect(view.getByRole('link', { name: /^Call 1-/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expect(view.locator('[data-failure-id]')).toHaveText(/^[0-9a-f]{8}$/);
  expect(looks()).toContain('failed rgb(138, 92, 240) 3px 1');
  expect(documents()).toBe(0);
  await page.context().unrouteAll();
  await view.getByRole('link', { name: 'Try again' }).click();
  await waitForForm(page);
  await expect(view).toBeHidden();
});

for (const [name, answer] of [
  ['every late part answers 200 with a page', SIGN_IN],
  ['such answers are refused for their type', REFUSED_SIGN_IN],
] as const)
  test(`${name}: one reload, then the error view; reported as Chunk Error and as nothing else`, async ({ page }) => {
    const kept = await watchKeptErrors(page);
    await openWithoutFormParts(page, answer);
    expect(kept()).toHaveLength(1);
    expect(kept()[0]).toContain('"name":"Chunk Error"');
    const documents = countDocuments(page);
    await page.locator('[name=zipcode]').focus();
    await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
    await expect(page.locator('[data-failure]').getByRole('link', { name: /^Call 1-/ })).toBeVisible();
    expect(documents()).toBe(0);
  });

test('the one part that a step cannot be drawn without answers 200 with a page: the same', async ({ page }) => {
  const parts = await findFormParts(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/otc-savings/birth');
  await waitForForm(page);
  await expect(page.locator('[data-date=dob]')).toBeVisible();
  const needed = parts.filter((part) => asked.has(part));
  expect(needed.length).toBeGreaterThan(0);
  await replaceParts(page, needed.slice(0, 1), SIGN_IN);
  const documents = countDocuments(page);
  await page.goto('/otc-savings/birth');
  // The view may be there while the server is asked whether a reload is worth it.
  await expect.poll(documents).toBe(2);
  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
  await expect(page.locator('[data-failure]').getByRole('link', { name: /^Call 1-/ })).toBeVisible();
  expect(documents()).toBe(2);
});

test('a crawler keeps the page as it is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ userAgent: CRAWLER, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const looks = await watchBar(page);
  const failures = () => looks().filter((look) => look.startsWith('failed')).length;
  await openWithoutFormParts(page);
  const before = failures();
  await page.locator('[name=zipcode]').focus();
  await expect.poll(failures).toBeGreaterThan(before);
  await expect(page.locator('form')).toBeVisible();
  await expect(page.locator('[data-failure]')).toBeHidden();
  await context.close();
});

for (const [name, answer] of [
  ['is missing', MISSING],
  ['answers 200 with a page', SIGN_IN],
] as const)
  test(`a script that the page begins with ${name}: one reload, then the error view, in HTML that needs no script`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const kept = await watchKeptErrors(page);
    const document = await page.goto('/otc-savings');
    const first = readLateFiles((await document?.text()) ?? '')?.scripts ?? [];
    expect(first.length).toBeGreaterThan(0);
    await replaceParts(page, first, answer);
    const documents = countDocuments(page);
    await page.goto('/otc-savings');
    await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
    await expect(page.locator('[data-failure-id]')).toHaveText(/^[0-9a-z]{8}$/);
    expect(documents()).toBe(2);
    expect(logged.join()).toContain('Error while mounting app');
    await page.context().unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await waitForForm(page);
    expect(kept().join()).toContain(first[0]);
    await expect(page.locator('[data-failure]')).toBeHidden();
  });

test('a part that fails without a connection costs nothing: the page stays, the next try fetches it', async ({
  page,
  context,
}) => {
  const looks = await watchBar(page);
  await replaceParts(page, await findFormParts(page));
  await page.goto('/otc-savings');
  await waitForForm(page);
  await waitForIdleShell(page);
  const documents = countDocuments(page);
  let failed = 0;
  page.on('response', (response) => (failed += response.ok() ? 0 : 1));
  page.on('requestfailed', () => (failed += 1));
  await context.setOffline(true);
  await page.locator('[name=zipcode]').focus();
  await expect.poll(looks).toContain('failed rgb(138, 92, 240) 3px 1');
  // A part that is only found missing once the connection is back reloads the page.
  await waitUntilStill(page, () => failed);
  await context.unrouteAll();
  await context.setOffline(false);
  await page.locator('[name=zipcode]').fill('33101');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('form')).toHaveAttribute('data-step', 'medicare-and-medicaid');
  expect(documents()).toBe(0);
});

test('an error while rendering shows the error view in the page’s own frame, and is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...input: Parameters<typeof listen>) => {
      if (input[0] === 'popstate' && typeof input[1] === 'function' && input[1].toString().includes('followAddress'))
        throw new Error('planted');
      listen(...input);
    };
  });
  await page.goto('/otc-savings');
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('[data-failure]').getByRole('link', { name: /^Call 1-/ })).toBeVisible();
  expect(logged.join()).toContain('Error while mounting app');
});
