import type { LocalizedText, Language } from '@/lib/names/language';
import type { TermName } from '@/lib/names/term-names';

/** A word that visitors may not know, in both languages. */
export interface Term {
  /** What texts call it; small letters match capitals too. The longest that fits is taken. */
  readonly words: Readonly<Record<Language, readonly [string, ...string[]]>>;
  /** How a question asks for it: "What is an SR-22?". */
  readonly question: LocalizedText;
  /** Two to four neutral sentences, true of every plan and every state (compliance 1d). */
  readonly explanation: LocalizedText;
}

export type Glossary = Readonly<Record<TermName, Term>>;
