import type { FieldValue } from '@/lib/fields/form-values';
import {
  CREDIT_RATING_CODES,
  LICENSE_STATUS_CODES,
  MARITAL_STATUS_CODES,
  RELATIONSHIP_CODES,
} from '@/lib/leads/driver-codes';
import { readHousehold, type Driver, type Household } from '@/lib/leads/household';
import { repeatIncident } from '@/lib/leads/incident-counts';
import type { LeadInput } from '@/lib/leads/lead-input';
import { findWord, type WordOf } from '@/lib/leads/read-value';
import { removeEmpty } from '@/lib/leads/remove-empty';
import { mapZip } from '@/lib/leads/zip';

export interface ListingIndividual<Flag, Gender> {
  readonly relation_to_applicant?: WordOf<typeof RELATIONSHIP_CODES>;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly gender?: Gender;
  readonly marital_status?: WordOf<typeof MARITAL_STATUS_CODES>;
  readonly birth_date?: string;
  readonly self_credit_rating?: WordOf<typeof CREDIT_RATING_CODES>;
  readonly license_status?: WordOf<typeof LICENSE_STATUS_CODES>;
  readonly sr_22?: Flag;
}

export type ListingIncident<Flag> =
  | { readonly type: 'accident'; readonly driver: number; readonly accident_at_fault: Flag }
  | { readonly type: 'dui'; readonly driver: number };

export interface ListingContact<Flag> {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly address_2?: string;
  readonly zip: string;
  readonly homeowner?: Flag;
  readonly interested_in_home_insurance?: Flag;
  readonly military_affiliation?: Flag;
}

export interface ListingAutoLead<Flag, Gender, Year> {
  readonly contact: ListingContact<Flag>;
  readonly current_insurance?: { readonly currently_insured?: Flag; readonly carrier?: string };
  readonly individuals?: readonly ListingIndividual<Flag, Gender>[];
  readonly vehicles?: readonly { readonly year?: Year; readonly make?: string; readonly model?: string }[];
  /** `driver` is an index of `individuals`. */
  readonly incidents?: readonly ListingIncident<Flag>[];
  readonly requested_coverage?: { readonly vehicle_count?: number };
}

export interface ListingDialect<Flag, Gender, Year> {
  readonly flag: (value: FieldValue | undefined) => Flag | undefined;
  readonly yes: Flag;
  readonly genders: Readonly<Record<string, Gender>>;
  readonly year: (year: number | undefined) => Year | undefined;
  readonly company: (name: FieldValue | undefined) => string | undefined;
}

function mapIndividual<Flag, Gender extends string, Year>(
  driver: Driver,
  { flag, genders }: ListingDialect<Flag, Gender, Year>,
) {
  return {
    relation_to_applicant: findWord(RELATIONSHIP_CODES, driver.relationship),
    first_name: driver.firstName,
    last_name: driver.lastName,
    gender: findWord(genders, driver.gender),
    marital_status: findWord(MARITAL_STATUS_CODES, driver.maritalStatus),
    birth_date: driver.birthDate,
    self_credit_rating: findWord(CREDIT_RATING_CODES, driver.creditRating),
    license_status: findWord(LICENSE_STATUS_CODES, driver.licenseStatus),
    sr_22: flag(driver.sr22),
  };
}

function mapIncidents<Flag>({ accidents, duis }: Household, yes: Flag): readonly ListingIncident<Flag>[] {
  return [
    ...repeatIncident(accidents, { type: 'accident', driver: 0, accident_at_fault: yes } as const),
    ...repeatIncident(duis, { type: 'dui', driver: 0 } as const),
  ];
}

export function mapListingAuto<Flag, Gender extends string, Year>(
  lead: LeadInput,
  dialect: ListingDialect<Flag, Gender, Year>,
): ListingAutoLead<Flag, Gender, Year> {
  const { values } = lead;
  const { flag } = dialect;
  const household = readHousehold(lead);
  const { contact, vehicles } = household;
  const draft = {
    contact: {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      address: contact.address,
      address_2: contact.address2,
      zip: mapZip(values),
      homeowner: flag(values.homeowner),
      interested_in_home_insurance: flag(values.interestedInHomeInsurance),
      military_affiliation: flag(household.military),
    },
    current_insurance: {
      currently_insured: flag(values.currentlyInsured),
      carrier: dialect.company(values.currentCompany),
    },
    individuals: household.drivers.map((driver) => mapIndividual(driver, dialect)),
    vehicles: vehicles.map(({ year, make, model }) => ({ year: dialect.year(year), make, model })),
    incidents: mapIncidents(household, dialect.yes),
    requested_coverage: { vehicle_count: vehicles.length || undefined },
  };
  // The draft's type follows from the dialect, which the compiler cannot infer.
  return removeEmpty<object>(draft) as ListingAutoLead<Flag, Gender, Year>;
}
