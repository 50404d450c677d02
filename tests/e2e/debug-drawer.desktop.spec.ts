import { expect, test } from '@playwright/test';
import {
  collectScripts,
  fillToEnd,
  findDrawer,
  openDrawer,
  sayProduction,
  unfold,
  waitForDrawer,
} from '@/tests/support/debug-drawer';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { paintIn } from '@/tests/support/paint-in';
import { expectStep, waitForForm } from '@/tests/support/walk-medicare';

/** Words that stand in the drawer's own script only, and in the tab's. */
const OF_THE_DRAWER = 'Tick the boxes of the consent step';
const OF_THE_TAB = 'no data is sent to real companies';

test('the key opens the drawer and closes it, and gives the focus back', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForDrawer(page);
  const field = page.locator('form [name=zipcode]');
  await field.focus();
  await page.keyboard.type('3`3');
  await expect(field).toHaveValue('33');
  const button = page.locator('form button[type=submit]');
  await button.focus();
  await page.keyboard.press('`');
  await expect(findDrawer(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(findDrawer(page).getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('its script is fetched when it is opened, and none of it where the page has no drawer', async ({ page }) => {
  const readScripts = collectScripts(page);
  await page.goto('/otc-savings');
  await waitForDrawer(page);
  expect(await readScripts()).toContain(OF_THE_TAB);
  expect(await readScripts()).not.toContain(OF_THE_DRAWER);
  await openDrawer(page);
  expect(await readScripts()).toContain(OF_THE_DRAWER);
});

test('a page built for production fetches nothing of it', async ({ page }) => {
  await sayProduction(page);
  const readScripts = collectScripts(page);
  // The last thing that comes after idle.
  const checked = page.waitForResponse('**/api/ipqs/check-ip');
  await page.goto('/otc-savings');
  await waitForForm(page);
  await checked;
  await page.keyboard.press('`');
  await page.waitForLoadState('networkidle');
  await expect(findDrawer(page)).toHaveCount(0);
  const scripts = await readScripts();
  expect(scripts).not.toContain(OF_THE_TAB);
  expect(scripts).not.toContain(OF_THE_DRAWER);
});

test('it shows each event as it is sent, newest first, with everything in it', async ({ page }) => {
  await page.goto('/otc-savings?utm_campaign=spring&gclid=12345678901234567890');
  const drawer = await openDrawer(page);
  const events = await unfold(drawer, 'Events');
  await drawer.getByRole('button', { name: 'Fill this step' }).click();
  await expectStep(page, 'medicare-and-medicaid');
  await drawer.getByLabel('Filter events').fill('formStep');
  const submitted = events.locator('[data-event]');
  await expect(submitted).toHaveCount(1);
  await submitted.locator('summary').first().click();
  await expect(submitted.locator('pre').first()).toContainText('"zipcode": "33101"');
  await submitted.getByText('context').click();
  await expect(submitted.locator('pre').last()).toContainText('"isPaid": true');
  await drawer.getByLabel('Filter events').fill('pageView');
  await expect(events.locator('[data-event]').first()).toContainText('medicare');
  await expect(events.locator('[data-event]').last()).toContainText('zipcode');
});

test('it tells where each answer came from, and why the visit is paid for', async ({ page }) => {
  await page.goto('/otc-savings?utm_campaign=spring&gclid=12345678901234567890&firstname=Ada&zip_code=33101');
  const drawer = await openDrawer(page);
  const values = await unfold(drawer, 'Values');
  await expect(values.getByRole('row', { name: /^firstName/ })).toContainText('address');
  for (const step of ['medicare-and-medicaid', 'birth']) {
    await drawer.getByRole('button', { name: 'Fill this step' }).click();
    await expectStep(page, step);
  }
  await expect(values.getByRole('row', { name: /^zipcode/ })).toContainText('typed');
  await expect(values.getByRole('row', { name: /^haveMedicare/ })).toContainText('typed');
  await page.reload();
  await expect(values.getByRole('row', { name: /^zipcode/ })).toContainText('earlier visit');
  await expect(values.getByRole('row', { name: /^haveMedicare/ })).toContainText('earlier visit');
  const paid = await unfold(drawer, 'Paid visit');
  await expect(paid).toContainText('gclid has 20');
  await expect(paid.locator('summary')).toContainText('yes');
});

test('forgetting leaves no key of ours, and begins at the first step in every tab', async ({ page, context }) => {
  await context.addInitScript(() => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    Object.assign(window, { keptAtStart: keys.filter((key) => key.startsWith('funnel.')) });
  });
  const readStart = () => page.evaluate(() => (window as unknown as { keptAtStart: string[] }).keptAtStart);
  await page.goto('/otc-savings');
  const drawer = await openDrawer(page);
  await fillToEnd(page, drawer);
  await page.reload();
  await expectStep(page, 'result');
  expect((await readStart()).some((key) => key.startsWith('funnel.values.'))).toBe(true);
  await drawer.getByRole('button', { name: 'Forget me' }).click();
  await expectStep(page, 'zipcode');
  expect(await readStart()).toEqual([]);

  await waitForForm(page);
  const other = await context.newPage();
  await other.goto('/otc-savings');
  await openDrawer(other);
  await fillToEnd(other, findDrawer(other));
  await openDrawer(page);
  await findDrawer(page).getByRole('button', { name: 'Forget me' }).click();
  await expectStep(other, 'zipcode');
  const kept = await other.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /values|lease/.test(key))).toEqual([]);
});

test('axe finds nothing in the drawer, in light and dark', async ({ page }) => {
  await page.goto('/otc-savings?utm_campaign=spring');
  const drawer = await openDrawer(page);
  await fillToEnd(page, drawer);
  for (const section of await drawer.locator('[data-section]').all()) {
    if ((await section.getAttribute('open')) === null) await section.locator('summary').first().click();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await paintIn(page, colorScheme);
    await expectNoAxeFindings(page, { within: '[data-untracked]' });
  }
});
