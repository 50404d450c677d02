import type { Language } from '@/lib/names/language';

/** Small words of one language that are none of the other. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: new Set(
    (
      'the and you your of for with is are what how do does can may not this that it they we our from which when where ' +
      'who why if or at by an be have has will was more than there their about some each call ask before'
    ).split(' '),
  ),
  spanish: new Set(
    (
      'el la los las un una unos unas de del al y que en con su sus para por es son se lo le les qué cómo cuándo dónde ' +
      'puede pueden esta este esto si más o cada sobre usted hay antes muchos muchas algunos algunas tiene'
    ).split(' '),
  ),
};

const FEWEST_WORDS = 4;
/** So many more small words of the other language than of its own. */
const MARGIN = 2;

/** Whether a text is in the other language. A heading of one or two words cannot be told and passes. */
export function isForeignText(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const own = count(SMALL_WORDS[language]);
  const other = count(SMALL_WORDS[language === 'english' ? 'spanish' : 'english']);
  return other >= own + MARGIN || (own === 0 && other > 0 && words.length <= 6);
}
