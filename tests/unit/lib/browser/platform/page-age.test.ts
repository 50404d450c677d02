import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageAge } from '@/lib/browser/platform/page-age';

test('whatever happens to the clocks, it never goes back and misses no time that has passed', () => {
  const step = fc.record({
    passed: fc.integer({ min: 0, max: 1_000_000 }),
    isAsleep: fc.boolean(),
    setBy: fc.oneof(fc.constant(0), fc.integer({ min: -1e12, max: 1e12 })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let [visitors, steady] = [1e12, 0];
      const age = createPageAge(
        () => visitors,
        () => steady,
      );
      for (const { passed, isAsleep, setBy } of steps) {
        const before = age();
        // A device that sleeps sets no clock.
        visitors += isAsleep ? passed : passed + setBy;
        if (!isAsleep) steady += passed;
        expect(age() - before).toBeGreaterThanOrEqual(passed);
      }
    }),
  );
});
