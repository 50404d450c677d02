import type { PageVisit } from './page-visit';
import { localStore, readForeignText } from '../platform/storage';

/** Where common analytics libraries, and the earlier site, keep their anonymous id. */
const EARLIER_ID_KEY = 'ajs_anonymous_id';
const LINKED_KEY = 'anonymous-id-linked';

/** Links an id from before this site to the visitor's own, once (specification 4, linking). */
export function linkAnonymousId({ track, visit }: PageVisit): void {
  if (localStore.read(LINKED_KEY) === true) return;
  // Some library versions keep it in quotes.
  const oldUserId = /^"?([\w-]{8,128})"?$/.exec(readForeignText(EARLIER_ID_KEY) ?? '')?.[1];
  if (oldUserId === undefined || oldUserId === visit.anonymousId) return;
  track('anonLink', { oldUserId });
  localStore.write(LINKED_KEY, true);
}
