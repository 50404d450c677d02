/** A page in the background draws no frames, and is not waited for longer. */
const LONGEST_WAIT_MS = 100;

/** Resolves once what has changed is on screen, so that a tap is seen to be taken before its work begins. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
