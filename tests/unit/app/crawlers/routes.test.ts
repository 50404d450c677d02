import { expect, it, vi } from 'vitest';
import { GET as getRobots, generateStaticParams } from '@/app/crawlers/[brand]/robots/route';
import { GET as getSiteMap } from '@/app/crawlers/[brand]/sitemap/route';
import { brands } from '@/funnels/brands';

const request = new Request('http://localhost/');
const context = { params: Promise.resolve({ brand: 'bh' }) };

it('robots: only a site built for production is open', async () => {
  for (const appEnv of ['development', 'demo', 'preview']) {
    vi.stubEnv('APP_ENV', appEnv);
    expect(await (await getRobots(request, context)).text()).toContain('Disallow: /\n');
  }
  vi.stubEnv('APP_ENV', 'production');
  const text = await (await getRobots(request, context)).text();
  expect(text).not.toContain('Disallow');
  expect(text).toContain(`Sitemap: https://${brands.bh.hosts[0]}/sitemap.xml`);
});

it('the sitemap is XML of the brand; both are kept by caches for a short while, and prerendered for every brand', async () => {
  const map = await getSiteMap(request, context);
  expect(await map.text()).toContain(`<loc>https://${brands.bh.hosts[0]}/</loc>`);
  expect(map.headers.get('content-type')).toMatch(/^application\/xml/);
  for (const response of [map, await getRobots(request, context)]) {
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  }
  expect(generateStaticParams()).toHaveLength(Object.keys(brands).length);
});
