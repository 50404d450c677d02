import type { Language } from '@/lib/names/language';
import type { TermName } from '@/lib/names/term-names';
import type { Block } from './block';
import type { Glossary } from './glossary';
import type { Page } from './page';

/** A piece of a text; with a term where it is explained. */
export interface TextPart {
  readonly text: string;
  readonly term?: TermName;
}

interface TermPlace {
  readonly term: TermName;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The running text of a block, in reading order: headings, titles and links explain nothing. */
function listRunningTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'explainer':
    case 'article-section':
      return block.paragraphs;
    case 'faq':
      return block.questions.map(({ answer }) => answer);
    case 'tip-list':
      return block.tips.map(({ text }) => text);
    case 'how-it-works':
      return block.steps.map(({ text }) => text);
    default:
      return [];
  }
}

const PART_OF_A_WORD = /[\p{L}\d-]/u;

/** Where a text first says one of the words, whole; of two at one place the longer. */
function findWords(
  text: string,
  words: readonly string[],
): { readonly start: number; readonly end: number } | undefined {
  const lower = text.toLowerCase();
  const found = words.flatMap((word) => {
    const places: { readonly start: number; readonly end: number }[] = [];
    const wanted = word.toLowerCase();
    for (let start = lower.indexOf(wanted); start >= 0; start = lower.indexOf(wanted, start + 1)) {
      const end = start + wanted.length;
      const isWhole = ![lower.charAt(start - 1), lower.charAt(end)].some((next) => PART_OF_A_WORD.test(next));
      if (isWhole) places.push({ start, end });
    }
    return places;
  });
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end)[0];
}

function findPlace(
  term: TermName,
  texts: readonly string[],
  words: readonly string[],
  taken: readonly TermPlace[],
): TermPlace | undefined {
  for (const text of texts) {
    const found = findWords(text, words);
    const isTaken = taken.some(
      (other) => other.text === text && found && other.start < found.end && found.start < other.end,
    );
    if (found && !isTaken) return { term, text, ...found };
  }
  return undefined;
}

function listPlaces(page: Pick<Page, 'body' | 'explains' | 'language'>, glossary: Glossary): readonly TermPlace[] {
  const texts = page.body.flatMap(listRunningTexts);
  return page.explains.reduce<readonly TermPlace[]>((places, term) => {
    const place = findPlace(term, texts, glossary[term].words[page.language], places);
    return place ? [...places, place] : places;
  }, []);
}

function splitAt(text: string, places: readonly TermPlace[]): readonly TextPart[] {
  const inOrder = places.toSorted((one, other) => one.start - other.start);
  const parts = inOrder.flatMap(({ term, start, end }, index): TextPart[] => [
    { text: text.slice(inOrder[index - 1]?.end ?? 0, start) },
    { text: text.slice(start, end), term },
  ]);
  return [...parts, { text: text.slice(inOrder.at(-1)?.end ?? 0) }].filter((part) => part.text !== '');
}

/**
 * The texts of a page that explain a term, each in parts. A term is explained once, where the page's running text
 * first says it; a text that is not in the map is shown as it is.
 */
export function explainTexts(
  page: Pick<Page, 'body' | 'explains' | 'language'>,
  glossary: Glossary,
): ReadonlyMap<string, readonly TextPart[]> {
  const places = listPlaces(page, glossary);
  const texts = new Set(places.map(({ text }) => text));
  return new Map(
    [...texts].map((text) => [
      text,
      splitAt(
        text,
        places.filter((place) => place.text === text),
      ),
    ]),
  );
}

/** The terms that a page means to explain and its running text never says. */
export function listUnsaidTerms(
  page: Pick<Page, 'body' | 'explains' | 'language'>,
  glossary: Glossary,
): readonly TermName[] {
  const said = listPlaces(page, glossary).map(({ term }) => term);
  return page.explains.filter((term) => !said.includes(term));
}

/** Words by language, for a question: what is asked, and its explanation. */
export interface ExplainedTerm {
  readonly question: string;
  readonly explanation: string;
}

/** One term in one language. */
export function pickTerm(glossary: Glossary, term: TermName, language: Language): ExplainedTerm {
  const { question, explanation } = glossary[term];
  return { question: question[language], explanation: explanation[language] };
}
