import type * as answers from '../answers/answers';
import type { runAfterIdle } from '../platform/after-idle';
import { dropEarlyPresses, listEarlyPresses } from '../platform/early-taps';
import { takeLeftPress } from '../platform/left-press';

/** What it uses of the browser. Tests pass fakes. */
interface TapDependencies {
  readonly loadAnswers: () => Promise<Pick<typeof answers, 'guardTaps'>>;
  readonly runAfterIdle: typeof runAfterIdle;
}

/**
 * Has taps guarded once the page is quiet or the form is pressed, whichever comes first. No question changes before that
 * module is there, and it is told of the presses and clicks that came before it. The second tap of a press that led to
 * this page presses nothing either. Returns a stop function.
 */
export function watchTaps(form: HTMLElement, { loadAnswers, runAfterIdle }: TapDependencies): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const missed: (PointerEvent | MouseEvent)[] = [];
  let stop: (() => void) | undefined;

  async function guard(): Promise<void> {
    const { guardTaps } = await loadAnswers();
    if (!signal.aborted) stop ??= guardTaps(form, missed);
  }

  const onPress = (event: PointerEvent | MouseEvent) => {
    if (stop) return;
    missed.push(event);
    void guard();
  };
  const repeatsLeftPress = takeLeftPress();
  // Taken by the starter of the document, before this script was there.
  const early = listEarlyPresses();
  const [first] = early;
  if (first && first.click.detail > 0 && repeatsLeftPress(first.click.timeStamp)) dropEarlyPresses();
  else early.flatMap(({ pointer, click }) => [pointer, click]).forEach((event) => event && onPress(event));
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || !repeatsLeftPress(event.timeStamp)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  form.addEventListener('pointerdown', onPress, { passive: true, signal });
  form.addEventListener('click', onPress, { passive: true, signal });
  runAfterIdle(() => void guard());
  return () => {
    watching.abort();
    stop?.();
  };
}
