import type { BrandCode } from '@/lib/brand/brand-code';
import type { Form } from '@/lib/form/form';
import type { Page } from './page';
import type { FormName } from './page-names';

/** A path split by the registry: the longest registered path is the page, one further segment is the step. */
export interface PageMatch {
  readonly page: Page;
  /** Present when the address names a step that the page's form has. */
  readonly stepName?: string;
}

/** Where pages and their steps are looked up. */
export interface PageDirectory {
  readonly pages: readonly Page[];
  readonly forms: Readonly<Record<FormName, Pick<Form, 'steps'>>>;
}

function findExactPage(pages: readonly Page[], brand: BrandCode, path: string): Page | undefined {
  return pages.find((page) => page.path === path && page.brands.includes(brand));
}

/**
 * Finds what a path means on a brand. `/otc-savings/zipcode` is the page `/otc-savings` at the step `zipcode`; an
 * unknown step is the page itself, except under the front page, where every mistyped address would be one.
 * Two further segments, a step on a page without a form, or a page the brand does not list are no match.
 */
export function findPage({ pages, forms }: PageDirectory, brand: BrandCode, path: string): PageMatch | undefined {
  const exact = findExactPage(pages, brand, path);
  if (exact) return { page: exact };
  const cut = path.lastIndexOf('/');
  const segment = path.slice(cut + 1);
  if (cut < 0 || segment === '') return undefined;
  const page = findExactPage(pages, brand, cut === 0 ? '/' : path.slice(0, cut));
  if (!page?.form) return undefined;
  const stepName = forms[page.form].steps.find((step) => step === segment);
  if (stepName !== undefined) return { page, stepName };
  return page.path === '/' ? undefined : { page };
}
