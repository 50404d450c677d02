import { expect, test, type Page } from '@playwright/test';
import { expectStep, pressContinue, waitForForm } from '@/tests/support/walk-medicare';

async function giveZip(page: Page, brand: string, path: string, zipCode: string, baseURL: string | undefined) {
  await page.goto(`http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}`);
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill(zipCode);
  await pressContinue(page);
}

for (const [brand, path, words] of [
  ['m10', '/plan-data-test', 'We cannot find the ZIP code 99999'],
  ['m10es', '/dental-allowance-24-es', 'No encontramos el código postal 99999'],
] as const) {
  test(`${brand}: a ZIP that does not exist is said so, stays, and is taken at the next press`, async ({
    page,
    baseURL,
  }) => {
    await giveZip(page, brand, path, '99999', baseURL);
    await expect(page.locator('#field-zipcode-error')).toContainText(words);
    await expect(page.locator('[name=zipcode]')).toBeFocused();
    await expect(page.locator('[name=zipcode]')).toHaveValue('99999');
    await expectStep(page, 'zipcode');
    await pressContinue(page);
    await expectStep(page, 'medicare');
  });
}

test('a ZIP that counties share asks for the county; another ZIP takes the question away', async ({
  page,
  baseURL,
}) => {
  await giveZip(page, 'm10', '/plan-data-test', '81137', baseURL);
  const county = page.locator('form select[name=county]');
  await expect(county.locator('option')).toHaveText([/./, 'La Plata', 'Archuleta', 'San Juan, NM']);
  await expect(page.locator('form p:focus')).toContainText('more than one county');
  await page.locator('[name=zipcode]').fill('33101');
  await expect(county).toHaveCount(0);
  await page.locator('[name=zipcode]').fill('71749');
  await pressContinue(page);
  await county.selectOption('Union, LA');
  await pressContinue(page);
  await expectStep(page, 'medicare');
});

test('a shared county never blocks, and car insurance does not ask', async ({ page, baseURL }) => {
  await giveZip(page, 'm10', '/plan-data-test', '81137', baseURL);
  await expect(page.locator('form select[name=county]')).toBeVisible();
  await pressContinue(page);
  await expectStep(page, 'medicare');
  await giveZip(page, 'ps', '/', '81137', baseURL);
  await expect(page.locator('form:not([data-step=zipcode])')).toBeVisible();
});

test('a lookup that fails is silent', async ({ page, baseURL }) => {
  await page.route('**/api/location?zip_code=*', (route) => route.abort());
  await giveZip(page, 'm10', '/plan-data-test', '99999', baseURL);
  await expectStep(page, 'medicare');
});
