import { createPhoneLeaseHolder } from './phone-lease-holder';
import { readPageAge } from '../platform/page-age';
import { localStore } from '../platform/storage';
import { schedule } from '../platform/timers';

const CLICK_FOLLOWS_MS = 400;

const holder = createPhoneLeaseHolder({ store: localStore, now: () => Date.now(), age: readPageAge, schedule });

export const {
  find: findLease,
  restore: restoreLease,
  keep: keepLease,
  /** Returns an unsubscribe function. */
  watch: watchLease,
} = holder;

/** Undefined when there is no valid lease. */
export function findLeasedNumber(): string | undefined {
  return holder.find()?.number;
}

/** Keeps numbers unchanged while pressed; ends a lease that ran out while the device slept. */
export function guardLease(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-call-location]')) holder.press();
  });
  const release = () => void setTimeout(holder.release, CLICK_FOLLOWS_MS);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  document.addEventListener('visibilitychange', holder.restore);
}
