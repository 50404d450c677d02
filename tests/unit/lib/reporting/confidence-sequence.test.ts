import { expect, test } from 'vitest';
import { compareMeans, sampleOfAmounts, sampleOfRate } from '@/lib/reporting/confidence-sequence';
import { isSplitWrong, logGamma } from '@/lib/reporting/sample-ratio';
import { makeRandom } from '@/tests/support/seeded-random';

const DAYS = 60;
const EXPERIMENTS = 1000;
const FIXED_SIZE = 31_235;

const random = makeRandom(60);

/** Box and Muller. */
function drawNormal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** How many of so many, each with this chance; of hundreds at least, where the normal law is close. */
function drawCount(count: number, chance: number): number {
  const drawn = count * chance + drawNormal() * Math.sqrt(count * chance * (1 - chance));
  return Math.min(count, Math.max(0, Math.round(drawn)));
}

/** Whether a difference is called on any of sixty days. */
function isCalled(perDay: number, chance: number, otherChance: number): boolean {
  let [count, yes, otherYes] = [0, 0, 0];
  for (let day = 0; day < DAYS; day += 1) {
    count += perDay;
    yes += drawCount(perDay, chance);
    otherYes += drawCount(perDay, otherChance);
    const interval = compareMeans(sampleOfRate(count, yes), sampleOfRate(count, otherYes));
    if (interval && (interval.low > 0 || interval.high < 0)) return true;
  }
  return false;
}

function shareOf(count: number, happens: () => boolean): number {
  return Array.from({ length: count }, happens).filter(Boolean).length / count;
}

test.each([200, 500, 3000])(
  'of 1,000 experiments without a difference at most 5 %% are called, with %i a day',
  (perDay) => {
    expect(shareOf(EXPERIMENTS, () => isCalled(perDay, 0.05, 0.05))).toBeLessThanOrEqual(0.05);
  },
);

test('a rise of 10 % on 5 % is found within 1.6 times the fixed sample in at least four of five', () => {
  const perDay = Math.floor((FIXED_SIZE * 1.6) / DAYS);
  expect(shareOf(EXPERIMENTS, () => isCalled(perDay, 0.05, 0.055))).toBeGreaterThanOrEqual(0.8);
});

test('a split of 50/50 that was served as 52/48 is flagged, and a fair one is not, however often one looks', () => {
  const visitors = 2 * FIXED_SIZE;
  expect(isSplitWrong([visitors * 0.52, visitors * 0.48], [50, 50])).toBe(true);
  expect(isSplitWrong([visitors * 0.2, visitors * 0.8], [20, 80])).toBe(false);
  const isEverFlagged = () => {
    let [one, all] = [0, 0];
    return Array.from({ length: DAYS }).some(() => {
      all += 1000;
      one += drawCount(1000, 0.5);
      return isSplitWrong([one, all - one], [50, 50]);
    });
  };
  expect(shareOf(EXPERIMENTS, isEverFlagged)).toBeLessThanOrEqual(0.005);
});

test('the interval is about the difference, narrower with more visitors, and none for too few or none that differ', () => {
  const [few, many] = [10_000, 100_000].map((n) => compareMeans(sampleOfRate(n, n * 0.05), sampleOfRate(n, n * 0.06)));
  expect(few?.difference).toBeCloseTo(0.01, 10);
  expect([few?.low, few?.high].map((edge) => (edge ?? 0) - 0.01).reduce((sum, edge) => sum + edge)).toBeCloseTo(0, 10);
  expect((many?.high ?? 1) - (many?.low ?? 0)).toBeLessThan((few?.high ?? 0) - (few?.low ?? 0));
  expect(compareMeans(sampleOfRate(199, 10), sampleOfRate(5000, 10))).toBeUndefined();
  expect(compareMeans(sampleOfRate(5000, 0), sampleOfRate(5000, 0))).toBeUndefined();
  const beside = compareMeans(sampleOfRate(10_000, 500), sampleOfRate(10_000, 600), 3);
  expect(beside?.low).toBeLessThan(few?.low ?? 0);
});

test('amounts have the mean and variance that they have', () => {
  expect(sampleOfAmounts(4, 20, 150)).toEqual({ count: 4, mean: 5, variance: 12.5 });
  expect(sampleOfAmounts(0, 0, 0)).toEqual({ count: 0, mean: 0, variance: 0 });
});

test.each([
  [1, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
])('the logarithm of the gamma function of %f is %f', (value, expected) => {
  expect(logGamma(value)).toBeCloseTo(expected, 10);
});
