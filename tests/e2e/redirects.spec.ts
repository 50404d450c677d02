import { expect, test, type APIResponse } from '@playwright/test';

function headersOf(response: APIResponse): string {
  return JSON.stringify(response.headersArray());
}

test('a retired path leads to the page that took its place, with the query and without personal values', async ({
  page,
  request,
}) => {
  const redirect = await request.get('/otc?utm_campaign=x&firstname=Mary', { maxRedirects: 0 });
  expect(redirect.headers()['location']).toBe('/otc-savings?utm_campaign=x');
  expect(redirect.headers()['set-cookie']).toContain('__Host-personal=');
  expect(headersOf(redirect)).not.toContain('Mary');
  const response = await page.goto('/otc?utm_campaign=x&firstname=Mary');
  expect(response?.status()).toBe(200);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/otc-savings?utm_campaign=x');
});

test('a step of a retired page leads there too; a permanent redirect says so and is kept by nobody', async ({
  request,
}) => {
  const response = await request.get('/otc/consent', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/otc-savings');
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('an absolute redirect leads to exactly the configured address; nothing of the visitor goes along', async ({
  request,
}) => {
  const first = await request.get('/medicare-gov?email=m%40example.com&gclid=1', { maxRedirects: 0 });
  expect(first.status()).toBe(307);
  expect(first.headers()['location']).toBe('/medicare-gov?gclid=1');
  expect(headersOf(first)).not.toContain('example.com');
  const second = await request.get('/medicare-gov?gclid=1', { maxRedirects: 0 });
  expect(second.status()).toBe(307);
  expect(second.headers()['location']).toBe('https://www.medicare.gov/');
  expect(second.headers()['referrer-policy']).toBe('no-referrer');
});

test('the browser loads the absolute address as a page of its own, and sends no referrer', async ({ page }) => {
  await page.goto('/privacy');
  const leaving = page.waitForRequest('https://www.medicare.gov/**');
  await page.evaluate(() => window.location.assign('/medicare-gov?email=m%40example.com'));
  const request = await leaving;
  expect(request.isNavigationRequest()).toBe(true);
  expect(request.url()).toBe('https://www.medicare.gov/');
  expect((await request.allHeaders())['referer']).toBeUndefined();
});

test('a ZIP code under another name gets the name that the form reads', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://tqg.localhost:${port}/compare-auto?zip=60601&utm_campaign=x`);
  expect(new URL(page.url()).search).toBe('?utm_campaign=x&zip_code=60601');
});

test('an unknown step of a page that takes known ones only is a 404', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const response = await page.goto(`http://tqg.localhost:${port}/quiz/vehicle1/nope`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('main h1')).toBeVisible();
});
