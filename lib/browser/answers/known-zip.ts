import { parseZipcode } from '@/lib/fields/parse-zipcode';
import { resolveZip } from '@/lib/visit/resolve-zip';
import { readDraft, SHARED_KEY } from './kept-drafts';
import type { PageVisit } from '../page/page-visit';

/** Reports each ZIP that the visitor sends with a step, before it is kept. Returns an unsubscribe function. */
export function watchGivenZip(tell: (zipCode: string) => void): () => void {
  const onSubmit = ({ target }: Event) => {
    const answered = target instanceof HTMLFormElement && parseZipcode(new FormData(target).get('zipcode'));
    if (answered) tell(answered);
  };
  document.addEventListener('submit', onSubmit, true);
  return () => document.removeEventListener('submit', onSubmit, true);
}

/** Reports ZIPs that the visitor gave, no guessed one: a place should not surprise. Returns an unsubscribe function. */
export function watchKnownZip({ visit }: PageVisit, tell: (zipCode: string) => void): () => void {
  const known = resolveZip({ answered: readDraft(SHARED_KEY)['zipcode'], urlParameters: visit.urlParameters });
  if (known !== undefined) tell(known);
  return watchGivenZip(tell);
}
