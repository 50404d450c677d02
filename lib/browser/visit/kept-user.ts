import { isSameUser, parseUser, type User } from '@/lib/visit/user';
import type { ValueStore } from '../platform/storage';

const USER_KEY = 'user';

export function findKeptUser(store: ValueStore): User | undefined {
  return parseUser(store.read(USER_KEY));
}

/** Ignores a change of the timestamp alone. */
export function keepUser(store: ValueStore, user: User): void {
  const kept = findKeptUser(store);
  if (!kept || !isSameUser(kept, user)) store.write(USER_KEY, user);
}

/** Unless this tab has a newer one. */
export function takeOverUser(store: ValueStore, user: User): void {
  const kept = findKeptUser(store);
  if (!kept || kept.updatedAt < user.updatedAt) store.write(USER_KEY, user);
}
