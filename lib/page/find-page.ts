import type { BrandCode } from '@/lib/names/brand-code';
import type { Form } from '@/lib/form/form';
import { memoize } from './memoize';
import type { Page } from './page';
import { listPageSteps } from './page-form';
import type { FormName } from '@/lib/names/page-names';

export interface PageMatch {
  readonly page: Page;
  readonly stepName?: string;
  readonly unknownStep?: string;
  /** The address names a step of an earlier version; the match is the step that asks its question now. */
  readonly isFormerStep?: true;
}

export interface PageDirectory {
  readonly pages: readonly Page[];
  readonly forms: Readonly<Record<FormName, Pick<Form, 'steps' | 'formerSteps'>>>;
}

/** A path begins with a slash and a brand has none, so both join into one key. */
const indexPages = memoize(
  (pages: readonly Page[]) =>
    new Map(pages.flatMap((page) => page.brands.map((brand) => [brand + page.path, page] as const))),
);

/** A page and what its path is followed by, before anybody has looked whether its form has such a step. */
export interface PagePlace {
  readonly page: Page;
  readonly segment?: string;
}

export function findPlace(pages: readonly Page[], brand: BrandCode, path: string): PagePlace | undefined {
  const index = indexPages(pages);
  const exact = index.get(brand + path);
  if (exact) return { page: exact };
  const cut = path.lastIndexOf('/');
  const segment = path.slice(cut + 1);
  // A leading double slash would name another host in a redirect.
  if (cut < 0 || cut === 1 || segment === '') return undefined;
  const page = index.get(brand + (cut === 0 ? '/' : path.slice(0, cut)));
  return page && { page, segment };
}

/** An unknown step is the page itself, except under the front page, where every mistyped address would be one. */
export function matchStep(forms: PageDirectory['forms'], { page, segment }: PagePlace): PageMatch | undefined {
  if (segment === undefined) return { page };
  if (!page.form) return undefined;
  const form = forms[page.form];
  const { formerSteps = {} } = form;
  const steps = listPageSteps(form, page);
  const stepName = steps.find((step) => step === segment);
  if (stepName !== undefined) return { page, stepName };
  const heir = Object.hasOwn(formerSteps, segment) ? formerSteps[segment] : undefined;
  if (heir !== undefined && steps.includes(heir)) return { page, stepName: heir, isFormerStep: true };
  return page.path === '/' ? undefined : { page, unknownStep: segment };
}

/** Of the pages as they stand in the registry, whatever experiments make of them. */
export function findPage({ pages, forms }: PageDirectory, brand: BrandCode, path: string): PageMatch | undefined {
  const place = findPlace(pages, brand, path);
  return place && matchStep(forms, place);
}
