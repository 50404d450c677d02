import { isSameUser, parseUser, type User } from '@/lib/visit/user';
import type { ValueStore } from './storage';

const USER_KEY = 'user';

/** The user of this browser as last kept. */
export function findKeptUser(store: ValueStore): User | undefined {
  return parseUser(store.read(USER_KEY));
}

/** Keeps a user; one that differs from the kept one in nothing but the moment changes nothing. */
export function keepUser(store: ValueStore, user: User): void {
  const kept = findKeptUser(store);
  if (!kept || !isSameUser(kept, user)) store.write(USER_KEY, user);
}

/** Takes over what another tab has kept, unless this tab has a newer one. */
export function takeOverUser(store: ValueStore, user: User): void {
  const kept = findKeptUser(store);
  if (!kept || kept.updatedAt < user.updatedAt) store.write(USER_KEY, user);
}
