import { DRIVER_NUMBERS } from '@/lib/names/family-numbers';
import type { FormValues } from './form-values';

/** The month, day and year of each driver's date of birth, which the specification names beside it (3, form values). */
export function listDateParts(values: FormValues): FormValues {
  return Object.assign(
    {},
    ...DRIVER_NUMBERS.map((number) => {
      const date = values[`driver${number}Dob`];
      const [year, month, day] = typeof date === 'string' ? date.split('-') : [];
      if (year === undefined) return {};
      return {
        [`driver${number}DobMonth`]: String(Number(month)),
        [`driver${number}DobDay`]: String(Number(day)),
        [`driver${number}DobYear`]: year,
      };
    }),
  ) as FormValues;
}
