import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import type { FormValues } from '@/lib/fields/form-values';
import { localizeForm } from '@/lib/engine/localize-form';
import { mapJourney } from '@/lib/engine/map-journey';

const localizedForm = localizeForm(forms['auto-call'], steps, 'english');

function places(stepName: string, values: FormValues): readonly string[] {
  return mapJourney(localizedForm, stepName, values).map(({ step, place }) => `${step.name} ${place}`);
}

describe('the road through a form', () => {
  it('shows what lies behind and ahead', () => {
    expect(places('company', { currentlyInsured: true })).toEqual([
      'insured behind',
      'company here',
      'zipcode ahead',
      'result ahead',
    ]);
  });

  it('shows what the answers lead around', () => {
    expect(places('zipcode', { currentlyInsured: false })).toEqual([
      'insured behind',
      'company off',
      'zipcode here',
      'result ahead',
    ]);
  });
});
