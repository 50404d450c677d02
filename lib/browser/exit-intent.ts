import { unsubscribedKey, type ExitIntentOptions } from '@/lib/exit-intent/exit-intent-options';
import { hasLeftThroughTop, isFastSwipe, isScrolledTo, mayShow } from '@/lib/exit-intent/exit-intent-rules';
import type { TouchPoint } from '@/lib/exit-intent/exit-intent-rules';
import type { ExitIntentWorld, ExitSignal } from './exit-intent-world';

type TimerName = 'delay' | 'inactivity' | 'scroll';

/**
 * Decides when the popup for leaving visitors shows, which is once. A trigger that fires at a busy moment has passed:
 * it is not made up for later.
 */
export class ExitIntentWatcher {
  readonly #timers = new Map<TimerName, () => void>();
  #stopListening: () => void = () => undefined;
  #isAllowed = false;
  #isShowing = false;
  /** Where the finger of a swipe was last, on a page that was scrolled when it came down. */
  #finger: TouchPoint | undefined;

  constructor(
    private readonly options: ExitIntentOptions,
    private readonly world: ExitIntentWorld,
    private readonly onChange: (isShowing: boolean) => void,
  ) {}

  /** Begins to watch, if it may show at all. */
  start(): void {
    this.stop();
    this.#isAllowed = this.#mayShow();
    if (!this.#isAllowed) return;
    this.#stopListening = this.world.listen((signal) => this.#hear(signal));
    const { delaySecondsAndTrigger, triggerOnPageLoad } = this.options;
    if (delaySecondsAndTrigger > 0) this.#schedule('delay', delaySecondsAndTrigger * 1000, () => this.#show());
    this.#awaitInactivity();
    if (triggerOnPageLoad && !this.world.isOrganicPhone()) this.#show();
  }

  /** Stops every listener and timer; what shows goes on showing. */
  stop(): void {
    this.#stopListening();
    this.#stopListening = () => undefined;
    this.#timers.forEach((cancel) => cancel());
    this.#timers.clear();
    this.#finger = undefined;
  }

  /** Hides it; nothing opens it again. */
  close(): void {
    this.stop();
    this.#isAllowed = false;
    if (!this.#isShowing) return;
    this.#isShowing = false;
    this.onChange(false);
  }

  /** Hides it for good, on this page and on every later one. */
  unsubscribe(): void {
    this.world.store.write(unsubscribedKey(this.options), true);
    this.close();
  }

  /** Forgets that it showed and that it was refused, and watches anew. */
  reset(): void {
    this.close();
    this.world.store.remove(this.options.storageKey);
    this.world.store.remove(unsubscribedKey(this.options));
    this.start();
  }

  #mayShow(): boolean {
    const { store } = this.world;
    const lastShownAt = store.read(this.options.storageKey);
    const isUnsubscribed = store.read(unsubscribedKey(this.options)) === true;
    return mayShow({ lastShownAt, isUnsubscribed }, this.options.repeatAfterDays, this.world.now());
  }

  #show(): void {
    if (!this.#isAllowed || this.world.isBusy()) return;
    // Another tab may have shown it meanwhile.
    this.#isAllowed = false;
    this.stop();
    if (!this.#mayShow()) return;
    this.world.store.write(this.options.storageKey, this.world.now());
    this.#isShowing = true;
    this.onChange(true);
  }

  #hear(signal: ExitSignal): void {
    if (!this.#isAllowed) return;
    this.#awaitInactivity();
    switch (signal.kind) {
      case 'mouse-left':
        if (this.options.triggerOnExitIntent && hasLeftThroughTop(signal.y)) this.#show();
        return;
      case 'touch-started':
        this.#finger = this.world.scrollPlace().top > 0 ? signal : undefined;
        return;
      case 'touch-moved':
        return this.#follow(signal);
      case 'touch-ended':
        this.#follow(signal);
        this.#finger = undefined;
        return;
      case 'touch-cancelled':
        this.#finger = undefined;
        return;
      case 'scrolled':
        return this.#awaitStandstill();
      case 'active':
        return;
    }
  }

  /** Judges the last movement alone: a finger that moved far and then rested is not fast. */
  #follow(to: TouchPoint): void {
    const from = this.#finger;
    // Two points of one moment have no speed between them.
    if (!from || to.at <= from.at) return;
    this.#finger = to;
    const { triggerOnExitIntent, touchDeviceSensitivity } = this.options;
    if (triggerOnExitIntent && isFastSwipe(from, to, touchDeviceSensitivity)) this.#show();
  }

  #awaitStandstill(): void {
    const { scrollPercentageToTrigger, scrollDebounceMillis } = this.options;
    if (scrollPercentageToTrigger <= 0) return;
    this.#schedule('scroll', scrollDebounceMillis, () => {
      if (isScrolledTo(this.world.scrollPlace(), scrollPercentageToTrigger)) this.#show();
    });
  }

  #awaitInactivity(): void {
    const { inactiveSeconds } = this.options;
    if (inactiveSeconds > 0) this.#schedule('inactivity', inactiveSeconds * 1000, () => this.#show());
  }

  #schedule(name: TimerName, ms: number, work: () => void): void {
    this.#timers.get(name)?.();
    this.#timers.set(name, this.world.later(work, ms));
  }
}
