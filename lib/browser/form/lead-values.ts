import { findField } from '@/lib/fields/field-table';
import type { FormValues } from '@/lib/fields/form-values';
import type { Product } from '@/lib/names/brand-code';
import { readPrefill } from '@/lib/visit/prefill';
import { readZipLocation } from '../location/zip-location';
import { readToday } from '../platform/today';
import { readPersonalParameters } from '../visit/personal-prefill';

/**
 * A lead's answers with what no step asks for and is known all the same, as far as it is part of the product's leads
 * (specification 3): the county of the ZIP, and where the visitor says who they are, an age from the address in place
 * of a date of birth that is missing.
 */
export function completeLeadValues(product: Product, values: FormValues, namesPerson: boolean): FormValues {
  const county = typeof values.zipcode === 'string' ? readZipLocation(values.zipcode)?.county : undefined;
  const { age } = readPrefill(readPersonalParameters(), readToday());
  const known: FormValues = { county, age: namesPerson && values.dob === undefined ? age : undefined };
  const added = Object.entries(known).filter(
    ([name, value]) => value !== undefined && findField(name)?.products.includes(product),
  );
  return { ...Object.fromEntries(added), ...values };
}
