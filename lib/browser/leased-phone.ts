import type { PhoneLease } from '@/lib/phone/phone-lease';
import { PhoneLeaseHolder } from './phone-lease-holder';
import { localStore } from './storage';
import { schedule } from './timers';

/** Longer than from letting go of a link to the click that follows. */
const CLICK_FOLLOWS_MS = 400;

const holder = new PhoneLeaseHolder({ store: localStore, now: () => Date.now(), later: schedule });

/** The lease whose number is shown in place of the default one. */
export function findLease(): PhoneLease | undefined {
  return holder.find();
}

/** The number to show in place of the default one; undefined when there is no valid lease. */
export function findLeasedNumber(): string | undefined {
  return holder.find()?.number;
}

/** Takes over the lease of an earlier page of this visit, if it still runs. */
export function restoreLease(): void {
  holder.restore();
}

/** Keeps a new lease and shows its number everywhere. */
export function keepLease(number: string, expiresInSeconds: number): void {
  holder.keep(number, expiresInSeconds);
}

/** Calls the listener whenever the number to show has changed; gives the way to stop. */
export function watchLease(listener: () => void): () => void {
  return holder.watch(listener);
}

/** Keeps numbers still while they are pressed, and ends a lease that ran out while the device slept. */
export function guardLease(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-call-location]')) holder.press();
  });
  const release = () => void setTimeout(() => holder.release(), CLICK_FOLLOWS_MS);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  document.addEventListener('visibilitychange', () => holder.restore());
}
