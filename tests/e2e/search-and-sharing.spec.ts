import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { expectNoAxeFindings } from '@/tests/support/axe';

const brands = Object.values(registry.brands);

function addressOf(brand: string, path: string, baseURL: string | undefined): string {
  return `http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}`;
}

test('the sitemap of each brand names its indexable pages on its own host, and no other', async ({
  request,
  baseURL,
}) => {
  for (const { code, hosts } of brands) {
    const response = await request.get(addressOf(code, '/sitemap.xml', baseURL));
    expect(response.headers()['content-type']).toContain('xml');
    const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const indexable = registry.pages.filter((page) => page.brands.includes(code) && page.indexable !== false);
    expect([...listed].sort()).toEqual(indexable.map(({ path }) => `https://${hosts[0]}${path}`).sort());
  }
});

test('outside production robots are asked to stay away; an unknown host has neither file', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get(addressOf('m10', '/robots.txt', baseURL));
  expect(await robots.text()).toMatch(/User-agent: \*\s+Disallow: \//i);
  const { port } = new URL(baseURL ?? '');
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const response = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: 'evil.example' } });
    expect(response.status()).toBe(421);
  }
});

test('a shared link shows the page’s own card, on the brand’s own host', async ({ page, request, baseURL }) => {
  await page.goto('/otc-savings');
  const meta = (name: string) => page.locator(`head meta[property="${name}"]`).first();
  await expect(meta('og:title')).toHaveAttribute('content', /^Over-the-counter benefits/);
  const image = new URL((await meta('og:image').getAttribute('content')) ?? '');
  expect(image.host).toBe(registry.brands.m10.hosts[0]);
  const card = await request.get(addressOf('m10', image.pathname, baseURL));
  expect(card.status()).toBe(200);
  expect(card.headers()['content-type']).toBe('image/png');
});

test('structured data is on indexable pages, and says what the page says', async ({ page }) => {
  await page.goto('/otc-savings');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.join('\n');
  expect(data).toContain('Does Original Medicare have it?');
  expect(data).not.toMatch(/AggregateRating|ratingValue|"price"/);
  for (const text of texts) expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test('the catalogue lists every page of a brand, and shows one as phones and desktops do, by keyboard alone', async ({
  page,
  baseURL,
}) => {
  await page.goto(addressOf('m10', '/catalogue', baseURL));
  const own = registry.pages.filter(({ brands: codes }) => codes.includes('m10'));
  for (const { name } of own) await expect(page.locator(`nav a[href="?page=${name}"]`)).toBeAttached();
  await page.getByRole('searchbox').fill('/otc-savings');
  await expect(page.getByRole('status').first()).toContainText(`1 of ${own.length}`);
  await page.getByRole('link', { name: '/otc-savings' }).press('Enter');
  await page.getByRole('radio', { name: 'Phone' }).press('Space');
  await page.getByLabel('Step').selectOption('consent');
  await expect(page).toHaveURL(/\?page=otc-savings&step=consent&window=phone$/);
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.frameLocator('iframe').locator('main')).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByText('Other brands').press('Enter');
  await page.locator('a[href*="brand=bh"]').first().press('Enter');
  await expect(page).toHaveURL(/^http:\/\/bh\.localhost:\d+\/catalogue$/);
});
