import type { PhoneLease } from '@/lib/phone/phone-lease';
import { PhoneLeaseHolder } from './phone-lease-holder';
import { localStore } from '../platform/storage';
import { schedule } from '../platform/timers';

const CLICK_FOLLOWS_MS = 400;

const holder = new PhoneLeaseHolder({ store: localStore, now: () => Date.now(), schedule });

export function findLease(): PhoneLease | undefined {
  return holder.find();
}

/** Undefined when there is no valid lease. */
export function findLeasedNumber(): string | undefined {
  return holder.find()?.number;
}

export function restoreLease(): void {
  holder.restore();
}

export function keepLease(number: string, expiresInSeconds: number): void {
  holder.keep(number, expiresInSeconds);
}

/** Returns an unsubscribe function. */
export function watchLease(listener: () => void): () => void {
  return holder.watch(listener);
}

/** Keeps numbers unchanged while pressed; ends a lease that ran out while the device slept. */
export function guardLease(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-call-location]')) holder.press();
  });
  const release = () => void setTimeout(() => holder.release(), CLICK_FOLLOWS_MS);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  document.addEventListener('visibilitychange', () => holder.restore());
}
