import { expect, test } from 'vitest';
import { steps } from '@/funnels/steps/steps';
import { blankValues, listFields, listRequiredFields } from '@/lib/form/step-fields';

test('an answer about a third car leaves the answer about the second alone, though the step can take it back', () => {
  expect(listFields(steps['vehicle2-more'])).toEqual(['addVehicle3', 'addVehicle2']);
  expect(Object.keys(blankValues(steps['vehicle2-more']))).toEqual(['addVehicle3']);
  expect(Object.keys(blankValues(steps['driver2-more']))).toEqual(['addDriver3']);
});

test('a step is unanswered without each of its fields that are not optional', () => {
  expect(listRequiredFields(steps.contact)).toEqual(['phone']);
  expect(listRequiredFields(steps.medicaid)).toEqual(['haveMedicaid']);
  expect(listRequiredFields(steps.consent)).toEqual([]);
});
