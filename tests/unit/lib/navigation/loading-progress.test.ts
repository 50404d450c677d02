import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingProgress, type LoadingProgress, type LoadingView } from '@/lib/navigation/loading-progress';

let bar: LoadingProgress;
let views: LoadingView[];

beforeEach(() => {
  vi.useFakeTimers();
  views = [];
  const later = (work: () => void, ms: number) => {
    const timer = setTimeout(work, ms);
    return () => {
      clearTimeout(timer);
    };
  };
  bar = createLoadingProgress({ now: () => Date.now(), schedule: later }, (view) => views.push(view));
});

afterEach(() => {
  vi.useRealTimers();
});

const last = () => views.at(-1);

describe('loading progress', () => {
  it('throttle 200 ms: nothing is shown before, and nothing at all when the page is there by then', () => {
    bar.start();
    vi.advanceTimersByTime(199);
    expect(views).toEqual([]);
    bar.finish();
    vi.advanceTimersByTime(5000);
    expect(views).toEqual([]);
  });

  it('shows at 200 ms', () => {
    bar.start();
    vi.advanceTimersByTime(200);
    expect(last()).toMatchObject({ isShown: true, hasFailed: false });
  });

  it('rises asymptotically: 70 at the duration of 2000 ms, always more, never 100', () => {
    bar.start();
    vi.advanceTimersByTime(2000);
    expect(last()?.progress).toBeCloseTo(70.5, 1);
    vi.advanceTimersByTime(600_000);
    const drawn = views.map(({ progress }) => progress);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(last()?.progress).toBeGreaterThan(99);
    expect(last()?.progress).toBeLessThan(100);
  });

  it('finishes at 100, hides after 500 ms, resets 400 ms later', () => {
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.finish();
    expect(last()).toEqual({ progress: 100, isShown: true, hasFailed: false });
    vi.advanceTimersByTime(499);
    expect(last()?.isShown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(last()).toEqual({ progress: 100, isShown: false, hasFailed: false });
    vi.advanceTimersByTime(399);
    expect(last()?.progress).toBe(100);
    vi.advanceTimersByTime(1);
    expect(last()).toEqual({ progress: 0, isShown: false, hasFailed: false });
  });

  it('an error shows the error state at once, even when nothing had started', () => {
    bar.fail();
    expect(last()).toEqual({ progress: 100, isShown: true, hasFailed: true });
    vi.advanceTimersByTime(900);
    expect(last()).toEqual({ progress: 0, isShown: false, hasFailed: false });
  });

  it('a start while the last one goes away begins anew', () => {
    bar.fail();
    vi.advanceTimersByTime(100);
    bar.start();
    vi.advanceTimersByTime(1000);
    expect(last()).toMatchObject({ isShown: true, hasFailed: false });
    expect(last()?.progress).toBeLessThan(100);
  });

  it('a second start does not begin anew, and a finish without a start does nothing', () => {
    bar.finish();
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.start();
    vi.advanceTimersByTime(1000);
    expect(last()?.progress).toBeCloseTo(70.5, 1);
  });
});
