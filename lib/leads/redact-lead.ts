import type { Product } from '@/lib/brand/brand-code';
import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import type { LeadInput, LeadProvider } from './lead-input';
import { mapLead, type LeadPayload } from './map-lead';

/** Fields that tell who somebody is. */
const IDENTIFYING =
  /(firstName|lastName|email|phone|address2?|dob(day|month|year)?)$|^(age|leadidId|trustedFormCertificateId)$/i;

/** Two other people's answers: what the true one has in common with neither is seen to change. */
const OTHERS: readonly (readonly [ending: RegExp, one: string | number, another: string | number])[] = [
  [/email$/i, 'zz@example.org', 'qq@example.net'],
  [/phone$/i, '(999) 555-0199', '(888) 555-0188'],
  [/dob$/i, '1903-11-19', '1904-12-28'],
  [/dobday$/i, '19', '28'],
  [/dobmonth$/i, '11', '12'],
  [/dobyear$/i, '1903', '1904'],
  [/^age$/, 119, 118],
  [/$/, 'Zz', 'Qq'],
];

function findOther(field: string, which: 1 | 2): string | number | undefined {
  return OTHERS.find(([ending]) => ending.test(field))?.[which];
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
  return IDENTIFYING.test(field);
}

/**
 * What a provider would be sent, with who somebody is taken out and the shape left. What identifies is found by
 * mapping other people's answers beside the true ones: whatever changes with them is veiled, wherever it stands.
 */
export function redactLead(product: Product, provider: LeadProvider, lead: LeadInput): LeadPayload {
  const names = (Object.keys(lead.values) as FieldName[]).filter((name) => lead.values[name] !== undefined);
  const identifying = names.filter(isIdentifying);
  const { certificates, ...rest } = lead;
  const others = ([1, 2] as const).map((which) => {
    const answers: FormValues = Object.fromEntries(identifying.map((name) => [name, findOther(name, which)]));
    return mapLead(product, provider, { ...rest, values: { ...lead.values, ...answers } });
  });
  return veilDifferences(mapLead(product, provider, lead), others) as LeadPayload;
}
