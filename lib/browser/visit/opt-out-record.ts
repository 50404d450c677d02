import { hasOptOutSignal, watchOptOut } from '../platform/privacy-signal';
import { localStore } from '../platform/storage';
import { findKeptUser, keepUser } from './kept-user';
import type { UserSync } from './user-sync';

/** Has the server keep with the user whether they opted out, now and at every change. Returns a stop function. */
export function recordOptOut(sync: Pick<UserSync, 'announce'>): () => void {
  const record = () => {
    const user = findKeptUser(localStore);
    if (user) keepUser(localStore, { ...user, isOptedOut: hasOptOutSignal(), updatedAt: new Date().toISOString() });
    sync.announce();
  };
  record();
  return watchOptOut(record);
}
