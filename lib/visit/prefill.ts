import { parseValues, type FormValues } from '@/lib/fields/form-values';
import type { FieldName } from '@/lib/fields/field-name';

const PREFILLED_FIELDS: Readonly<Record<string, FieldName>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  age: 'age',
  email: 'email',
  phone: 'phone',
  dateofbirth: 'dob',
  address: 'address',
  has_medicare: 'haveMedicare',
  has_medicaid: 'haveMedicaid',
  zip_code: 'zipcode',
};

/** Leaves out what does not parse on a day (yyyy-MM-dd). */
export function readPrefill(parameters: Readonly<Record<string, string>>, today: string): FormValues {
  const named = Object.entries(parameters).flatMap(([name, value]) => {
    const field = PREFILLED_FIELDS[name];
    return field ? [[field, value] as const] : [];
  });
  return parseValues(Object.fromEntries(named), today);
}
