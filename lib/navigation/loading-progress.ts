/** A faster page shows no bar (specification 9). */
const THROTTLE_MS = 200;
/** The bar then stands at 70; it never reaches 100 by waiting. */
const DURATION_MS = 2000;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;
const TICK_MS = 50;

/** `later` returns a cancel function. */
export interface LoadingClock {
  now(): number;
  schedule(work: () => void, ms: number): () => void;
}

export interface LoadingView {
  readonly progress: number;
  readonly isShown: boolean;
  readonly hasFailed: boolean;
}

export interface LoadingProgress {
  start(): void;
  finish(): void;
  /** Finishes in the error colour, even when nothing had started. */
  fail(): void;
}

function approach(elapsedMs: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsedMs) / DURATION_MS);
}

export function createLoadingProgress(clock: LoadingClock, show: (view: LoadingView) => void): LoadingProgress {
  let startedAt: number | undefined;
  let isShown = false;
  let cancel: () => void = () => undefined;

  function draw(progress: number, hasFailed = false): void {
    show({ progress, isShown, hasFailed });
  }

  function wait(work: () => void, ms: number): void {
    cancel();
    cancel = clock.schedule(work, ms);
  }

  function rise(): void {
    if (startedAt === undefined) return;
    isShown = true;
    draw(approach(clock.now() - startedAt));
    wait(rise, TICK_MS);
  }

  function end(hasFailed: boolean): void {
    startedAt = undefined;
    draw(100, hasFailed);
    wait(() => {
      isShown = false;
      draw(100, hasFailed);
      wait(() => {
        draw(0);
      }, RESET_DELAY_MS);
    }, HIDE_DELAY_MS);
  }

  return {
    start() {
      if (startedAt !== undefined) return;
      startedAt = clock.now();
      wait(rise, THROTTLE_MS);
    },
    finish() {
      if (startedAt === undefined) return;
      if (isShown) {
        end(false);
        return;
      }
      cancel();
      startedAt = undefined;
    },
    fail() {
      isShown = true;
      end(true);
    },
  };
}
