import { expect, test } from 'vitest';
import { steps } from '@/funnels/steps/steps';
import { forms } from '@/funnels/forms';
import { getStep } from '@/lib/engine/get-step';
import { localizeForm } from '@/lib/engine/localize-form';
import type { FormValues } from '@/lib/fields/form-values';
import {
  blankValues,
  isChosen,
  listChoiceValues,
  listFields,
  listRequiredFields,
  pickAskedFields,
} from '@/lib/form/step-fields';

const localizedCredit = () => getStep(localizeForm(forms.auto, steps, 'english'), 'driver1-profile').step;

test('an answer about a third car leaves the answer about the second alone, though the step can take it back', () => {
  expect(listFields(steps['vehicle2-more'])).toEqual(['addVehicle3', 'addVehicle2']);
  expect(Object.keys(blankValues(steps['vehicle2-more']))).toEqual(['addVehicle3']);
  expect(Object.keys(blankValues(steps['driver2-more']))).toEqual(['addDriver3']);
});

test('a step is unanswered without each of its fields that are not optional', () => {
  expect(listRequiredFields(steps.contact)).toEqual(['firstName', 'lastName', 'phone']);
  expect(listRequiredFields(steps.health)).toEqual([]);
  expect(listRequiredFields(steps.medicaid)).toEqual(['haveMedicaid']);
  expect(listRequiredFields(steps.consent)).toEqual([]);
});

test('one tap may answer two questions, each kept under its own name; a skip blanks both', () => {
  const { asking } = steps['medicare-and-medicaid'];
  if (asking.kind !== 'choice') throw new Error('not answered with a tap');
  expect(asking.choices.map((choice) => listChoiceValues(asking, choice))).toEqual([
    { haveMedicare: true, haveMedicaid: true },
    { haveMedicare: true, haveMedicaid: false },
    { haveMedicare: false, haveMedicaid: true },
    { haveMedicare: false, haveMedicaid: false },
  ]);
  expect(Object.keys(blankValues(steps['medicare-and-medicaid']))).toEqual(['haveMedicare', 'haveMedicaid']);
  const chosen = asking.choices.filter((choice) =>
    isChosen(asking, choice, { haveMedicare: true, haveMedicaid: false }),
  );
  expect(chosen).toEqual([asking.choices[1]]);
});

test('a question is left out of its screen by state, and by an answer above it', () => {
  const credit = pickAskedFields(localizedCredit(), { zipcode: '90001' });
  expect(listFields(credit)).not.toContain('driver1CreditRating');
  expect(listFields(pickAskedFields(localizedCredit(), {}))).toContain('driver1CreditRating');
  const asked = (values: FormValues) => listFields(pickAskedFields(steps['about-you'], values)).slice(3);
  expect(asked({ coverPurpose: 'children' })).toEqual([]);
  expect(asked({ coverPurpose: 'final costs' })).toEqual(['haveMedicare', 'haveMedicaid']);
  expect(asked({ coverPurpose: 'final costs', haveMedicare: true })).toEqual([
    'haveMedicare',
    'coverageType',
    'haveMedicaid',
  ]);
});
