import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExitIntentWatcher } from '@/lib/browser/page/exit-intent';
import { fillExitIntentOptions } from '@/lib/exit-intent/exit-intent-options';
import { makeExitWorld } from '@/tests/support/fake-exit-intent';

describe('however the listeners fire', () => {
  const at = fc.nat({ max: 2000 });
  const signals = fc.oneof(
    fc.record({ kind: fc.constant('mouse-left' as const), y: fc.integer({ min: -50, max: 50 }) }),
    fc.record({ kind: fc.constantFrom('touch-started', 'touch-moved', 'touch-ended'), y: fc.nat({ max: 800 }), at }),
    fc.record({ kind: fc.constantFrom('touch-cancelled', 'scrolled', 'active') }),
  );
  const happening = fc.oneof(
    { weight: 4, arbitrary: signals.map((signal) => ({ do: 'signal' as const, signal })) },
    fc.nat({ max: 20_000 }).map((ms) => ({ do: 'wait' as const, ms })),
    fc.nat({ max: 1000 }).map((top) => ({ do: 'scroll' as const, top })),
    fc.boolean().map((isBusy) => ({ do: 'busy' as const, isBusy })),
    fc.constantFrom('close', 'unsubscribe', 'restart').map((name) => ({ do: name })),
  );
  const settings = fc.record({
    repeatAfterDays: fc.constantFrom(0, 1),
    scrollPercentageToTrigger: fc.constantFrom(0, 30),
    delaySecondsAndTrigger: fc.constantFrom(0, 3),
    touchDeviceSensitivity: fc.constantFrom(15, 50),
    triggerOnExitIntent: fc.boolean(),
    triggerOnPageLoad: fc.boolean(),
    inactiveSeconds: fc.constantFrom(0, 2),
  });

  it('it shows at most once, never at a busy moment, and never after it was refused', () => {
    fc.assert(
      fc.property(settings, fc.array(happening, { maxLength: 60 }), (given, story) => {
        const stored = new Map<string, string>();
        const dependencies = makeExitWorld(stored);
        const shows: boolean[] = [];
        const watcher = new ExitIntentWatcher(fillExitIntentOptions(given), dependencies.dependencies, (is) =>
          shows.push(is),
        );
        watcher.start();
        for (const event of story) {
          const before = shows.filter(Boolean).length;
          const wasRefused = stored.has('exit-intent-unsubscribed');
          if (event.do === 'signal') dependencies.signal(event.signal);
          else if (event.do === 'wait') dependencies.wait(event.ms);
          else if (event.do === 'scroll') dependencies.page.top = event.top;
          else if (event.do === 'busy') dependencies.page.isBusy = event.isBusy;
          else if (event.do === 'close') watcher.close();
          else if (event.do === 'unsubscribe') watcher.unsubscribe();
          else watcher.start();
          const after = shows.filter(Boolean).length;
          if (after > before) expect([dependencies.page.isBusy, wasRefused]).toEqual([false, false]);
        }
        expect(shows.filter(Boolean).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
