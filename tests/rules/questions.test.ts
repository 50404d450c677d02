import { describe, expect, it } from 'vitest';
import { findFieldChoices } from '@/funnels/steps/choices';
import { steps } from '@/funnels/steps/steps';
import { parseValues } from '@/lib/fields/form-values';
import { listRequiredFields } from '@/lib/form/step-fields';

describe('questions', () => {
  it('nobody else can be the visitor, who is driver 1', () => {
    for (const name of ['driver2Relationship', 'driver3Relationship'] as const) {
      const values = findFieldChoices(name)?.map(({ value }) => value);
      expect(values).toContain('spouse');
      expect(values).not.toContain('self');
    }
  });

  it('what a tile writes into a box is an answer to its question, as it stands', () => {
    const asked = Object.values(steps).flatMap(({ asking }) => (asking.kind === 'fields' ? asking.fields : []));
    const written = asked.flatMap(({ name, common }) => common?.values.map((value) => ({ [name]: value })) ?? []);
    expect(written.length).toBeGreaterThan(0);
    for (const answer of written) expect(parseValues(answer, '2026-11-25')).toEqual(answer);
  });

  it('a step that has to be answered asks for what the rest needs: a place, a car, another driver, or which way to go', () => {
    const asked = Object.values(steps).filter((step) => listRequiredFields(step).length > 0);
    const needed = asked.filter((step) => !('skippable' in step && step.skippable)).map(({ name }) => name);
    expect(needed.toSorted()).toEqual([
      'driver1-more',
      'driver2-details',
      'driver2-more',
      'driver3-details',
      'health-permission',
      'vehicle1',
      'vehicle1-more',
      'vehicle2',
      'vehicle2-more',
      'vehicle3',
      'zipcode',
    ]);
  });
});
