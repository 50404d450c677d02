import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { findPage } from '@/lib/page/find-page';
import { findRedirect, type Redirect } from '@/lib/request/redirect';
import type { Registry } from '@/lib/request/route-request';
import { describeChoice } from './nearest-name';
import { when, type FoundFault, type PageFault, type PageLint } from './page-fault';

const fault = (what: string, mend: string, near: string): FoundFault => ({ rule: 'redirect', what, mend, near });

function isWholeAddress(to: string): boolean {
  return URL.canParse(to) && new URL(to).protocol === 'https:' && new URL(to).href === to;
}

function listShapeFaults({ path, to }: Redirect): readonly FoundFault[] {
  return [
    ...when(
      !/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path),
      fault(`${path} is no path`, 'Lower case, digits and hyphens after a slash.', path),
    ),
    ...when(
      !to.startsWith('/') && !isWholeAddress(to),
      fault(`${to} is neither a path nor a whole https address`, 'Write it so: https://www.medicare.gov/', to),
    ),
  ];
}

function listBrandFaults(redirect: Redirect, brand: BrandCode, registry: Registry): readonly FoundFault[] {
  const { path, to } = redirect;
  const next = to.startsWith('/') ? findRedirect(registry.redirects, brand, to) : undefined;
  const isNowhere = to.startsWith('/') && !next && !findPage(registry, brand, to);
  const paths = registry.pages.filter(({ brands }) => brands.includes(brand)).map((page) => page.path);
  return [
    ...when(
      findPage(registry, brand, path) !== undefined,
      fault(`${path} is a page on ${brand}, so nobody is led on`, 'Remove the redirect, or the page.', path),
    ),
    ...when(
      findRedirect(registry.redirects, brand, path) !== redirect,
      fault(`${path} stands twice on ${brand}`, 'Keep one of the two.', path),
    ),
    ...when(
      next !== undefined,
      fault(
        next?.to === path || to === path
          ? `${path} and ${to} lead in a circle on ${brand}`
          : `${to} is redirected again on ${brand}`,
        'Lead straight to a page.',
        to,
      ),
    ),
    ...when(
      isNowhere,
      fault(`${to} is no page on ${brand}`, describeChoice(to, paths, `Lead to a page of ${brand}.`), to),
    ),
  ];
}

/** Mistakes in redirects: a target that is a page leads nowhere else, so there is no chain and no circle. */
export function listRedirectFaults({ registry }: PageLint): readonly PageFault[] {
  return registry.redirects.flatMap((redirect) => {
    const perBrand = (redirect.brands ?? BRAND_CODES).flatMap((brand) => listBrandFaults(redirect, brand, registry));
    return [...listShapeFaults(redirect), ...perBrand].map((found) => ({
      entry: `redirect ${redirect.path}`,
      ...found,
    }));
  });
}

/** Where pages stood before, as the entries of an earlier version say. */
export interface EarlierPage {
  readonly path: string;
  readonly brands: readonly BrandCode[];
}

/** Addresses that visitors, ads and search engines still have, and that lead nowhere now. */
export function listRemovedPathFaults(earlier: readonly EarlierPage[], registry: Registry): readonly PageFault[] {
  return earlier.flatMap(({ path, brands }) => {
    const gone = brands.filter(
      (brand) => !findPage(registry, brand, path) && !findRedirect(registry.redirects, brand, path),
    );
    return when(gone.length > 0, {
      rule: 'removed',
      what: `${path} was a page on ${gone.join(', ')} and leads nowhere now`,
      mend: `Add to funnels/redirects.ts: { path: '${path}', brands: [${gone.map((code) => `'${code}'`).join(', ')}], to: '/…', permanent: true }.`,
    }).map((found) => ({ entry: `redirect ${path}`, ...found }));
  });
}
