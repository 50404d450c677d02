import type { Page } from '@/lib/page/page';
import type { Brand } from '@/lib/brand/brand';
import { listBrandsWithoutAds } from './list-brands-without-ads';
import { listSampleFacts } from './list-sample-facts';

const NEEDED_PATHS = ['/', '/tos', '/privacy'];

function listMissingFacts(brand: Brand): readonly string[] {
  const needed: readonly (readonly [fact: unknown, fault: string])[] = [
    [brand.identity.licence, 'identity.licence is missing'],
    ...(brand.product === 'medicare'
      ? ([
          [brand.tpmo, 'tpmo is missing (compliance M-10)'],
          [brand.planSponsors, 'planSponsors is missing (compliance M-36)'],
        ] as const)
      : []),
  ];
  return needed.filter(([fact]) => fact === undefined).map(([, fault]) => fault);
}

/** Placeholders and missing facts or pages; production serves no brand that has any. */
export function listLaunchFaults(brand: Brand, pages: readonly Page[]): readonly string[] {
  const own = pages.filter((page) => page.brands.includes(brand.code));
  const ids = own.filter(({ smid, xsmid }) => /sample/i.test(`${smid?.[brand.code]} ${xsmid?.[brand.code]}`));
  return [
    ...listSampleFacts(brand).map((path) => `${path} is a sample`),
    ...listMissingFacts(brand),
    ...brand.hosts.filter((host) => host.endsWith('.example')).map((host) => `hosts: ${host} is a sample`),
    ...NEEDED_PATHS.filter((path) => !own.some((page) => page.path === path)).map((path) => `no page has ${path}`),
    ...own
      .filter((page) => listBrandsWithoutAds({ ...page, brands: [brand.code] }, { [brand.code]: brand }).length > 0)
      .map(({ name }) => `mediaAlpha.adPlacementId is missing: the page ${name} cannot show ads`),
    ...ids.map(({ name }) => `the material id of the page ${name} is a sample`),
  ];
}
