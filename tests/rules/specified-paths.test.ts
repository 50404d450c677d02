import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { findPage } from '@/lib/page/find-page';
import { SPECIFIED_PATHS } from '@/tests/fixtures/specified-paths';

const specified: readonly string[] = Object.values(SPECIFIED_PATHS).flat();

describe('every path of the specification (2, route families)', () => {
  it.each(specified)('%s is in the registry, on at least one brand', (path) => {
    expect(registry.pages.filter((page) => page.path === path)).not.toEqual([]);
  });

  it.each(specified)('%s is Spanish when its name says so, and on every brand whose language that is', (path) => {
    for (const page of registry.pages.filter((entry) => entry.path === path)) {
      const isSpanish = page.language === 'spanish';
      if (path.endsWith('-es')) expect(isSpanish).toBe(true);
      else if (path !== '/' && path !== '/tos' && path !== '/privacy') expect(isSpanish).toBe(false);
    }
  });

  it.each(Object.values(brands).map(({ code }) => code))('%s has a front page and both legal pages', (brand) => {
    for (const path of ['/', '/tos', '/privacy']) expect(findPage(registry, brand, path)?.page.path).toBe(path);
  });

  it.each([
    ...SPECIFIED_PATHS.tests,
    ...SPECIFIED_PATHS.darkMode,
    ...specified.filter((path) => /preview|20\d\d/.test(path)),
  ])('%s is not for search engines', (path) => {
    for (const page of registry.pages.filter((entry) => entry.path === path)) expect(page.indexable).toBe(false);
  });

  it('is one entry for each brand: no brand has a path twice', () => {
    const taken = registry.pages.flatMap(({ path, brands: codes }) => codes.map((brand) => `${brand} ${path}`));
    expect(taken.filter((place, index) => taken.indexOf(place) !== index)).toEqual([]);
  });

  it('is named once: no two pages share a name', () => {
    const names = registry.pages.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
