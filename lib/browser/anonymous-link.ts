import type { PageVisit } from './page-visit';
import { localStore, readForeignText } from './storage';

/** Where the earlier site kept its anonymous id in the same browser, as the common analytics libraries do. */
const EARLIER_ID_KEY = 'ajs_anonymous_id';
const LINKED_KEY = 'anonymous-id-linked';

/** Tells once that an id from before this site and the visitor's own are one (specification 4, linking). */
export function linkAnonymousId({ track, visit }: PageVisit): void {
  if (localStore.read(LINKED_KEY) === true) return;
  // Kept with or without quotes, by the version of the library; anything but an id stays where it is.
  const oldUserId = /^"?([\w-]{8,128})"?$/.exec(readForeignText(EARLIER_ID_KEY) ?? '')?.[1];
  if (oldUserId === undefined || oldUserId === visit.anonymousId) return;
  track('anonLink', { oldUserId });
  localStore.write(LINKED_KEY, true);
}
