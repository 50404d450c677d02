import { unsubscribedKey, type ExitIntentOptions } from '@/lib/exit-intent/exit-intent-options';
import { hasLeftThroughTop, isFastSwipe, isScrolledTo, mayShow } from '@/lib/exit-intent/exit-intent-rules';
import type { TouchPoint } from '@/lib/exit-intent/exit-intent-rules';
import type { ExitIntentDependencies, ExitSignal } from './exit-intent-dependencies';

type TimerName = 'delay' | 'inactivity' | 'scroll';

/** Shows the popup once. A trigger at a busy moment is dropped, not postponed. */
export class ExitIntentWatcher {
  readonly #timers = new Map<TimerName, () => void>();
  #stopListening: () => void = () => undefined;
  #isAllowed = false;
  #isShowing = false;
  #finger: TouchPoint | undefined;

  constructor(
    private readonly options: ExitIntentOptions,
    private readonly dependencies: ExitIntentDependencies,
    private readonly onChange: (isShowing: boolean) => void,
  ) {}

  start(): void {
    this.stop();
    this.#isAllowed = this.#mayShow();
    if (!this.#isAllowed) return;
    this.#stopListening = this.dependencies.listen((signal) => this.#hear(signal));
    const { delaySecondsAndTrigger, triggerOnPageLoad } = this.options;
    if (delaySecondsAndTrigger > 0) this.#schedule('delay', delaySecondsAndTrigger * 1000, () => this.#show());
    this.#awaitInactivity();
    if (triggerOnPageLoad && !this.dependencies.isOrganicPhone()) this.#show();
  }

  stop(): void {
    this.#stopListening();
    this.#stopListening = () => undefined;
    this.#timers.forEach((cancel) => cancel());
    this.#timers.clear();
    this.#finger = undefined;
  }

  /** Nothing reopens it. */
  close(): void {
    this.stop();
    this.#isAllowed = false;
    if (!this.#isShowing) return;
    this.#isShowing = false;
    this.onChange(false);
  }

  unsubscribe(): void {
    this.dependencies.store.write(unsubscribedKey(this.options), true);
    this.close();
  }

  /** Clears both stored values and watches again. */
  reset(): void {
    this.close();
    this.dependencies.store.remove(this.options.storageKey);
    this.dependencies.store.remove(unsubscribedKey(this.options));
    this.start();
  }

  #mayShow(): boolean {
    const { store } = this.dependencies;
    const lastShownAt = store.read(this.options.storageKey);
    const isUnsubscribed = store.read(unsubscribedKey(this.options)) === true;
    return mayShow({ lastShownAt, isUnsubscribed }, this.options.repeatAfterDays, this.dependencies.now());
  }

  #show(): void {
    if (!this.#isAllowed || this.dependencies.isBusy()) return;
    // Another tab may have shown it meanwhile.
    this.#isAllowed = false;
    this.stop();
    if (!this.#mayShow()) return;
    this.dependencies.store.write(this.options.storageKey, this.dependencies.now());
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
        this.#finger = this.dependencies.scrollPlace().top > 0 ? signal : undefined;
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

  /** Only the last movement: a finger that moved far and then rested is not fast. */
  #follow(to: TouchPoint): void {
    const from = this.#finger;
    if (!from || to.at <= from.at) return;
    this.#finger = to;
    const { triggerOnExitIntent, touchDeviceSensitivity } = this.options;
    if (triggerOnExitIntent && isFastSwipe(from, to, touchDeviceSensitivity)) this.#show();
  }

  #awaitStandstill(): void {
    const { scrollPercentageToTrigger, scrollDebounceMillis } = this.options;
    if (scrollPercentageToTrigger <= 0) return;
    this.#schedule('scroll', scrollDebounceMillis, () => {
      if (isScrolledTo(this.dependencies.scrollPlace(), scrollPercentageToTrigger)) this.#show();
    });
  }

  #awaitInactivity(): void {
    const { inactiveSeconds } = this.options;
    if (inactiveSeconds > 0) this.#schedule('inactivity', inactiveSeconds * 1000, () => this.#show());
  }

  #schedule(name: TimerName, ms: number, work: () => void): void {
    this.#timers.get(name)?.();
    this.#timers.set(name, this.dependencies.schedule(work, ms));
  }
}
