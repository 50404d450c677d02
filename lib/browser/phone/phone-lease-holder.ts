import { parseLease, type PhoneLease } from '@/lib/phone/phone-lease';
import type { ValueStore } from '../platform/storage';

export interface LeaseDependencies {
  readonly store: ValueStore;
  /** Unix ms, by which pages tell one another when a lease ends. */
  readonly now: () => number;
  /** Ms since the page began, whatever happens to that clock. */
  readonly age: () => number;
  /** Returns a cancel function. */
  readonly schedule: (work: () => void, ms: number) => () => void;
}

/** Keeps the lease over reloads. A number never changes while its link is pressed; changes show after release. */
export interface PhoneLeaseHolder {
  readonly find: () => PhoneLease | undefined;
  /** Takes over what this tab or another has kept, and ends what is over. */
  readonly restore: () => void;
  readonly keep: (number: string, expiresInSeconds: number) => void;
  readonly press: () => void;
  readonly release: () => void;
  /** Returns an unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
}

const LEASE_KEY = 'phone-lease';

export function createPhoneLeaseHolder({ store, now, age, schedule }: LeaseDependencies): PhoneLeaseHolder {
  let shown: PhoneLease | undefined;
  /** By the age of the page. */
  let endsAt = 0;
  let isPressed = false;
  let cancel: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function readKept(): PhoneLease | undefined {
    const kept = parseLease(store.read(LEASE_KEY), now());
    const isNew = kept?.number !== shown?.number || kept?.expiresAt !== shown?.expiresAt;
    if (kept && isNew) endsAt = age() + kept.expiresAt - now();
    if (kept && endsAt > age()) return kept;
    // Or a clock that is set back would bring it back.
    store.remove(LEASE_KEY);
    return undefined;
  }

  function restore(): void {
    if (isPressed) return;
    const kept = readKept();
    cancel?.();
    cancel = kept && schedule(restore, endsAt - age());
    if (kept?.number === shown?.number && kept?.expiresAt === shown?.expiresAt) return;
    shown = kept;
    listeners.forEach((listener) => listener());
  }

  return {
    find: () => shown,
    restore,
    keep: (number, expiresInSeconds) => {
      const lastsMs = expiresInSeconds * 1000;
      store.write(LEASE_KEY, { number, expiresAt: now() + lastsMs, lastsMs } satisfies PhoneLease);
      restore();
    },
    press: () => (isPressed = true),
    release: () => {
      isPressed = false;
      restore();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
