import type { Page } from '@/lib/page/page';
import type { PageFault } from './page-fault';
import { listSentences, measureSharedCopy } from './shared-copy';

const MOST_SHARED = 0.4;

function listRepeats(pages: readonly Page[], key: 'headline' | 'description'): readonly PageFault[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const owner = owners.get(page[key]);
    owners.set(page[key], owner ?? page.name);
    if (owner === undefined) return [];
    const what = `the ${key} is that of ${owner}`;
    return [{ entry: page.name, rule: 'copy', what, mend: 'Write it for this page’s own topic.', near: page[key] }];
  });
}

function listCloseCopies(pages: readonly Page[]): readonly PageFault[] {
  const sentences = new Map(pages.map((page) => [page, listSentences(page)]));
  return pages.flatMap((page, index) =>
    pages.slice(index + 1).flatMap((other) => {
      if (!other.brands.some((brand) => page.brands.includes(brand))) return [];
      const share = measureSharedCopy(sentences.get(page) ?? new Set(), sentences.get(other) ?? new Set());
      if (share <= MOST_SHARED) return [];
      const what = `it shares ${Math.round(share * 100)} % of its sentences with ${page.name}`;
      const mend = `Rewrite it: at most ${MOST_SHARED * 100} % on one brand.`;
      return [{ entry: other.name, rule: 'copy', what, mend }];
    }),
  );
}

/** Repeated headlines, descriptions and too many sentences. Legal pages repeat on purpose. */
export function listCopyFaults(pages: readonly Page[]): readonly PageFault[] {
  const written = pages.filter(({ template }) => template !== 'legal');
  return [...listRepeats(written, 'headline'), ...listRepeats(written, 'description'), ...listCloseCopies(written)];
}
