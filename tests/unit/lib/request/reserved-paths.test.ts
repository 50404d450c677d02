import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { findPage } from '@/lib/page/find-page';
import { isReservedPath, RESERVED_PATHS } from '@/lib/request/reserved-paths';
import { NOT_FOUND_SEGMENT, routeRequest } from '@/lib/request/route-request';
import { makePageRequest } from '@/tests/support/page-request';

function route(address: string, host = 'm10.localhost:3000', hasCatalogue = true) {
  return routeRequest(makePageRequest(address, { host }), registry, {
    defaultBrand: 'm10',
    localHosts: true,
    hasCatalogue,
  });
}

describe('files for crawlers', () => {
  it('are those of the brand of the host', () => {
    expect(route('/robots.txt')).toEqual({ kind: 'page', path: '/crawlers/m10/robots' });
    expect(route('/sitemap.xml', 'tqg.localhost')).toEqual({ kind: 'page', path: '/crawlers/tqg/sitemap' });
    expect(route('/sitemap.xml', registry.brands.bh.hosts[0], false)).toMatchObject({ path: '/crawlers/bh/sitemap' });
  });

  it('are nobody’s on an unknown host', () => {
    expect(route('/robots.txt', 'somebody-else.example')).toEqual({ kind: 'misdirected' });
  });
});

describe('the catalogue', () => {
  it('is the brand’s own; where there is none it is not found', () => {
    expect(route('/catalogue')).toEqual({ kind: 'page', path: '/catalogue/m10' });
    expect(route('/catalogue', 'bh.localhost', false)).toEqual({ kind: 'not-found', path: `/bh/${NOT_FOUND_SEGMENT}` });
    expect(route('/catalogue/m10')).toMatchObject({ kind: 'not-found' });
  });

  it.each([
    ['m10.localhost:3000', 'http://bh.localhost:3000/catalogue'],
    ['localhost:3100', 'http://bh.localhost:3100/catalogue'],
    ['127.0.0.1', 'http://bh.localhost/catalogue'],
    ['M10.localhost.:81', 'http://bh.localhost:81/catalogue'],
    [registry.brands.m10.hosts[0], `https://${registry.brands.bh.hosts[0]}/catalogue`],
  ])('from %s leads to that of another brand at %s', (host, location) => {
    expect(route('/catalogue?brand=bh', host)).toEqual({ kind: 'leave', location });
  });

  it('leads nowhere for a brand that is none', () => {
    expect(route('/catalogue?brand=evil.example')).toEqual({ kind: 'page', path: '/catalogue/m10' });
  });
});

describe('no page takes a reserved path', () => {
  it('nor a step of one', () => {
    expect(registry.pages.filter(({ path }) => isReservedPath(path))).toEqual([]);
    expect(isReservedPath('/catalogue/zipcode')).toBe(true);
    expect(isReservedPath('/catalogues')).toBe(false);
  });

  it('and no brand’s front page has a step of that name', () => {
    for (const path of RESERVED_PATHS) {
      for (const { code } of Object.values(registry.brands)) expect(findPage(registry, code, path)).toBeUndefined();
    }
  });
});
