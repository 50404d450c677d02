import type { ExitIntentDependencies, ExitSignal } from '@/lib/browser/page/exit-intent-dependencies';
import { makeMemoryStore } from './memory-store';

interface Timer {
  readonly work: () => void;
  readonly due: number;
}

/** A page whose clock, visitor and obstacles a test moves. */
export function makeExitWorld(values = new Map<string, string>()) {
  const timers = new Set<Timer>();
  const listeners = new Set<(signal: ExitSignal) => void>();
  const page = { now: Date.UTC(2026, 10, 21), top: 0, reachable: 1000, isBusy: false, isOrganicPhone: false };
  const dependencies: ExitIntentDependencies = {
    store: makeMemoryStore(values),
    now: () => page.now,
    schedule: (work, ms) => {
      const timer = { work, due: page.now + ms };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    scrollPlace: () => page,
    isBusy: () => page.isBusy,
    isOrganicPhone: () => page.isOrganicPhone,
  };
  return {
    page,
    dependencies,
    timers,
    listeners,
    signal: (signal: ExitSignal) => [...listeners].forEach((listener) => listener(signal)),
    /** Lets time pass; timers run when they are due. */
    wait: (ms: number) => {
      const end = page.now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
        if (!next) break;
        timers.delete(next);
        page.now = Math.max(page.now, next.due);
        next.work();
      }
      page.now = end;
    },
  };
}

export type ExitWorld = ReturnType<typeof makeExitWorld>;
