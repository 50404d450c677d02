import { expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { buildStepPath } from '@/lib/page/page-address';
import { routeRequest } from '@/lib/request/route-request';
import { makePageRequest } from '@/tests/support/page-request';

const lookup = { defaultBrand: 'm10', localHosts: true } as const;
const paths = [...new Set(registry.pages.map(({ path }) => path))];

// `every-page` asks the server itself for a few of them.
test.each(Object.values(registry.brands))('$code has its own pages, and answers 404 for those of others', (brand) => {
  const host = `${brand.code}.localhost`;
  const route = (path: string) => routeRequest(makePageRequest(path, { host }), registry, lookup).kind;
  const own = registry.pages.filter(({ brands }) => brands.includes(brand.code));
  const foreign = paths.filter((path) => !own.some((page) => page.path === path));
  expect(own.filter(({ path }) => route(path) !== 'page')).toEqual([]);
  expect(foreign.filter((path) => route(path) !== 'not-found')).toEqual([]);
  const steps = registry.pages.filter(({ path, form }) => form && foreign.includes(path));
  expect(steps.filter((page) => route(buildStepPath(page, 'zipcode')) !== 'not-found')).toEqual([]);
});
