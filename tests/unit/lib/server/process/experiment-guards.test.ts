import { expect, test } from 'vitest';
import type { Experiment, GuardMetric } from '@/lib/experiments/experiment';
import type { ExposureCounts } from '@/lib/reporting/experiment-figures';
import { guardExperiments } from '@/lib/server/process/experiment-guards';
import type { StoredSwitchChange, SwitchChange } from '@/lib/server/records/switches';
import { makeExperiment } from '@/tests/support/made-up-experiment';

const NOW = new Date('2026-12-02T12:00:00Z');
const NOBODY = { visitors: 0, leads: 0, numbersShown: 0, callsTapped: 0, sold: 0, refused: 0 };

function count(variant: string, change: Partial<ExposureCounts>): ExposureCounts {
  return { variant, ...NOBODY, revenueCents: 0, revenueCentsSquared: 0, ...change };
}

/** The turns that the guards make where the second variant of an experiment differs so from the first. */
async function guard(
  metric: GuardMetric | undefined,
  [first, second]: readonly [Partial<ExposureCounts>, Partial<ExposureCounts>],
  turned: readonly SwitchChange[] = [],
  now = NOW,
): Promise<readonly SwitchChange[]> {
  const made = makeExperiment();
  const experiment: Experiment = metric === undefined ? made : { ...made, guard: metric };
  const turns: StoredSwitchChange[] = turned.map((one) => ({ ...one, changedAt: NOW.toISOString() }));
  const [control, other] = experiment.variants;
  const before = turns.length;
  await guardExperiments([experiment], {
    now,
    reports: {
      readExperiment: () =>
        Promise.resolve({ variants: [count(control.name, first), count(other.name, second)], leftOut: {} }),
    },
    switches: {
      listOff: () => Promise.resolve(turns.filter(({ isOff }) => isOff)),
      listTurns: () => Promise.resolve(turns),
      turn: (change) => {
        turns.push({ ...change, changedAt: NOW.toISOString() });
        return Promise.resolve(null);
      },
    },
  });
  return turns.slice(before);
}

const FEWER = [
  { visitors: 5000, callsTapped: 1000, leads: 1000 },
  { visitors: 5000, callsTapped: 600, leads: 990, refused: 10 },
] as const;

test('a variant that surely does worse by the guard stops the experiment, with why', async () => {
  const [turn, ...others] = await guard('calls', FEWER);
  expect(others).toEqual([]);
  expect(turn).toMatchObject({ kind: 'experiment', name: makeExperiment().name, isOff: true, who: 'guard' });
  expect(turn?.why).toMatch(/calls of 100 visitors by -\d/);
  expect(await guard('refused', [{ visitors: 5000 }, { visitors: 5000, refused: 400 }])).toHaveLength(1);
});

test('it goes on without a guard, by another one, while nothing is sure, and on days on which it does not run', async () => {
  expect(await guard(undefined, FEWER)).toEqual([]);
  expect(await guard('leads', FEWER)).toEqual([]);
  expect(
    await guard('calls', [
      { visitors: 50, callsTapped: 10 },
      { visitors: 50, callsTapped: 6 },
    ]),
  ).toEqual([]);
  expect(await guard('calls', [FEWER[1], FEWER[0]])).toEqual([]);
  expect(await guard('calls', FEWER, [], new Date('2030-01-01T00:00:00Z'))).toEqual([]);
});

test('what people switched on again after the guard, or off themselves, is left to them', async () => {
  const { name } = makeExperiment();
  const turn = { kind: 'experiment', name, brand: null, who: 'guard', why: 'fewer', isOff: true } as const;
  const again = { ...turn, isOff: false, who: 'ada', why: 'a tag was broken' };
  expect(await guard('calls', FEWER, [again, { ...turn, isOff: false }])).toEqual([]);
  expect(await guard('calls', FEWER, [{ ...turn, who: 'ada' }])).toEqual([]);
});
