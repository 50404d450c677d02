import { parseLease, type PhoneLease } from '@/lib/phone/phone-lease';
import type { ValueStore } from './storage';

/** What the holder needs of the world; tests pass their own. */
export interface LeaseWorld {
  readonly store: ValueStore;
  readonly now: () => number;
  /** Gives the way to call it off. */
  readonly later: (work: () => void, ms: number) => () => void;
}

const LEASE_KEY = 'phone-lease';

/**
 * Holds the lease of this browser: shown until its expiry, kept over reloads, and never changed under a finger. What
 * changes while a call link is pressed is shown once it is let go.
 */
export class PhoneLeaseHolder {
  private shown: PhoneLease | undefined;
  private isPressed = false;
  private callOff: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly world: LeaseWorld) {}

  /** The lease whose number is on screen; undefined while the default number is. */
  find(): PhoneLease | undefined {
    return this.shown;
  }

  /** Takes over the lease of an earlier page, or what another tab has leased, if its time is not over. */
  restore(): void {
    if (this.isPressed) return;
    const kept = parseLease(this.world.store.read(LEASE_KEY), this.world.now());
    this.callOff?.();
    this.callOff = kept && this.world.later(() => this.restore(), kept.expiresAt - this.world.now());
    if (kept?.number === this.shown?.number && kept?.expiresAt === this.shown?.expiresAt) return;
    this.shown = kept;
    this.listeners.forEach((listener) => listener());
  }

  /** Keeps a new lease. */
  keep(number: string, expiresInSeconds: number): void {
    this.world.store.write(LEASE_KEY, { number, expiresAt: this.world.now() + expiresInSeconds * 1000 });
    this.restore();
  }

  /** A finger is on a call link: what it reads there is what it calls. */
  press(): void {
    this.isPressed = true;
  }

  release(): void {
    this.isPressed = false;
    this.restore();
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
