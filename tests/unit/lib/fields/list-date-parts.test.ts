import { expect, it } from 'vitest';
import { listDateParts } from '@/lib/fields/list-date-parts';

it('the parts of a driver’s date stand beside it, as three boxes gave them', () => {
  expect(listDateParts({ driver1Dob: '1958-04-02', dob: '1950-01-01', driver3Dob: undefined })).toEqual({
    driver1DobMonth: '4',
    driver1DobDay: '2',
    driver1DobYear: '1958',
  });
});
