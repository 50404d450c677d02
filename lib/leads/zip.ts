import type { FormValues } from '@/lib/fields/form-values';
import { readText } from './read-value';

/** The provider then uses the caller's address (specification 7). */
const UNKNOWN_ZIP = 'auto';

export function mapZip(values: Pick<FormValues, 'zipcode'>): string {
  return readText(values.zipcode) ?? UNKNOWN_ZIP;
}
