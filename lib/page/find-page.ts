import type { BrandCode } from '@/lib/brand/brand-code';
import type { Form } from '@/lib/form/form';
import { buildOnce } from './build-once';
import type { Page } from './page';
import type { FormName } from './page-names';

/** A path split by the registry: the longest registered path is the page, one further segment is the step. */
export interface PageMatch {
  readonly page: Page;
  /** Present when the address names a step that the page's form has. */
  readonly stepName?: string;
  /** Present when it names a step that the form does not have. */
  readonly unknownStep?: string;
}

/** Where pages and their steps are looked up. */
export interface PageDirectory {
  readonly pages: readonly Page[];
  readonly forms: Readonly<Record<FormName, Pick<Form, 'steps'>>>;
}

/** Every page request looks here, so the pages stand by brand and path; a path begins with a slash, a brand has none. */
const indexPages = buildOnce(
  (pages: readonly Page[]) =>
    new Map(pages.flatMap((page) => page.brands.map((brand) => [brand + page.path, page] as const))),
);

/**
 * Finds what a path means on a brand. `/otc-savings/zipcode` is the page `/otc-savings` at the step `zipcode`; an
 * unknown step is the page itself, except under the front page, where every mistyped address would be one.
 * Two further segments, a step on a page without a form, or a page the brand does not list are no match.
 */
export function findPage({ pages, forms }: PageDirectory, brand: BrandCode, path: string): PageMatch | undefined {
  const index = indexPages(pages);
  const exact = index.get(brand + path);
  if (exact) return { page: exact };
  const cut = path.lastIndexOf('/');
  const segment = path.slice(cut + 1);
  // A path of two slashes has the front page before its last one, yet names another host in a redirect.
  if (cut < 0 || cut === 1 || segment === '') return undefined;
  const page = index.get(brand + (cut === 0 ? '/' : path.slice(0, cut)));
  if (!page?.form) return undefined;
  const stepName = forms[page.form].steps.find((step) => step === segment);
  if (stepName !== undefined) return { page, stepName };
  return page.path === '/' ? undefined : { page, unknownStep: segment };
}
