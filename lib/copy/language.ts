/** The two languages a page can be written in (specification 3, route metadata). */
export type Language = 'english' | 'spanish';

/** One text in both languages; every word a visitor can see in either language lives in such a pair. */
export type Words = Readonly<Record<Language, string>>;

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { english: 'en', spanish: 'es' };

/** The BCP 47 tag for `html lang` and `hreflang`. */
export function languageTag(language: Language): string {
  return LANGUAGE_TAGS[language];
}
