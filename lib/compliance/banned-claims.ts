import type { LocalizedText } from '@/lib/names/language';
import { CLAIM_FAMILIES } from './claim-families';
import { isLawful } from './claim-family';

/** A claim as it stands in a text. */
interface BannedClaim {
  /** The compliance rule that it breaks. */
  readonly rule: string;
  readonly words: string;
  /** What may be said, in either language. */
  readonly instead: LocalizedText;
}

const QUIETLY: LocalizedText = {
  english: 'Write it without capitals and exclamation marks.',
  spanish: 'Escríbalo sin mayúsculas seguidas ni signos de exclamación.',
};

/** Initials that are written so everywhere. */
const SHOUTING = /!|\b[A-Z]{5,}\b(?<!HIPAA|MEDICARE|GEICO|MAPFRE|GAINSCO)/;

/** Letter by letter, so that places in it are places in the text. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').slice(0, 1));
}

/** With their marks; a colon and a semicolon end one too, so that a denial counts where it stands. */
function listSentences(text: string): readonly string[] {
  return text.match(/[^.?!:;]+(?:[.?!:;](?!\s|$)[^.?!:;]*)*[.?!:;]?/g) ?? [];
}

function listClaims(sentence: string): readonly BannedClaim[] {
  const written = sentence.trim();
  const read = plain(written).replace(/[.:;!]$/, '');
  return CLAIM_FAMILIES.flatMap(({ rule, instead, patterns, lawfulWhen = [] }) => {
    const found = patterns.map((pattern) => pattern.exec(read)).find((match) => match !== null);
    if (!found || isLawful(read, lawfulWhen)) return [];
    return [{ rule, instead, words: written.slice(found.index, found.index + found[0].length) }];
  });
}

/**
 * What a text claims that no page may, in either language (compliance 1d, 4, 7a): the everyday ways of claiming it. What
 * no pattern can judge is for whoever reviews the page.
 */
export function listBannedClaims(text: string): readonly BannedClaim[] {
  const shouted = SHOUTING.exec(text)?.[0];
  const claims = listSentences(text).flatMap(listClaims);
  return shouted === undefined ? claims : [...claims, { rule: 'T-05', words: shouted, instead: QUIETLY }];
}
