import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import type { Experiment, Variant } from '@/lib/experiments/experiment';
import { findExperimentFaults } from '@/tests/support/experiment-faults';
import { makeExperiment } from '@/tests/support/made-up-experiment';

const { pages } = registry;

function findFaults(...changes: Partial<Experiment>[]): string[] {
  return findExperimentFaults({ pages, experiments: changes.map((change) => makeExperiment(change)) });
}

const control: Variant = { name: 'plain', weight: 50 };
const warm: Variant = { name: 'warm', weight: 50, changes: { headline: 'Another headline' } };

describe('experiments', () => {
  it('are sound', () => {
    expect(findExperimentFaults(registry)).toEqual([]);
    expect(findFaults({})).toEqual([]);
  });

  it.each([
    [{ page: 'nope' }, 'there is no page nope'],
    [{ owner: ' ' }, 'it has no owner'],
    [{ name: 'Four.Benefits' }, 'its name is not kebab case'],
    [{ endsOn: '2026-11-30' }, 'it ends before it starts'],
    [{ endsOn: '2027-04-01' }, 'it runs 121 days, 120 are allowed'],
    [{ startsOn: '2026-13-01' }, 'a day is not yyyy-MM-dd'],
    [{ startsOn: '1 December 2026' }, 'a day is not yyyy-MM-dd'],
    [{ variants: [control, { ...warm, weight: 49 }] }, 'the weights add up to 99'],
    [
      {
        variants: [
          { ...control, weight: 49.5 },
          { ...warm, weight: 50.5 },
        ],
      },
      'a weight is no whole percent',
    ],
    [{ variants: [control, { ...warm, name: 'plain' }] }, 'two variants share a name'],
    [{ variants: [control, { ...warm, name: 'a.b' }] }, 'a variant’s name is not kebab case'],
    [{ variants: [warm, control] }, 'the control changes the page'],
    [{ variants: [control, { name: 'warm', weight: 50 }] }, 'a variant changes nothing'],
    [{ coverage: 101 }, 'the coverage is no percentage'],
  ] satisfies [Partial<Experiment>, string][])('%j is found at fault', (change: Partial<Experiment>, fault) => {
    expect(findFaults(change)).toEqual([`${change.name ?? 'four-benefits'}: ${fault}`]);
  });

  it('two on one page, of one name or with one seed are found at fault', () => {
    expect(findFaults({}, { name: 'b', seed: 'b' })).toEqual(['b: the page go-4-benefits is tested already']);
    expect(findFaults({}, { seed: 'b', page: 'otc-savings' })).toEqual(['four-benefits: its name is taken']);
    expect(findFaults({}, { name: 'b', page: 'otc-savings' })).toEqual(['b: its seed is taken']);
  });

  it('what a variant may not change does not compile', () => {
    // @ts-expect-error a variant cannot move the page
    const moved: Variant = { name: 'moved', weight: 50, changes: { path: '/elsewhere' } };
    expect(moved.name).toBe('moved');
  });
});
