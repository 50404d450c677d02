import { followAnswer, isAnswerOnTheWay } from './answer-ahead';
import { afterPaint } from '../platform/after-paint';
import { keepLeftPress, REPEAT_MS } from '../platform/left-press';
import { watchHeldPress } from './held-press';
import { layOutAhead } from './lay-out-ahead';
import { readQuickTaps } from './quick-tap';
import { typeFromTile } from './typing';

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

interface Finger extends Press {
  /** As the browser names it, anew for each touch. */
  readonly id: number;
}

/** Beyond them, fingers scrolled and click no more. */
const FINGERS_KEPT = 5;

/**
 * The second tap of a double tap presses nothing, wherever it falls: what was pressed in the form may have put another
 * question, a link or a call under the finger. A mouse counts its repeated clicks itself (`detail`), a finger is
 * measured by place and time, since the tap or since the step changed. Clicks of keyboards and assistive technology,
 * which are no pointer’s (`detail` 0), always pass. What is pressed on a tile above a box is carried out here as well.
 * The steps that a press shows are laid out before it. `missed` are the presses and clicks in the form that came before
 * the guard, in their order. Returns a stop function.
 */
export function guardTaps(form: HTMLElement, missed: readonly (PointerEvent | MouseEvent)[] = []): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const showsAhead = CSS.supports('selector(:has(*))');
  const showHeld = watchHeldPress(signal);
  const quickTaps = readQuickTaps(signal);
  let pressed: Press | undefined;
  /** Those that have come down and not clicked yet: on a busy page the second is there before the first one’s click. */
  let fingers: readonly Finger[] = [];
  let isTouched = false;
  let changedAt = 0;
  /** Whether the last press showed the step that it leads to, before the form moved there. */
  let hasShown = false;

  function isNear(press: Press, { x, y, at }: Press): boolean {
    return Math.hypot(press.x - x, press.y - y) <= REPEAT_PX && press.at - Math.max(at, changedAt) < REPEAT_MS;
  }

  function onPointerDown(event: PointerEvent): void {
    const { pointerType, pointerId: id, isPrimary, clientX, clientY, timeStamp } = event;
    quickTaps.press(event);
    if (!isPrimary) return;
    isTouched = pointerType !== 'mouse';
    fingers = isTouched ? [...fingers.slice(1 - FINGERS_KEPT), { id, x: clientX, y: clientY, at: timeStamp }] : [];
    const answer = findFreeAnswer(event);
    if (answer) showHeld(answer);
  }

  /** The finger whose tap this is; the last one where the browser does not say. */
  function findFinger(event: MouseEvent): Finger | undefined {
    const id = 'pointerId' in event ? event.pointerId : undefined;
    return fingers.find((finger) => finger.id === id) ?? fingers.at(-1);
  }

  function isSecondTap(finger: Finger): boolean {
    return pressed !== undefined && finger !== pressed && isNear(finger, pressed);
  }

  /** Says whether it did. */
  function swallow(event: MouseEvent): boolean {
    const finger = findFinger(event);
    const repeats = isTouched ? finger !== undefined && isSecondTap(finger) : event.detail > 1 && pressed !== undefined;
    if (event.detail === 0 || !repeats) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  function notePress({ target }: Event, press: Press): void {
    if (!(target instanceof Element)) return;
    pressed = form.contains(target.closest(PRESSABLE)) ? press : undefined;
    hasShown = showsAhead && target.closest('[data-onward]') !== null;
  }

  /** The answer under the event, where a press shows its step and no other answer is on its way. */
  function findFreeAnswer({ target }: Event): HTMLElement | undefined {
    const answer = target instanceof Element ? target.closest<HTMLElement>('[data-onward]:not(:disabled)') : null;
    const isFree = showsAhead && form.dataset['busy'] === undefined && !isAnswerOnTheWay();
    return answer && isFree && form.contains(answer) ? answer : undefined;
  }

  /** A finger that shows a step gives no focus to the answer that goes away: its frame would wait for all who hear of it. */
  function onMouseDown(event: MouseEvent): void {
    if (!swallow(event) && isTouched && findFreeAnswer(event)) event.preventDefault();
  }

  /**
   * With the frame of the tap itself, before anyone else hears of the click, who hear of another once that is on screen.
   * Where the browser cannot, the question comes once the form has moved.
   */
  function showAhead(event: Event): void {
    const answer = findFreeAnswer(event);
    if (!answer) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void followAnswer({ answer, give: () => afterPaint(() => answer.click()) });
  }

  /** A tap that is one for certain shows its step as the finger lifts, and the browser has no click to make of it. */
  function onTouchEnd(event: TouchEvent): void {
    const finger = fingers.at(-1);
    if (!finger || !findFreeAnswer(event) || !quickTaps.isTap(event) || isSecondTap(finger)) return;
    const mayClickYet = (other: Finger) => other !== finger && finger.at - other.at < REPEAT_MS;
    if (fingers.some(mayClickYet)) return;
    notePress(event, finger);
    fingers = [];
    showAhead(event);
  }

  function takeClick(event: MouseEvent, isRepeated: boolean): void {
    if (event.detail === 0) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const press = findFinger(event) ?? { x, y, at };
    // A third tap repeats the second.
    if (isRepeated) pressed = press;
    else notePress(event, press);
    fingers = fingers.filter((finger) => finger !== press);
  }

  function onClick(event: MouseEvent): void {
    const isRepeated = swallow(event);
    takeClick(event, isRepeated);
    // Not by React, which hears nothing of a part whose script is not there yet, and keeps its clicks from others.
    if (isRepeated) return;
    typeFromTile(event.target);
    showAhead(event);
  }

  for (const event of missed) {
    if (event.type === 'click') {
      takeClick(event, false);
      typeFromTile(event.target);
    } else onPointerDown(event as PointerEvent);
  }

  const steps = new MutationObserver(() => {
    if (!hasShown) changedAt = performance.now();
    hasShown = false;
  });
  steps.observe(form, { attributeFilter: ['data-step'] });
  // On the window, before anything else hears of the tap. Focus and a list of choices open with `mousedown`.
  window.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true, signal });
  form.addEventListener('touchend', onTouchEnd, { passive: false, signal });
  window.addEventListener('mousedown', onMouseDown, { capture: true, signal });
  window.addEventListener('click', onClick, { capture: true, signal });
  const keepPress = () => {
    // A mouse's second click, on another page, is taken for a new one.
    if (pressed && isTouched) keepLeftPress(Date.now() - (performance.now() - pressed.at));
  };
  window.addEventListener('pagehide', keepPress, { signal });
  const stopLayingOut = layOutAhead(form);
  return () => {
    listening.abort();
    steps.disconnect();
    stopLayingOut();
  };
}
