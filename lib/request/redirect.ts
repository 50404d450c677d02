import { BRAND_CODES, type BrandCode } from '@/lib/brand/brand-code';
import { buildOnce } from '@/lib/page/build-once';

/** Where an address that is no page leads; plain data, edited in `funnels/redirects.ts`. */
export interface Redirect {
  /** As a page's path is written; the steps that a retired page had lead the same way. */
  readonly path: string;
  /** Default every brand. */
  readonly brands?: readonly BrandCode[];
  /** A path of this site, which keeps the query, or a whole https address, which gets none of it. */
  readonly to: string;
  /** Whether search engines should forget the old address. */
  readonly permanent: boolean;
}

/** Declares the redirects; an unknown brand does not compile. */
export function defineRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects;
}

const indexRedirects = buildOnce(
  (redirects: readonly Redirect[]) =>
    new Map(
      redirects.flatMap((redirect) =>
        (redirect.brands ?? BRAND_CODES).map((brand) => [brand + redirect.path, redirect] as const),
      ),
    ),
);

/** The redirect of a path, or of the page that the path was a step of. */
export function findRedirect(redirects: readonly Redirect[], brand: BrandCode, path: string): Redirect | undefined {
  const index = indexRedirects(redirects);
  return index.get(brand + path) ?? index.get(brand + path.slice(0, path.lastIndexOf('/')));
}
