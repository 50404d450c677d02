import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import CataloguePage, { generateMetadata, generateStaticParams } from '@/app/catalogue/[brand]/page';
import { registry } from '@/funnels/registry';

const params = Promise.resolve({ brand: 'bh' });

async function render(): Promise<string> {
  return renderToStaticMarkup(await CataloguePage({ params }));
}

it('is prerendered for every brand, and for none in production', () => {
  for (const appEnv of ['development', 'demo', 'preview']) {
    vi.stubEnv('APP_ENV', appEnv);
    expect(generateStaticParams()).toHaveLength(Object.keys(registry.brands).length);
  }
  vi.stubEnv('APP_ENV', 'production');
  expect(generateStaticParams()).toEqual([]);
});

it('is kept from search engines', async () => {
  expect(await generateMetadata({ params })).toMatchObject({ robots: { index: false, follow: false } });
});

it('lists every page of the brand, each with an address to share, and leads to the other brands', async () => {
  const html = await render();
  for (const { name, brands } of registry.pages) {
    if (brands.includes('bh')) expect(html).toContain(`href="?page=${name}"`);
  }
  expect(html).toContain('href="/catalogue?brand=tqg"');
});

it('promises that nothing is sent outside only where that is so', async () => {
  vi.stubEnv('APP_ENV', 'demo');
  expect(await render()).toContain('nothing typed here is sent to a company outside');
  vi.stubEnv('APP_ENV', 'preview');
  expect(await render()).not.toContain('nothing typed here');
});
