import { REPEAT_MS } from '../platform/left-press';

/** Browsers make something else of a longer press, a menu for instance. */
const LONGEST_MS = 300;
/** Less than browsers let a finger stray that taps. */
const STRAY_PX = 8;
/** Hearing so late of a finger, the page may yet have to hear that it moved before. */
const LATE_MS = 100;

interface QuickTapReader {
  readonly press: (event: PointerEvent) => void;
  /** Whether the finger that lifts has made a tap for certain; if not, the browser knows. */
  readonly isTap: (event: TouchEvent) => boolean;
}

/**
 * Knows a tap by its finger alone, before the browser makes a press and a click of it. In doubt it is none: where the
 * page moved just before, is zoomed in or slow, where the finger rested, strayed or was not alone.
 */
export function readQuickTaps(signal: AbortSignal): QuickTapReader {
  /** When the page began, at first: the finger may have tapped before, on the page that led here. */
  let movedAt = 0;
  let pressed: PointerEvent | undefined;
  const noteMove = () => {
    movedAt = performance.now();
    pressed = undefined;
  };
  window.addEventListener('scroll', noteMove, { capture: true, passive: true, signal });

  function press(event: PointerEvent): void {
    const { isPrimary, pointerType, timeStamp } = event;
    const isLate = performance.now() - timeStamp > LATE_MS;
    // Sooner it may be there to stop what moves.
    const isStill = timeStamp - movedAt > REPEAT_MS && (window.visualViewport?.scale ?? 1) <= 1;
    pressed = isPrimary && pointerType === 'touch' && isStill && !isLate ? event : undefined;
  }

  function isTap({ changedTouches, timeStamp, cancelable }: TouchEvent): boolean {
    const [touch] = changedTouches;
    if (!pressed || !touch || !cancelable || timeStamp - pressed.timeStamp > LONGEST_MS) return false;
    return Math.hypot(touch.clientX - pressed.clientX, touch.clientY - pressed.clientY) <= STRAY_PX;
  }

  return { press, isTap };
}
