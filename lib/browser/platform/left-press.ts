import { sessionStore } from './storage';

const LEFT_PRESS = 'left-press';

/** Slow hands tap twice up to 600 ms apart; nobody reads a new question sooner. */
export const REPEAT_MS = 700;

/** Keeps for the next page of the tab when the last press of this one was, in ms since 1970. */
export function keepLeftPress(pressedAt: number): void {
  sessionStore.write(LEFT_PRESS, pressedAt);
}

/**
 * Says of a tap, by its time in ms as events count them, whether it repeats the press that led to this page. Its own time
 * counts, not when the page gets round to it: a tap waits while a page starts.
 */
export function takeLeftPress(): (tappedAt: number) => boolean {
  const pressedAt = sessionStore.read(LEFT_PRESS);
  sessionStore.remove(LEFT_PRESS);
  if (typeof pressedAt !== 'number') return () => false;
  return (tappedAt) => {
    const gapMs = Date.now() - (performance.now() - tappedAt) - pressedAt;
    return gapMs >= 0 && gapMs < REPEAT_MS;
  };
}
