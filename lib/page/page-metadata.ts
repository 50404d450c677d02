import type { Brand } from '@/lib/brand/brand';
import { languageTag } from '@/lib/copy/language';
import type { Page } from './page';
import { buildTitle } from './page-title';

/** What stands in the head of a page, in Next's words. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly robots: { readonly index: boolean; readonly follow: boolean };
  readonly icons: { readonly icon: string };
  readonly alternates: { readonly canonical: string; readonly languages?: Record<string, string> };
}

/** The head of a page (specification 2): not indexed when the environment is preview or the page is not indexable. */
export function buildPageMetadata(brand: Brand, page: Page, isPreview: boolean): PageMetadata {
  const origin = `https://${brand.hosts[0]}`;
  const language = page.language ?? 'english';
  const other = language === 'english' ? 'spanish' : 'english';
  const isIndexed = !isPreview && page.indexable !== false;
  return {
    title: buildTitle(page.title, brand.name),
    description: page.description,
    robots: { index: isIndexed, follow: isIndexed },
    icons: { icon: brand.icon },
    alternates: {
      canonical: origin + page.path,
      ...(page.alternate && {
        languages: { [languageTag(language)]: origin + page.path, [languageTag(other)]: origin + page.alternate },
      }),
    },
  };
}
