import { expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { findResume } from '@/lib/engine/find-resume';
import { localizeForm } from '@/lib/engine/localize-form';
import type { FormValues } from '@/lib/fields/form-values';

const medicare = localizeForm(forms.medicare, steps, 'english');
const BOTH = { haveMedicare: true, haveMedicaid: false };
const REACHED = { firstName: 'Mary', lastName: 'Lee', phone: '(206) 555-0123' };

it.each<[string, FormValues, ReturnType<typeof findResume>]>([
  ['nothing is', {}, undefined],
  ['one answer, to the second question, is', { zipcode: '33101' }, undefined],
  ['answers, to the first question that is open, is', { zipcode: '33101', ...BOTH }, { stepName: 'birth', number: 3 }],
  [
    'a question that was skipped is',
    { zipcode: '33101', ...BOTH, dob: undefined, address: undefined },
    { stepName: 'contact', number: 4 },
  ],
  [
    'all before the consent is',
    { zipcode: '33101', ...BOTH, dob: '1958-04-02', ...REACHED },
    { stepName: 'consent', number: 5 },
  ],
  [
    'a skip of what the consent needs is',
    { zipcode: '33101', ...BOTH, dob: '1958-04-02', firstName: undefined, lastName: undefined, phone: undefined },
    { stepName: 'contact', number: 4 },
  ],
])('where %s kept', (_what, values, expected) => {
  expect(findResume(medicare, values)).toEqual(expected);
});

it('goes along the way that the answers lead', () => {
  const auto = localizeForm(forms.auto, steps, 'english');
  expect(findResume(auto, { zipcode: '60601', currentlyInsured: false })).toEqual({ stepName: 'homeowner', number: 3 });
});
