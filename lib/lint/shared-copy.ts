import type { Page } from '@/lib/page/page';
import { listTexts } from './page-texts';

const LABELS: readonly string[] = ['publisher', 'columns', 'label'];

const SHORTEST_WORDS = 4;

/** Headlines and body without labels, in lower case. */
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

/** Relative to the shorter page, 0 to 1. */
export function measureSharedCopy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  return [...shorter].filter((sentence) => longer.has(sentence)).length / shorter.size;
}
