/** Specification 3, route metadata. */
export type Language = 'english' | 'spanish';

export type LocalizedText = Readonly<Record<Language, string>>;

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { english: 'en', spanish: 'es' };

export function languageTag(language: Language): string {
  return LANGUAGE_TAGS[language];
}
