import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';
import { languageTag, type Language } from '@/lib/names/language';
import type { Page } from '@/lib/page/page';

export function otherLanguage(language: Language): Language {
  return language === 'english' ? 'spanish' : 'english';
}

/** Full addresses by language tag, for `hreflang`; undefined for a page without a pair. */
export function listPageLanguages(
  brand: Pick<Brand, 'hosts'>,
  { path, alternate, language }: Pick<Page, 'path' | 'alternate' | 'language'>,
): Readonly<Record<string, string>> | undefined {
  if (alternate === undefined) return undefined;
  const origin = siteOrigin(brand);
  return { [languageTag(language)]: origin + path, [languageTag(otherLanguage(language))]: origin + alternate };
}
