import type { Brand } from '@/lib/brand/brand';
import type { Language } from '@/lib/copy/language';
import type { UiWords } from '@/lib/copy/ui-words';
import { NOT_FOUND_SEGMENT, type Registry } from '@/lib/request/route-request';
import { findPage } from './find-page';
import { buildStepPath } from './page-address';
import type { Page } from './page';

/** What one prerendered address shows. */
export interface RenderedPage {
  readonly brand: Brand;
  readonly page: Page;
  readonly stepName?: string;
}

/** The designed page behind every address that a brand does not have. */
function buildNotFoundPage(brand: Brand, words: UiWords['notFound']): Page {
  return {
    name: 'not-found',
    path: `/${NOT_FOUND_SEGMENT}`,
    brands: [brand.code],
    language: brand.language,
    template: 'not-found',
    title: words.title,
    description: words.text,
    headline: words.headline,
    subheadline: words.text,
    body: [],
    indexable: false,
  };
}

/** The parameters of the page route. */
export interface RouteParameters {
  readonly brand: string;
  readonly slug?: string[];
}

/**
 * The page that a rewritten address means; an address that the middleware would not have made is the not-found
 * page. Throws for an unknown brand, which no prerendered address has.
 */
export function readRenderedPage(
  registry: Registry,
  { brand: brandCode, slug = [] }: RouteParameters,
  words: Readonly<Record<Language, UiWords>>,
): RenderedPage {
  const brand = Object.values(registry.brands).find(({ code }) => code === brandCode);
  if (!brand) throw new Error(`No brand is called ${brandCode}`);
  const match = findPage(registry, brand.code, `/${slug.map(decodeURIComponent).join('/')}`);
  return { brand, ...(match ?? { page: buildNotFoundPage(brand, words[brand.language].notFound) }) };
}

/** Every address to prerender, as route parameters: each page of each brand at each step, and each brand's not-found page. */
export function listRenderedAddresses(registry: Registry): Required<RouteParameters>[] {
  const toSlug = (path: string) => path.split('/').filter((segment) => segment !== '');
  const pages = registry.pages.flatMap((page) => {
    const steps = page.form ? registry.forms[page.form].steps : [];
    const paths = [page.path, ...steps.map((step) => buildStepPath(page, step))];
    return page.brands.flatMap((brand) => paths.map((path) => ({ brand, slug: toSlug(path) })));
  });
  const notFound = Object.keys(registry.brands).map((brand) => ({ brand, slug: [NOT_FOUND_SEGMENT] }));
  return [...pages, ...notFound];
}
