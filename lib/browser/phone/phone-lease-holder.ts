import { parseLease, type PhoneLease } from '@/lib/phone/phone-lease';
import type { ValueStore } from '../platform/storage';

export interface LeaseDependencies {
  readonly store: ValueStore;
  readonly now: () => number;
  /** Returns a cancel function. */
  readonly schedule: (work: () => void, ms: number) => () => void;
}

const LEASE_KEY = 'phone-lease';

/** Keeps the lease over reloads. A number never changes while its link is pressed; changes show after release. */
export class PhoneLeaseHolder {
  private shown: PhoneLease | undefined;
  private isPressed = false;
  private cancel: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly dependencies: LeaseDependencies) {}

  find(): PhoneLease | undefined {
    return this.shown;
  }

  restore(): void {
    if (this.isPressed) return;
    const kept = parseLease(this.dependencies.store.read(LEASE_KEY), this.dependencies.now());
    this.cancel?.();
    this.cancel = kept && this.dependencies.schedule(() => this.restore(), kept.expiresAt - this.dependencies.now());
    if (kept?.number === this.shown?.number && kept?.expiresAt === this.shown?.expiresAt) return;
    this.shown = kept;
    this.listeners.forEach((listener) => listener());
  }

  keep(number: string, expiresInSeconds: number): void {
    this.dependencies.store.write(LEASE_KEY, { number, expiresAt: this.dependencies.now() + expiresInSeconds * 1000 });
    this.restore();
  }

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
