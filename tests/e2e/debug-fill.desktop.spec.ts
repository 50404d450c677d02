import { expect, test } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { calls } from '@/lib/calls/calls';
import { fillToEnd, openDrawer, unfold } from '@/tests/support/debug-drawer';
import { takeCases } from '@/tests/support/only-in-all';
import { expectStep, waitForDeliveries, waitForForm } from '@/tests/support/walk-medicare';

const FUNNELS = takeCases(
  [
    ['m10', '/otc-savings', 'medicare'],
    ['m10es', '/', 'medicare'],
    ['tqg', '/compare-auto', 'auto'],
    ['wc', '/go-4-life', 'life'],
  ] as const,
  ([brand]) => brand !== 'm10es',
);

for (const [brand, path, formName] of FUNNELS) {
  test(`whoever is made up for the ${formName} form gets to the result of ${path} on ${brand}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://${brand}.localhost:${port}${path}`);
    const drawer = await openDrawer(page);
    const people = drawer.getByLabel('Fill in as');
    // That a form takes the answers of each stands in `debug/sample-people`.
    const indices = [...(await people.locator('option').all()).keys()];
    for (const index of takeCases(indices, (one) => one < 2)) {
      await people.selectOption({ index });
      await fillToEnd(page, drawer);
      await page.locator('form').getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(page.locator('form')).toHaveAttribute('data-step', forms[formName].steps[0]);
    }
  });
}

test('a lease counts down, and the queue empties', async ({ page }) => {
  await page.goto('/otc-savings');
  const drawer = await openDrawer(page);
  await drawer.getByLabel('Tick the boxes of the consent step').check();
  await fillToEnd(page, drawer);
  const lease = await unfold(drawer, 'Phone lease');
  const countdown = lease.locator('[data-countdown]');
  await expect(countdown).toHaveText(/^[34]:\d\d$|^5:00$/);
  const before = await countdown.textContent();
  await expect(countdown).not.toHaveText(before ?? '');
  await waitForDeliveries(page);
  await expect(drawer.locator('[data-section="Delivery queue"]')).toContainText('0 waiting, 0 dropped');
  const calls = await unfold(drawer, 'Provider answers');
  await expect(calls.getByText('/api/mediaalpha/get-phone')).toBeVisible();
  const payloads = await unfold(drawer, 'Payload preview');
  await payloads.getByText('MediaAlpha, with consent').click();
  await expect(payloads.locator('pre')).toContainText('"contact": "Xxxx Xxxxxx"');
  await expect(payloads).not.toContainText('mary.sample');
});

test('a ZIP of one’s own takes the person there', async ({ page }) => {
  await page.goto('/otc-savings');
  const drawer = await openDrawer(page);
  await drawer.getByRole('combobox', { name: 'ZIP' }).fill('00001');
  await fillToEnd(page, drawer);
  await expect(page.locator('[data-low-bid-result=true]')).toBeVisible();
});

test('it says what keeps it from going on', async ({ page }) => {
  await page.goto('/otc-savings');
  const drawer = await openDrawer(page);
  await drawer.getByRole('combobox', { name: 'ZIP' }).fill('331');
  await drawer.getByRole('button', { name: 'Fill to the end' }).click();
  await expect(drawer.getByRole('status')).toContainText('Stopped at zipcode: ');
  await expect(drawer.getByRole('status')).not.toContainText('it did not move on');
});

test('a form starts at any of its steps, with the answers before it and no word of them to anybody', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === calls.createEvent.path) told.push(request.postData() ?? '');
  });
  await page.goto('/otc-savings?utm_campaign=spring');
  const drawer = await openDrawer(page);
  await drawer.getByLabel('Fill in as').selectOption({ index: 1 });
  await unfold(drawer, 'Journey');
  await drawer.getByRole('button', { name: 'Start at consent' }).click();
  await page.waitForURL('**/otc-savings/consent?utm_campaign=spring');
  await waitForForm(page);
  await expectStep(page, 'consent');
  const values = await unfold(drawer, 'Values');
  await expect(values.getByRole('row', { name: /^firstName/ })).toContainText('José');
  await waitForDeliveries(page);
  expect(told.join()).toContain('"stepName":"consent"');
  expect(told.join()).not.toContain('formStepSubmitted');
  expect(told.join()).not.toContain('José');
});
