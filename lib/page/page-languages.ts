import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';
import { languageTag, type Language } from '@/lib/copy/language';
import type { Page } from './page';

/** The language that a page is not in. */
export function otherLanguage(language: Language): Language {
  return language === 'english' ? 'spanish' : 'english';
}

/**
 * A page and its pair by language tag, each with its whole address: what search engines read as one page in two
 * languages. Undefined for a page without a pair.
 */
export function listPageLanguages(
  brand: Pick<Brand, 'hosts'>,
  { path, alternate, language }: Pick<Page, 'path' | 'alternate' | 'language'>,
): Readonly<Record<string, string>> | undefined {
  if (alternate === undefined) return undefined;
  const origin = siteOrigin(brand);
  return { [languageTag(language)]: origin + path, [languageTag(otherLanguage(language))]: origin + alternate };
}
