import { beforeEach, describe, expect, it } from 'vitest';
import { ExitIntentWatcher } from '@/lib/browser/page/exit-intent';
import type { ExitSignal } from '@/lib/browser/page/exit-intent-dependencies';
import { fillExitIntentOptions, type ExitIntentSettings } from '@/lib/exit-intent/exit-intent-options';
import { makeExitWorld, type ExitWorld } from '@/tests/support/fake-exit-intent';

const LEFT_TOP: ExitSignal = { kind: 'mouse-left', y: -1 };
const DAY_MS = 86_400_000;

let stored: Map<string, string>;
let dependencies: ExitWorld;
let shows: boolean[];

function watch(settings: ExitIntentSettings = {}): ExitIntentWatcher {
  const watcher = new ExitIntentWatcher(fillExitIntentOptions(settings), dependencies.dependencies, (isShowing) =>
    shows.push(isShowing),
  );
  watcher.start();
  return watcher;
}

/** Another page of the same browser. */
function openAnotherPage(): void {
  const { now } = dependencies.page;
  dependencies = makeExitWorld(stored);
  dependencies.page.now = now;
  shows = [];
}

function swipe(...points: readonly (readonly [y: number, at: number])[]): void {
  points.forEach(([y, at], index) =>
    dependencies.signal({ kind: index === 0 ? 'touch-started' : 'touch-moved', y, at }),
  );
}

beforeEach(() => {
  stored = new Map();
  dependencies = makeExitWorld(stored);
  shows = [];
});

describe('exit intent with a mouse', () => {
  it('shows when the mouse leaves through the top, and through no other edge', () => {
    watch();
    dependencies.signal({ kind: 'mouse-left', y: 300 });
    expect(shows).toEqual([]);
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([true]);
  });

  it('does nothing where exit intent is off', () => {
    watch({ triggerOnExitIntent: false });
    dependencies.signal(LEFT_TOP);
    dependencies.page.top = 500;
    swipe([0, 0], [500, 10]);
    expect(shows).toEqual([]);
  });
});

describe('exit intent on touch', () => {
  beforeEach(() => void (dependencies.page.top = 500));

  it('shows on a fast upward swipe of a scrolled page', () => {
    watch({ touchDeviceSensitivity: 50 });
    swipe([100, 0], [120, 16], [200, 32]);
    expect(shows).toEqual([true]);
  });

  it('judges the last movement: a swipe that went far and stopped is not fast, nor is a slow long drag', () => {
    watch({ touchDeviceSensitivity: 50 });
    swipe([0, 0], ...Array.from({ length: 40 }, (_, index) => [(index + 1) * 16, (index + 1) * 16] as const));
    dependencies.signal({ kind: 'touch-ended', y: 641, at: 900 });
    expect(shows).toEqual([]);
  });

  it('counts a finger that is lifted in full flight', () => {
    watch({ touchDeviceSensitivity: 50 });
    swipe([100, 0]);
    dependencies.signal({ kind: 'touch-ended', y: 400, at: 100 });
    expect(shows).toEqual([true]);
  });

  it('two points of one moment are one movement with the next', () => {
    watch({ touchDeviceSensitivity: 50 });
    swipe([0, 0], [50, 0], [60, 100]);
    expect(shows).toEqual([]);
  });

  it('does nothing at the top of the page, downward, or after a second finger', () => {
    watch({ touchDeviceSensitivity: 50 });
    swipe([500, 0], [0, 16]);
    dependencies.signal({ kind: 'touch-cancelled' });
    dependencies.signal({ kind: 'touch-moved', y: 900, at: 20 });
    dependencies.page.top = 0;
    swipe([0, 100], [500, 116]);
    expect(shows).toEqual([]);
  });
});

