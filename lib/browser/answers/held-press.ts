import { schedule } from '../platform/timers';

/** As long as browsers take to tell a finger that presses from one that scrolls. */
const HELD_MS = 100;

/**
 * Marks an answer on which a finger rests (`data-held`). One that is let go at once sees the next step instead: a look of
 * its own would be reckoned and drawn before that, for nobody. Returns a function for each answer that a finger comes
 * down on.
 */
export function watchHeldPress(signal: AbortSignal): (answer: HTMLElement) => void {
  let release: () => void = () => undefined;
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, () => release(), { capture: true, passive: true, signal });
  return (answer) => {
    release();
    const cancel = schedule(() => answer.setAttribute('data-held', ''), HELD_MS);
    release = () => {
      cancel();
      answer.removeAttribute('data-held');
      release = () => undefined;
    };
  };
}
