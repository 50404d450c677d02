import { parseConsent } from '@/lib/fields/text-parsers';
import { fieldTable } from '@/lib/fields/field-table';
import type { FieldName } from '@/lib/fields/field-name';
import { parseValues, type FormValues } from '@/lib/fields/form-values';

/** What of a lead's answers may be stored, and how many of the given ones may not. */
interface LeadValues {
  readonly values: FormValues;
  readonly dropped: number;
}

/**
 * Reads the answers of a lead as the browser reads them: what is invalid or no question of ours is left out, so that a
 * lead is never lost for one answer. Consent flags are left out as well: consent is a recorded act (compliance X1).
 */
export function parseLeadValues(given: Readonly<Record<string, unknown>>): LeadValues {
  // In America no day is later than UTC's, so that what the browser took is taken here.
  const today = new Date().toISOString().slice(0, 10);
  const entries = Object.entries(parseValues(given, today)).filter(
    ([name]) => fieldTable[name as FieldName].parse !== parseConsent,
  );
  return { values: Object.fromEntries(entries), dropped: Object.keys(given).length - entries.length };
}
