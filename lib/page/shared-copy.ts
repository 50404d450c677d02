import type { Page } from './page';
import { listTexts } from './page-texts';

/** Texts that stand for themselves everywhere: labels, names of columns, who published something. */
const LABELS: readonly string[] = ['publisher', 'columns', 'label'];

/** A sentence shorter than this says nothing of its own. */
const SHORTEST_WORDS = 4;

/** The sentences that a page says itself: headline block and body, without labels, in lower case. */
export function listSentences({ headline, subheadline, body }: Page): ReadonlySet<string> {
  const sentences = listTexts([headline, subheadline, body], LABELS)
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
