import { parseZipcode } from '@/lib/fields/parse-zipcode';
import { resolveZip } from '@/lib/visit/resolve-zip';
import { readSharedValues } from './kept-values';
import type { PageVisit } from './page-visit';

/**
 * Tells the ZIP that the visitor gave: on an earlier page or in the address, then whatever is answered on this page.
 * One that was merely guessed is not told: words about a place should not surprise. Returns what ends the watch.
 */
export function watchKnownZip({ visit }: PageVisit, tell: (zipCode: string) => void): () => void {
  const known = resolveZip({ answered: readSharedValues().zipcode, urlParameters: visit.urlParameters });
  if (known !== undefined) tell(known);
  const onSubmit = ({ target }: Event) => {
    const answered = target instanceof HTMLFormElement && parseZipcode(new FormData(target).get('zipcode'));
    if (answered) tell(answered);
  };
  document.addEventListener('submit', onSubmit, true);
  return () => document.removeEventListener('submit', onSubmit, true);
}
