import { expect, test } from '@playwright/test';
import type { VisitFacts } from '@/lib/call-bodies/visit-facts';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { countDocuments, waitForIdleShell, watchBar, waitUntilStill } from '@/tests/support/shell';
import {
  expectStep,
  giveConsent,
  pressContinue,
  tapMedicareOnly,
  waitForForm,
  walkToConsent,
} from '@/tests/support/walk-medicare';

const PERSON = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };

test('a page on its way shows the loading bar', async ({ page }) => {
  const looks = await watchBar(page);
  await page.goto('/otc-savings');
  await waitForIdleShell(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/privacy', async (route) => {
    await held;
    await route.continue();
  });
  const pressed = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect.poll(() => looks()[0]).toBe('shown rgb(211, 54, 54) 3px 1');
  release();
  await pressed;
  await page.waitForURL('**/privacy');
});

test('a step whose hook takes its time shows the bar, to the eye alone, until the hook is done', async ({ page }) => {
  const looks = await watchBar(page);
  await page.goto('/otc-savings');
  await walkToConsent(page, PERSON);
  await waitForIdleShell(page);
  await page.route('**/api/mediaalpha/get-phone', () => undefined);
  const given = giveConsent(page);
  await page.locator('#nprogress .bar').waitFor({ state: 'attached' });
  await expectNoAxeFindings(page, { within: '#nprogress' });
  await given;
  await expect.poll(() => looks().map((look) => look.split(' ')[0])).toEqual(['shown', 'hidden', 'none']);
});

test('a link to the path on screen does nothing; a link to a place scrolls there below what sticks to the top', async ({
  page,
}) => {
  await page.goto('/privacy');
  await waitForIdleShell(page);
  const documents = countDocuments(page);
  const same = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await expect(same).toHaveAttribute('href', '/privacy');
  await page.evaluate(() => {
    document.body.dataset['marked'] = 'yes';
  });
  await same.click();
  await page.addStyleTag({ content: ':root { --sticky-top: 120px; scroll-behavior: auto !important }' });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const link = Object.assign(document.createElement('a'), {
      href: '#disclosures',
      textContent: 'To the disclosures',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the disclosures' }).click();
  await expect(page).toHaveURL(/\/privacy#disclosures$/);
  const top = await page.locator('#disclosures').evaluate((place) => place.getBoundingClientRect().top);
  expect(Math.round(top)).toBe(144);
  expect(documents()).toBe(0);
  await expect(page.locator('body')).toHaveAttribute('data-marked', 'yes');
});

test('arriving with a hash stands at its place at once, also when typefaces come late', async ({ page, baseURL }) => {
  const held: (() => void)[] = [];
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.addInitScript(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => {
      places.add(Math.round(scrollY));
      document.documentElement.dataset['places'] = [...places].join(' ');
    });
  });
  // The browser holds the load event for typefaces.
  await page.goto(`http://m10es.localhost:${new URL(baseURL ?? '').port}/privacy#do-not-sell`, { waitUntil: 'commit' });
  const place = page.locator('#do-not-sell');
  await expect(page.locator('html[data-visit=started]')).toHaveCount(1);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  held.forEach((release) => release());
  await waitForIdleShell(page);
  await waitUntilStill(page, top);
  expect(await top()).toBe(
    await place.evaluate((element) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return parseFloat(getComputedStyle(element).scrollMarginTop) + parseFloat(scrollPaddingTop);
    }),
  );
  const places = (await page.locator('html').getAttribute('data-places'))?.split(' ') ?? [];
  expect(places.length).toBeLessThanOrEqual(3);
});

test('a link to a place on a page with a form leaves the step and the scroll alone', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare-and-medicaid');
  // The new question is brought into view first.
  await expect(page.locator('[data-step-heading]')).toBeFocused();
  await waitUntilStill(page, () => page.evaluate(() => window.scrollY));
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event/create')) views.push(request.postData() ?? '');
  });
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    window.location.hash = 'disclosures';
  });
  await expect
    .poll(() => page.locator('#disclosures').evaluate((place) => place.getBoundingClientRect().top))
    .toBeLessThan(60);
  await expectStep(page, 'medicare-and-medicaid');
  expect(views.filter((body) => body.includes('"pageView"'))).toEqual([]);
});

test('a new build: the next step is loaded once, with the answers, and never where consent is given', async ({
  page,
}) => {
  await page.route('**/api/visit', async (route) => {
    const facts = (await (await route.fetch()).json()) as VisitFacts;
    await route.fulfill({ json: { ...facts, buildId: 'another' } });
  });
  const built = page.waitForResponse('**/api/visit');
  await page.goto('/otc-savings?utm_campaign=x');
  await waitForForm(page);
  await (await built).finished();
  await waitForIdleShell(page);
  const documents = countDocuments(page);
  await page.locator('[name=zipcode]').fill('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare-and-medicaid');
  await expect.poll(documents).toBe(1);
  await waitForForm(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/otc-savings/medicare-and-medicaid?utm_campaign=x',
  );
  await expect(page.locator('[data-step-heading]')).toBeFocused();
  await expect
    .poll(() => page.locator('form').evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBe(24);
  await page.goBack();
  await expectStep(page, 'zipcode');
  await expect(page.locator('[name=zipcode]')).toHaveValue('33101');
  await page.goForward();
  await waitForForm(page);
  await tapMedicareOnly(page);
  await expectStep(page, 'birth');
  // The visit of the page loaded last may still be asked for.
  await page.unrouteAll({ behavior: 'wait' });
});

test('an address that no page has is named on the page, escaped and without its query', async ({ page }) => {
  const response = await page.goto('/nope/%3Cb%3Ebold?email=mary@example.com');
  expect(response?.status()).toBe(404);
  await expect(page.locator('[data-missing-path]')).toHaveText('Page not found: /nope/<b>bold');
});
