const DAY_MS = 24 * 60 * 60 * 1000;

export interface ExitIntentMemory {
  /** Unix ms; anything else counts as never. */
  readonly lastShownAt: unknown;
  readonly isUnsubscribed: boolean;
}

export function mayShow({ lastShownAt, isUnsubscribed }: ExitIntentMemory, repeatAfterDays: number, now: number) {
  if (isUnsubscribed) return false;
  if (typeof lastShownAt !== 'number') return true;
  const days = (now - lastShownAt) / DAY_MS;
  // Further ahead than it may repeat is as good as long ago: the clock was wrong.
  return repeatAfterDays > 0 && (days >= repeatAfterDays || days < -repeatAfterDays);
}

/** Pixels from the top of the screen, and when. */
export interface TouchPoint {
  readonly y: number;
  readonly at: number;
}

/** Specification 9. */
const SWIPE_THRESHOLD = 100;

export function isFastSwipe(from: TouchPoint, to: TouchPoint, sensitivity: number): boolean {
  const pixels = to.y - from.y;
  const milliseconds = to.at - from.at;
  return pixels > 0 && milliseconds > 0 && (pixels / milliseconds) * sensitivity > SWIPE_THRESHOLD;
}

export interface ScrollPlace {
  readonly top: number;
  readonly reachable: number;
}

/** A percentage of 0 is off; a page that cannot scroll never qualifies. */
export function isScrolledTo({ top, reachable }: ScrollPlace, percentage: number): boolean {
  return percentage > 0 && reachable > 0 && (top / reachable) * 100 >= percentage;
}

/** Tabs and the address bar are at the top. */
export function hasLeftThroughTop(y: number): boolean {
  return y <= 0;
}
