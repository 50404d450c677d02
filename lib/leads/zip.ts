import type { FormValues } from '@/lib/fields/form-values';
import { readText } from './read-value';

/** Stands in for a missing ZIP: the provider then goes by the address of the caller (specification 7). */
const UNKNOWN_ZIP = 'auto';

export function mapZip(values: Pick<FormValues, 'zipcode'>): string {
  return readText(values.zipcode) ?? UNKNOWN_ZIP;
}
