import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { definePage, type Page } from '@/lib/page/page';
import { buildSiteMap } from '@/lib/rendered/site-map';

const brand = { code: 'm10', hosts: ['meridian10.example', 'www.meridian10.example'] } as const;

function makePage(path: string, change: Partial<Page> = {}): Page {
  return definePage({
    name: path,
    path,
    brands: ['m10'],
    template: 'landing',
    description: '',
    headline: '',
    subheadline: '',
    body: [],
    ...change,
  });
}

const front = makePage('/');
const english = makePage('/go', { alternate: '/go-es' });
const spanish = makePage('/go-es', { language: 'spanish', alternate: '/go' });

it('lists what may be indexed, at its canonical address, and nothing of another brand', () => {
  const pages = [
    makePage('/zeta'),
    front,
    makePage('/hidden', { indexable: false }),
    makePage('/x', { brands: ['bh'] }),
  ];
  const map = buildSiteMap(pages, brand);
  expect([...map.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://meridian10.example/',
    'https://meridian10.example/zeta',
  ]);
});

it('names both languages on each half of a pair', () => {
  const links = buildSiteMap([english, spanish], brand).match(/<xhtml:link[^>]+>/g);
  const both = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://meridian10.example/go"/>',
    '<xhtml:link rel="alternate" hreflang="es" href="https://meridian10.example/go-es"/>',
  ];
  expect(links).toHaveLength(4);
  expect(new Set(links)).toEqual(new Set(both));
});

it('names no language of a page whose other half is kept from the index', () => {
  const map = buildSiteMap([english, { ...spanish, indexable: false }], brand);
  expect(map).toContain('<loc>https://meridian10.example/go</loc>');
  expect(map).not.toContain('xhtml:link');
});

it('stays XML whatever a path holds', () => {
  expect(buildSiteMap([makePage('/a&b<c>"')], brand)).toContain('/a&amp;b&lt;c&gt;&quot;</loc>');
});

it('every brand has pages to be found, each once, none of them hidden', () => {
  for (const own of Object.values(registry.brands)) {
    const addresses = [...buildSiteMap(registry.pages, own).matchAll(/<loc>(.*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toContain(`https://${own.hosts[0]}/`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { path, brands, indexable } of registry.pages) {
      if (indexable === false && brands.includes(own.code)) {
        expect(addresses).not.toContain(`https://${own.hosts[0]}${path}`);
      }
    }
  }
});
