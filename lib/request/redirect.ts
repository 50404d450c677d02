import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { memoize } from '@/lib/page/memoize';

/** Plain data, edited in `funnels/redirects.ts`. */
export interface Redirect {
  readonly path: string;
  /** Default: every brand. */
  readonly brands?: readonly BrandCode[];
  /** A path of this site, which keeps the query, or an https address, which gets none of it. */
  readonly to: string;
  /** Whether search engines should forget the old address. */
  readonly permanent: boolean;
}

export function defineRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects;
}

const indexRedirects = memoize(
  (redirects: readonly Redirect[]) =>
    new Map(
      redirects.flatMap((redirect) =>
        (redirect.brands ?? BRAND_CODES).map((brand) => [brand + redirect.path, redirect] as const),
      ),
    ),
);

export function findRedirect(redirects: readonly Redirect[], brand: BrandCode, path: string): Redirect | undefined {
  const index = indexRedirects(redirects);
  return index.get(brand + path) ?? index.get(brand + path.slice(0, path.lastIndexOf('/')));
}
