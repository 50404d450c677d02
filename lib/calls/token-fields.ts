import { findField } from '@/lib/fields/field-table';

/** Whether a change of this field makes the call token old (specification 4, ip-quality token). */
export function isTokenField(name: string): boolean {
  return findField(name)?.prices === true;
}
