import type { Product } from '@/lib/brand/brand-code';
import { FIELD_NAMES, type FieldName } from '@/lib/fields/field-name';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';
import type { LeadInput, LeadProvider } from './lead-input';
import { mapLead } from './map-lead';
import { PRODUCT_FIELDS } from './product-fields';

export interface Drop {
  readonly field: string;
  readonly reason: string;
}

const PROVIDER_NAMES: Readonly<Record<LeadProvider, string>> = {
  mediaAlpha: 'MediaAlpha',
  quoteWizard: 'QuoteWizard',
  quinstreet: 'Quinstreet',
};

const PRODUCT_LEADS: Readonly<Record<Product, string>> = {
  medicare: 'a Medicare lead',
  auto: 'an auto lead',
  life: 'a life lead',
};

function isFieldName(name: string): name is FieldName {
  return (FIELD_NAMES as readonly string[]).includes(name);
}

/** If the field were mapped, one of these would change the payload. */
function listOtherAnswers(value: FieldValue): readonly (FieldValue | undefined)[] {
  if (typeof value === 'boolean') return [undefined, !value];
  return typeof value === 'string' ? [undefined, `${value}~`, 'other', '1901-01-01'] : [undefined];
}

/** Tried by changing the answer, so that it cannot be forgotten. */
function isMapped(product: Product, provider: LeadProvider, lead: LeadInput, field: FieldName): boolean {
  const write = (values: FormValues) => JSON.stringify(mapLead(product, provider, { ...lead, values }));
  const value = lead.values[field];
  const sent = write(lead.values);
  return (
    value !== undefined && listOtherAnswers(value).some((other) => write({ ...lead.values, [field]: other }) !== sent)
  );
}

function findReason(product: Product, provider: LeadProvider, { values }: LeadInput, field: FieldName): string {
  const name = PROVIDER_NAMES[provider];
  if (/^(call|sms|email)Consent$/.test(field)) return 'consent counts only as a recorded act';
  if (/^add(Driver|Vehicle)\d$/.test(field)) return 'only the form needs it';
  if (!PRODUCT_FIELDS[product].includes(field)) return `not part of ${PRODUCT_LEADS[product]}`;
  if (field === 'age') return 'the birth date is sent instead';
  const driver = /^driver(?<number>[123])Dob(Day|Month|Year)$/.exec(field)?.groups?.['number'];
  if (driver !== undefined) {
    const hasWhole = values[`driver${driver}Dob` as FieldName] !== undefined;
    return hasWhole ? 'the whole birth date is sent instead' : 'day, month and year make no date';
  }
  if (/^driver\d(Email|Phone|Address2?)$/.test(field)) return `${name} takes contact details of one person only`;
  if (/^driver\dMilitaryAffiliation$/.test(field)) return 'another driver has said yes already';
  if (field === 'accidentAtFaultCount' || field === 'duiCount') return 'there is nothing to list';
  return `${name} has no field for it`;
}

/** Given answers missing from the payload, with the reason. `lead.values` are the parsed answers. */
export function explainDrops(
  product: Product,
  provider: LeadProvider,
  given: Readonly<Record<string, unknown>>,
  lead: LeadInput,
): readonly Drop[] {
  return Object.keys(given).flatMap((field): readonly Drop[] => {
    if (!isFieldName(field)) return [{ field, reason: 'not a field' }];
    const isBlank = given[field] === '' || given[field] == null;
    if (lead.values[field] === undefined) return [{ field, reason: isBlank ? 'empty' : 'not valid' }];
    if (isMapped(product, provider, lead, field)) return [];
    return [{ field, reason: findReason(product, provider, lead, field) }];
  });
}
