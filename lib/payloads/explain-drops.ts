import type { Product } from '@/lib/names/brand-code';
import { parseConsent } from '@/lib/fields/text-parsers';
import { findDriverPart } from '@/lib/fields/numbered-fields';
import type { DriverField, FieldName, SingleFieldName } from '@/lib/fields/field-name';
import { fieldTable, isFieldName } from '@/lib/fields/field-table';
import type { FieldValue, FormValues } from '@/lib/fields/form-values';
import type { LeadInput, LeadProvider } from '@/lib/leads/lead-input';
import { mapLead } from './map-lead';

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

const REASONS: Readonly<Partial<Record<SingleFieldName, string>>> = {
  age: 'the birth date is sent instead',
  accidentAtFaultCount: 'there is nothing to list',
  duiCount: 'there is nothing to list',
};

type ExplainDriverDrop = (facts: { readonly providerName: string; readonly hasBirthDate: boolean }) => string;

const explainDatePart: ExplainDriverDrop = ({ hasBirthDate }) =>
  hasBirthDate ? 'the whole birth date is sent instead' : 'day, month and year make no date';
const explainContact: ExplainDriverDrop = ({ providerName }) =>
  `${providerName} takes contact details of one person only`;

const DRIVER_REASONS: Readonly<Partial<Record<DriverField, ExplainDriverDrop>>> = {
  DobDay: explainDatePart,
  DobMonth: explainDatePart,
  DobYear: explainDatePart,
  Email: explainContact,
  Phone: explainContact,
  Address: explainContact,
  Address2: explainContact,
  MilitaryAffiliation: () => 'another driver has said yes already',
};

function getReason(product: Product, provider: LeadProvider, { values }: LeadInput, field: FieldName): string {
  const providerName = PROVIDER_NAMES[provider];
  const { parse, products } = fieldTable[field];
  if (parse === parseConsent) return 'consent counts only as a recorded act';
  if (products.length === 0) return 'only the form needs it';
  if (!products.includes(product)) return `not part of ${PRODUCT_LEADS[product]}`;
  const driver = findDriverPart(field);
  const reason = driver
    ? DRIVER_REASONS[driver.field]?.({
        providerName,
        hasBirthDate: values[`driver${driver.number}Dob`] !== undefined,
      })
    : REASONS[field as SingleFieldName];
  return reason ?? `${providerName} has no field for it`;
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
    return [{ field, reason: getReason(product, provider, lead, field) }];
  });
}
