import type { Product } from '@/lib/names/brand-code';
import type { ControlName } from '@/lib/fields/field';
import type { FieldName } from '@/lib/fields/field-name';
import { fieldTable } from '@/lib/fields/field-table';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';
import type { LeadInput, LeadProvider } from '@/lib/leads/lead-input';
import { mapLead, type LeadPayload } from './map-lead';

type Others = readonly [one: FieldValue, another: FieldValue];

/** Two other people's answers: what the true one has in common with neither is seen to change. */
const OTHERS: Readonly<Partial<Record<ControlName, Others>>> = {
  email: ['zz@example.org', 'qq@example.net'],
  phone: ['(999) 555-0199', '(888) 555-0188'],
  date: ['1903-11-19', '1904-12-28'],
  day: ['19', '28'],
  month: ['11', '12'],
  year: ['1903', '1904'],
  age: [119, 118],
};
const OTHER_TEXTS: Others = ['Zz', 'Qq'];

function pickOther(field: FieldName, which: 0 | 1): FieldValue {
  return (OTHERS[fieldTable[field].control] ?? OTHER_TEXTS)[which];
}

/** The same shape without the content: letters become x, digits 0. */
function veil(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  if (typeof value !== 'string') return value;
  return value
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Ll}|\p{Lo}/gu, 'x')
    .replaceAll(/\d/g, '0');
}

function veilDifferences(value: unknown, others: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null)
    return others.every((other) => other === value) ? value : veil(value);
  const pick = (key: string) => others.map((other) => (other as Readonly<Record<string, unknown>> | undefined)?.[key]);
  const entries = Object.entries(value).map(([key, entry]) => [key, veilDifferences(entry, pick(key))] as const);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

/** Whether a field tells who somebody is. */
export function isIdentifying(field: FieldName): boolean {
  return fieldTable[field].identifies === 'person';
}

/**
 * What a provider would be sent, with who somebody is taken out and the shape left. What identifies is found by
 * mapping other people's answers beside the true ones: whatever changes with them is veiled, wherever it stands.
 */
export function redactLead(product: Product, provider: LeadProvider, lead: LeadInput): LeadPayload {
  const names = (Object.keys(lead.values) as FieldName[]).filter((name) => lead.values[name] !== undefined);
  const identifying = names.filter(isIdentifying);
  const { certificates, ...rest } = lead;
  const others = ([0, 1] as const).map((which) => {
    const answers: FormValues = Object.fromEntries(identifying.map((name) => [name, pickOther(name, which)]));
    return mapLead(product, provider, { ...rest, values: { ...lead.values, ...answers } });
  });
  return veilDifferences(mapLead(product, provider, lead), others) as LeadPayload;
}
