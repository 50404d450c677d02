import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { findPage } from '@/lib/page/find-page';
import { routeRequest } from '@/lib/request/route-request';
import { makePageRequest } from '@/tests/support/page-request';

const { pages } = registry;

describe('the registry', () => {
  it('each brand and path has one page, and each page name is used for one page of a brand', () => {
    const seen = pages.flatMap((page) =>
      page.brands.flatMap((brand) => [`${brand} path ${page.path}`, `${brand} name ${page.name}`]),
    );
    expect(seen.filter((entry, index) => seen.indexOf(entry) !== index)).toEqual([]);
  });

  it.each(pages.map((page) => [page.name, page] as const))(
    '%s has a sound path and no step in its way',
    (_name, page) => {
      expect(page.path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
      for (const brand of page.brands) expect(findPage(registry, brand, page.path)?.page).toBe(page);
    },
  );

  it('every page names validations and middleware that there are', () => {
    for (const page of pages) {
      const address = makePageRequest(page.path, { host: `${page.brands[0]}.localhost` });
      expect(() => routeRequest(address, registry, { defaultBrand: 'm10', localHosts: true }), page.name).not.toThrow();
    }
  });
});
