import type { Product } from '@/lib/brand/brand-code';
import type { FormValues } from '@/lib/fields/form-values';

/** The `data` of a MediaAlpha request; leaves are text, numbers and 0 or 1, never empty. */
export type MediaAlphaLead = Readonly<Record<string, string | number>>;

/** Stands in for a missing ZIP: the provider then goes by the address (specification 7). */
const UNKNOWN_ZIP = 'auto';

function toFlag(value: unknown): 0 | 1 | undefined {
  return typeof value === 'boolean' ? (value ? 1 : 0) : undefined;
}

function joinName({ firstName, lastName }: FormValues): string {
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}

function removeEmpty(fields: Readonly<Record<string, unknown>>): MediaAlphaLead {
  const isKept = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isKept(value))) as MediaAlphaLead;
}

function mapPerson(values: FormValues) {
  return {
    contact: joinName(values),
    email: values.email,
    phone: typeof values.phone === 'string' ? values.phone.replaceAll(/\D/g, '') : undefined,
    address: values.address,
    birth_date: values.dob,
  };
}

function mapInsurance(values: FormValues) {
  return { currently_insured: toFlag(values.currentlyInsured), current_company: values.currentCompany };
}

/** Product → the fields that MediaAlpha takes of it (specification 7, lead payload mapping). */
const MAPPERS: Readonly<Record<Product, (values: FormValues) => Readonly<Record<string, unknown>>>> = {
  medicare: mapPerson,
  life: mapPerson,
  auto: (values) => ({ ...mapPerson(values), ...mapInsurance(values) }),
};

/** Maps answers to MediaAlpha's `data`. Undefined and empty values are left out. */
export function mapMediaAlphaLead(product: Product, values: FormValues): MediaAlphaLead {
  return removeEmpty({ zip: values.zipcode ?? UNKNOWN_ZIP, ...MAPPERS[product](values) });
}

/** Only what may leave before consent: nothing of who the visitor is or how they are covered (compliance X2). */
export function mapAnonymousLead(product: Product, values: FormValues): MediaAlphaLead {
  return removeEmpty({ zip: values.zipcode ?? UNKNOWN_ZIP, ...(product === 'auto' && mapInsurance(values)) });
}
