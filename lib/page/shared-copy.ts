import type { Page } from './page';

/** Texts of a block that stand for themselves everywhere: labels, marks, names of columns. */
const LABEL_KEYS: readonly string[] = [
  'kind',
  'icon',
  'image',
  'provider',
  'destination',
  'address',
  'readOn',
  'publisher',
  'columns',
  'label',
  'during',
];

/** A sentence shorter than this says nothing of its own. */
const SHORTEST_WORDS = 4;

function listTexts(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(listTexts);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (LABEL_KEYS.includes(key) ? [] : listTexts(value)));
}

/** The sentences that a page says itself: headline block and body, without labels, in lower case. */
export function listSentences({ headline, subheadline, body }: Page): ReadonlySet<string> {
  const sentences = listTexts([headline, subheadline, body])
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}{} ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= SHORTEST_WORDS);
  return new Set(sentences);
}

/** The share of the shorter page's sentences that the other one says too, 0 to 1. */
export function measureSharedCopy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  return [...shorter].filter((sentence) => longer.has(sentence)).length / shorter.size;
}