describe('the other triggers', () => {
  it('scroll percentage: judged once the page stood still for 300 ms', () => {
    watch({ scrollPercentageToTrigger: 50 });
    dependencies.page.top = 500;
    dependencies.signal({ kind: 'scrolled' });
    dependencies.wait(299);
    dependencies.signal({ kind: 'scrolled' });
    dependencies.wait(299);
    expect(shows).toEqual([]);
    dependencies.wait(1);
    expect(shows).toEqual([true]);
  });

  it('scroll percentage: a page that scrolled back is not at it', () => {
    watch({ scrollPercentageToTrigger: 50 });
    dependencies.page.top = 900;
    dependencies.signal({ kind: 'scrolled' });
    dependencies.page.top = 100;
    dependencies.wait(300);
    expect(shows).toEqual([]);
  });

  it('delay: after that many seconds', () => {
    watch({ delaySecondsAndTrigger: 5 });
    dependencies.wait(4999);
    expect(shows).toEqual([]);
    dependencies.wait(1);
    expect(shows).toEqual([true]);
  });

  it('page load: at once, but not on a phone that came without a paid click', () => {
    dependencies.page.isOrganicPhone = true;
    watch({ triggerOnPageLoad: true });
    expect(shows).toEqual([]);
    dependencies.page.isOrganicPhone = false;
    watch({ triggerOnPageLoad: true });
    expect(shows).toEqual([true]);
  });

  it('inactivity: every sign of the visitor starts it anew', () => {
    watch({ inactiveSeconds: 10 });
    dependencies.wait(9999);
    dependencies.signal({ kind: 'active' });
    dependencies.wait(9999);
    expect(shows).toEqual([]);
    dependencies.wait(1);
    expect(shows).toEqual([true]);
  });
});

describe('once only', () => {
  it('showing stores the time; it does not show again here, nor on the next page', () => {
    const watcher = watch();
    dependencies.signal(LEFT_TOP);
    expect(JSON.parse(stored.get('exit-intent') ?? '')).toBe(dependencies.page.now);
    watcher.close();
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([true, false]);
    openAnotherPage();
    watch();
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([]);
    expect(dependencies.listeners.size).toBe(0);
  });

  it('shows again after repeatAfterDays, on a later page', () => {
    watch({ repeatAfterDays: 2 });
    dependencies.signal(LEFT_TOP);
    openAnotherPage();
    dependencies.page.now += 2 * DAY_MS - 1;
    watch({ repeatAfterDays: 2 });
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([]);
    openAnotherPage();
    dependencies.page.now += 1;
    watch({ repeatAfterDays: 2 });
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([true]);
  });

  it('closing hides it and cancels every timer: none opens it again', () => {
    const watcher = watch({ delaySecondsAndTrigger: 5, inactiveSeconds: 7, scrollPercentageToTrigger: 1 });
    dependencies.page.top = 500;
    dependencies.signal({ kind: 'scrolled' });
    dependencies.signal(LEFT_TOP);
    watcher.close();
    expect(dependencies.timers.size).toBe(0);
    dependencies.wait(DAY_MS);
    expect(shows).toEqual([true, false]);
  });

  it('unsubscribing hides it, stores the flag and blocks it, however long ago it showed', () => {
    const watcher = watch({ repeatAfterDays: 1 });
    dependencies.signal(LEFT_TOP);
    watcher.unsubscribe();
    expect(shows).toEqual([true, false]);
    expect(stored.get('exit-intent-unsubscribed')).toBe('true');
    openAnotherPage();
    dependencies.page.now += 30 * DAY_MS;
    watch({ repeatAfterDays: 1 });
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([]);
  });

  it('reset clears both values and allows it again', () => {
    const watcher = watch();
    dependencies.signal(LEFT_TOP);
    watcher.unsubscribe();
    watcher.reset();
    expect([...stored.keys()]).toEqual([]);
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([true, false, true]);
  });

  it('does not show where another tab has shown it meanwhile', () => {
    watch();
    stored.set('exit-intent', String(dependencies.page.now));
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([]);
  });
});

describe('a busy moment', () => {
  it('lets nothing open, and the next exit counts again', () => {
    watch({ delaySecondsAndTrigger: 5 });
    dependencies.page.isBusy = true;
    dependencies.wait(5000);
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([]);
    expect(stored.size).toBe(0);
    dependencies.page.isBusy = false;
    dependencies.wait(60_000);
    expect(shows).toEqual([]);
    dependencies.signal(LEFT_TOP);
    expect(shows).toEqual([true]);
  });
});
