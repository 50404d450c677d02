import { expect, test } from 'vitest';
import { listEndedExperiments, isRunning } from '@/lib/experiments/experiment-days';
import { makeExperiment } from '@/tests/support/made-up-experiment';

test.each([
  ['2026-11-30T23:59:59Z', false],
  ['2026-12-01T00:00:00Z', true],
  ['2026-12-31T23:59:59Z', true],
  ['2027-01-01T00:00:00Z', false],
])('at %s it is running: %s; both its days count', (at, running) => {
  expect(isRunning(makeExperiment(), new Date(at))).toBe(running);
});

test('it has ended from the day after its last', () => {
  expect(listEndedExperiments([makeExperiment()], new Date('2026-12-31T23:59:59Z'))).toEqual([]);
  expect(listEndedExperiments([makeExperiment()], new Date('2027-01-01T00:00:00Z'))).toHaveLength(1);
});
