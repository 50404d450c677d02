import { expect, it } from 'vitest';
import { compareLeavers } from '@/lib/reporting/funnel-groups';
import { buildFunnelReport } from '@/lib/reporting/funnel-report';
import { buildMoneyReport } from '@/lib/reporting/money-report';

const nothing = { leads: 0, numbersShown: 0, callsTapped: 0, callsReturned: 0, connected: 0, sold: 0, revenueCents: 0 };
const counts = { answered: 3, backs: 0, refused: 0, timed: 0, answerMs: 0, fault: '' };

/** Ten visits of a variant, of which some left at a question. */
function rowsOf(variant: string, steps: readonly (readonly [string, number])[]) {
  const by = { variant };
  return {
    visits: [{ by, visits: 10, ...nothing }],
    steps: steps.map(([step, left], index) => ({
      ...{ by, step, visits: 10, placeSum: 10 * (index + 1), seen: 10, left },
      ...counts,
    })),
  };
}

it('a variant with a form of its own counts nobody at a question that it never asks', () => {
  const plain = rowsOf('short-way.plain', [
    ['zipcode', 2],
    ['birth', 4],
  ]);
  const quiz = rowsOf('short-way.quiz', [
    ['medicare', 1],
    ['zipcode', 0],
  ]);
  const rows = { visits: [...plain.visits, ...quiz.visits], steps: [...plain.steps, ...quiz.steps], costs: [] };
  const { columns, rows: lines } = compareLeavers(buildFunnelReport(rows, true), ['variant']);
  const table = lines.map((line) => Object.fromEntries(columns.map(({ key }, place) => [key, line[place]])));
  expect(table.slice(0, 2)).toMatchObject([
    { variant: 'short-way.plain', zipcode: 2, birth: 4, medicare: null },
    { variant: 'short-way.quiz', zipcode: 0, birth: null, medicare: 1 },
  ]);
});

it('half a cent is a cent, also where shares of it only nearly come to that', () => {
  const shares = [0.6, 0.7, 0.2];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(1.5);
  const costs = shares.map((costCents) => ({ by: {}, costCents }));
  const { visits } = rowsOf('short-way.plain', []);
  expect(buildFunnelReport({ visits, steps: [], costs }, false).costCents).toBe(2);
  const unmatched = { costCents: 0, revenueCents: 0, outcomes: 0 };
  const twoHundred = visits.map((row) => ({ ...row, visits: 200, revenueCents: 201 }));
  const money = buildMoneyReport({ visits: twoHundred, steps: [], costs, unmatched }, false);
  expect(money).toMatchObject({ costCents: 2, revenueCentsPerVisit: 1.01 });
});
