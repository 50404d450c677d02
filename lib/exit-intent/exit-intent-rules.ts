const DAY_MS = 24 * 60 * 60 * 1000;

/** What the browser remembers of the popup. */
export interface ExitIntentMemory {
  /** Milliseconds since 1970; whatever is no number counts as never. */
  readonly lastShownAt: unknown;
  readonly isUnsubscribed: boolean;
}

/** Whether it may show: never before, or days enough ago; and the visitor did not refuse it. */
export function mayShow({ lastShownAt, isUnsubscribed }: ExitIntentMemory, repeatAfterDays: number, now: number) {
  if (isUnsubscribed) return false;
  if (typeof lastShownAt !== 'number') return true;
  return repeatAfterDays > 0 && now - lastShownAt >= repeatAfterDays * DAY_MS;
}

/** A point of a finger's way: pixels from the top of the screen, and when. */
export interface TouchPoint {
  readonly y: number;
  readonly at: number;
}

/** Speed times sensitivity from which on a swipe is a flick (specification 9). */
const SWIPE_THRESHOLD = 100;

/** Whether one movement of a finger flicks the page back up: the finger moves down, fast. */
export function isFastSwipe(from: TouchPoint, to: TouchPoint, sensitivity: number): boolean {
  const pixels = to.y - from.y;
  const milliseconds = to.at - from.at;
  return pixels > 0 && milliseconds > 0 && (pixels / milliseconds) * sensitivity > SWIPE_THRESHOLD;
}

/** How far a page is scrolled: what lies above the screen, and what could. */
export interface ScrollPlace {
  readonly top: number;
  readonly reachable: number;
}

/** Whether a page is scrolled that far; a percentage of 0 asks for nothing, a page that cannot scroll never is. */
export function isScrolledTo({ top, reachable }: ScrollPlace, percentage: number): boolean {
  return percentage > 0 && reachable > 0 && (top / reachable) * 100 >= percentage;
}

/** Whether a mouse that left the document left through the top, where tabs and the address bar are. */
export function hasLeftThroughTop(y: number): boolean {
  return y <= 0;
}
