import { schedule } from './timers';
import { waitForPaint } from './wait-for-paint';

/** Other threads draw the frame that the page is done with: on a phone of two cores they would wait for this one. */
const DRAWING_MS = 16;

let waiting: readonly (() => void)[] = [];

/** Does what waits for the paint, in order, now: before what must not come before it. What it adds is done as well. */
export function finishPaint(): void {
  while (waiting.length > 0) {
    const works = waiting;
    waiting = [];
    works.forEach((work) => {
      work();
    });
  }
}

/** Does work once what has changed is on screen, in the order it came; at once when the page is left before. */
export function afterPaint(work: () => void): void {
  waiting = [...waiting, work];
  // Added again, it is the same listener.
  addEventListener('pagehide', finishPaint, true);
  if (waiting.length === 1) void waitForPaint().then(() => schedule(finishPaint, DRAWING_MS));
}
