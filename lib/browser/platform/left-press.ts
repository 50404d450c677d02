import { sessionStore } from './storage';

const LEFT_PRESS = 'left-press';

/** Slow hands tap twice up to 600 ms apart; nobody reads a new question sooner. */
export const REPEAT_MS = 700;

/** Keeps for the next page of the tab when the last press of this one was, in ms since 1970. */
export function keepLeftPress(pressedAt: number): void {
  sessionStore.write(LEFT_PRESS, pressedAt);
}

/** How many ms from now a tap still repeats the press that led here; none for a press of long ago. */
export function takeLeftPress(): number {
  const pressedAt = sessionStore.read(LEFT_PRESS);
  sessionStore.remove(LEFT_PRESS);
  const age = typeof pressedAt === 'number' ? Date.now() - pressedAt : REPEAT_MS;
  return age >= 0 ? Math.max(0, REPEAT_MS - age) : 0;
}
