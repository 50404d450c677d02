import { expect, test } from '@playwright/test';

function onBrand(brand: string, path: string, baseURL: string | undefined): string {
  const { port } = new URL(baseURL ?? '');
  return `http://${brand}.localhost:${port}${path}`;
}

test('what a brand does not have is a designed page with status 404', async ({ page, baseURL }) => {
  for (const [brand, path] of [
    ['tqg', '/otc-savings'],
    ['m10', '/nope'],
    ['m10', '/otc-savings/zipcode/x'],
    ['m10', '/m10/otc-savings'],
    ['wc', '/call-auto'],
  ] as const) {
    const response = await page.goto(onBrand(brand, path, baseURL));
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText('This page is not here');
    await expect(page.locator('header a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  }
});

test('an unknown host is 421, an unreadable path 400', async ({ request, baseURL }) => {
  const misdirected = await request.get(onBrand('m10', '/', baseURL), { headers: { host: 'somebody-else.example' } });
  expect(misdirected.status()).toBe(421);
  expect(misdirected.headers()['cache-control']).toBe('no-store');
  const { port } = new URL(baseURL ?? '');
  expect((await fetch(`http://127.0.0.1:${port}/%ff`)).status).toBe(400);
});

test('an unknown step opens the first', async ({ page }) => {
  const response = await page.goto('/otc-savings/no-such-step');
  expect(response?.status()).toBe(200);
  await expect(page.locator('form')).toHaveAttribute('data-step', 'zipcode');
});

test('repeated query keys collapse to the last by one redirect', async ({ page }) => {
  await page.goto('/otc-savings?utm_campaign=a&utm_source=b&utm_campaign=c');
  expect(new URL(page.url()).search).toBe('?utm_campaign=c&utm_source=b');
});

test('the cookie of personal parameters is sealed, HttpOnly and gone once it was read', async ({ page, context }) => {
  const responses: string[] = [];
  page.on('response', async (response) => {
    if (response.status() === 307) responses.push(JSON.stringify(await response.headersArray()));
  });
  await page.goto('/otc-savings?firstname=Mary&email=m%40example.com');
  await expect.poll(() => responses.length).toBe(1);
  expect(responses[0]).toContain('no-store');
  expect(responses[0]).toContain('no-referrer');
  expect(responses[0]).not.toContain('Mary');
  expect(responses[0]).toContain('HttpOnly');
  await expect(page.locator('form[data-ready]')).toBeVisible();
  const left = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(left).not.toContain('__Host-personal');
  expect(await left()).not.toContain('__Host-prefill');
});

test('the head is right in the server’s HTML', async ({ request, baseURL }) => {
  const english = await (await request.get(onBrand('m10', '/otc-savings/consent', baseURL))).text();
  expect(english).toContain('<html lang="en"');
  expect(english).toMatch(/<title>[^<]+ – Meridian 10<\/title>/);
  expect(english).toContain('<meta name="robots" content="index, follow"/>');
  expect(english).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/otc-savings"\/>/);
  expect(english).toMatch(/<link rel="icon" href="\/icons\/m10\.svg/);
  expect(english).toContain('<meta name="description"');
  const spanish = await (await request.get(onBrand('m10', '/go-4-benefits-es', baseURL))).text();
  expect(spanish).toContain('<html lang="es"');
});
