import { parseLease, type PhoneLease } from '@/lib/phone/phone-lease';
import { localStore } from './storage';

const LEASE_KEY = 'phone-lease';
const listeners = new Set<() => void>();
let current: PhoneLease | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;

function announce(): void {
  listeners.forEach((listener) => listener());
}

function hold(lease: PhoneLease | undefined): void {
  current = lease;
  clearTimeout(expiry);
  if (!lease) return;
  const end = () => {
    hold(undefined);
    announce();
  };
  expiry = setTimeout(end, lease.expiresAt - Date.now());
}

/** The number to show in place of the default one; undefined when there is no valid lease. */
export function findLeasedNumber(): string | undefined {
  return current?.number;
}

/** Takes over the lease of an earlier page of this visit, if it still runs. */
export function restoreLease(): void {
  hold(parseLease(localStore.read(LEASE_KEY), Date.now()));
  announce();
}

/** Keeps a new lease and shows its number everywhere. */
export function keepLease(number: string, expiresInSeconds: number): void {
  const lease = { number, expiresAt: Date.now() + expiresInSeconds * 1000 };
  localStore.write(LEASE_KEY, lease);
  hold(lease);
  announce();
}

/** Calls the listener whenever the number to show has changed; gives the way to stop. */
export function watchLease(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
