import { keepLeftPress, REPEAT_MS } from '../platform/left-press';

/** How far a finger strays between two taps: less than from one answer to the next. */
const REPEAT_PX = 48;
const PRESSABLE = 'a, button, summary, label, [type=checkbox], [type=radio], [role=option]';

interface Press {
  /** In the window: the page may scroll under the finger. */
  readonly x: number;
  readonly y: number;
  /** ms, as events count them. */
  readonly at: number;
}

/**
 * The second tap of a double tap presses nothing, wherever it falls: what was pressed in the form may have put another
 * question, a link or a call under the finger. A mouse counts its repeated clicks itself (`detail`), a finger is
 * measured by place and time, since the tap or since the step changed. Clicks of keyboards and assistive technology,
 * which are no pointer’s (`detail` 0), always pass. `missed` is the press that came before the guard. Returns a stop
 * function.
 */
export function guardTaps(form: HTMLElement, missed?: PointerEvent): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: Press | undefined;
  let finger: Press | undefined;
  let isRepeat = false;
  let changedAt = 0;

  function isNear(press: Press, { x, y, at }: Press): boolean {
    return Math.hypot(press.x - x, press.y - y) <= REPEAT_PX && press.at - Math.max(at, changedAt) < REPEAT_MS;
  }

  function onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y, timeStamp: at }: PointerEvent): void {
    if (!isPrimary) return;
    finger = pointerType === 'mouse' ? undefined : { x, y, at };
    isRepeat = finger !== undefined && pressed !== undefined && isNear(finger, pressed);
    // A third tap repeats the second.
    if (isRepeat) pressed = finger;
  }

  /** Says whether it did. */
  function swallow(event: MouseEvent): boolean {
    const repeats = finger ? isRepeat : pressed !== undefined && event.detail > 1;
    if (event.detail === 0 || !repeats) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  function onClick(event: MouseEvent): void {
    const { target, detail, clientX: x, clientY: y, timeStamp: at } = event;
    const isSwallowed = swallow(event);
    isRepeat = false;
    if (!isSwallowed && detail > 0) notePress(target, { x, y, at });
  }

  function notePress(target: EventTarget | null, press: Press): void {
    if (!(target instanceof Element)) return;
    pressed = form.contains(target.closest(PRESSABLE)) ? (finger ?? press) : undefined;
  }

  if (missed) {
    onPointerDown(missed);
    notePress(missed.target, { x: missed.clientX, y: missed.clientY, at: missed.timeStamp });
  }

  const steps = new MutationObserver(() => (changedAt = performance.now()));
  steps.observe(form, { attributeFilter: ['data-step'] });
  // On the window, before anything else hears of the tap. Focus and a list of choices open with `mousedown`.
  window.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true, signal });
  window.addEventListener('mousedown', swallow, { capture: true, signal });
  window.addEventListener('click', onClick, { capture: true, signal });
  const keepPress = () => {
    // A mouse's second click, on another page, is taken for a new one.
    if (pressed && finger) keepLeftPress(Date.now() - (performance.now() - pressed.at));
  };
  window.addEventListener('pagehide', keepPress, { signal });
  return () => {
    listening.abort();
    steps.disconnect();
  };
}
