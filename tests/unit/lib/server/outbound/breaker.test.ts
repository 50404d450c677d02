import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Breaker, type Outcome } from '@/lib/server/outbound/breaker';

function call(breaker: Breaker, outcome: Outcome, nowMs: number): boolean {
  const pass = breaker.admit(nowMs);
  if (pass) breaker.settle(pass, outcome, nowMs);
  return pass !== undefined;
}

function open(nowMs = 0): Breaker {
  const breaker = new Breaker();
  for (let turn = 0; turn < 20; turn += 1) call(breaker, 'failed', nowMs);
  return breaker;
}

test('a provider that is down is asked twenty times and then left alone', () => {
  const breaker = new Breaker();
  const asked = Array.from({ length: 100 }, (_, turn) => call(breaker, 'failed', turn)).filter(Boolean);
  expect(asked).toHaveLength(20);
});

test.each([
  [10, true],
  [9, false],
])('%d failures of twenty: open %s', (failures, isOpen) => {
  const breaker = new Breaker();
  for (let turn = 0; turn < 20; turn += 1) call(breaker, turn < failures ? 'failed' : 'healthy', 0);
  expect(breaker.isOpen()).toBe(isOpen);
});

test('failures that are spread over more than ten seconds do not open it', () => {
  const breaker = new Breaker();
  for (let turn = 0; turn < 100; turn += 1) call(breaker, 'failed', turn * 600);
  expect(breaker.isOpen()).toBe(false);
});

test('after five seconds one call asks, and its success lets all ask again', () => {
  const breaker = open();
  expect(breaker.admit(4999)).toBeUndefined();
  const probe = breaker.admit(5000);
  expect([probe, breaker.admit(5000), breaker.admit(60_000)]).toEqual(['probe', undefined, undefined]);
  breaker.settle('probe', 'healthy', 5100);
  expect([breaker.admit(5100), breaker.admit(5100)]).toEqual(['regular', 'regular']);
});

test('a probe that fails costs five seconds more', () => {
  const breaker = open();
  expect(call(breaker, 'failed', 5000)).toBe(true);
  expect(breaker.admit(9999)).toBeUndefined();
  expect(breaker.admit(10_000)).toBe('probe');
});

test('a probe that was not made after all leaves the next one to try', () => {
  const breaker = open();
  expect(call(breaker, 'unused', 5000)).toBe(true);
  expect(breaker.admit(5000)).toBe('probe');
});

test('what was under way when it opened neither closes it nor opens it again', () => {
  const breaker = open();
  breaker.settle('regular', 'healthy', 100);
  expect(breaker.admit(100)).toBeUndefined();
});

test('whatever happens, it never lets two probes through at once and always comes back', () => {
  const step = fc.record({
    gap: fc.integer({ min: 0, max: 3000 }),
    outcome: fc.constantFrom<Outcome>('healthy', 'failed', 'failed', 'unused'),
    delay: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const breaker = new Breaker();
      let nowMs = 0;
      const underWay: { pass: 'regular' | 'probe'; outcome: Outcome; left: number }[] = [];
      for (const { gap, outcome, delay } of steps) {
        nowMs += gap;
        for (const one of underWay.splice(0)) {
          if (one.left > 0) underWay.push({ ...one, left: one.left - 1 });
          else breaker.settle(one.pass, one.outcome, nowMs);
        }
        const pass = breaker.admit(nowMs);
        if (pass) underWay.push({ pass, outcome, left: delay });
        expect(underWay.filter((one) => one.pass === 'probe').length).toBeLessThanOrEqual(1);
      }
      for (const { pass, outcome } of underWay) breaker.settle(pass, outcome, nowMs);
      expect(breaker.admit(nowMs + 5000)).toBeDefined();
    }),
  );
});
