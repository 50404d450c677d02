import type { FieldValue } from '@/lib/fields/form-values';
import { findCompanyName } from './company-names';
import {
  CREDIT_RATING_WORDS,
  LICENSE_STATUS_WORDS,
  MARITAL_STATUS_WORDS,
  QUINSTREET_GENDER_WORDS,
  RELATIONSHIP_WORDS,
} from './driver-words';
import { readHousehold, type Driver, type Household } from './household';
import { repeatIncident } from './incident-counts';
import type { LeadInput } from './lead-input';
import { findWord, readFlag, readText, type WordOf } from './read-value';
import { removeEmpty, type Draft } from './remove-empty';
import { mapZip } from './zip';

/** Yes and no are texts there. */
export type QuinstreetFlag = '0' | '1';

export interface QuinstreetIndividual {
  readonly relation_to_applicant?: WordOf<typeof RELATIONSHIP_WORDS>;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly gender?: WordOf<typeof QUINSTREET_GENDER_WORDS>;
  readonly marital_status?: WordOf<typeof MARITAL_STATUS_WORDS>;
  /** yyyy-MM-dd. */
  readonly birth_date?: string;
  readonly self_credit_rating?: WordOf<typeof CREDIT_RATING_WORDS>;
  readonly license_status?: WordOf<typeof LICENSE_STATUS_WORDS>;
  readonly sr_22?: QuinstreetFlag;
}

export interface QuinstreetVehicle {
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
}

export type QuinstreetIncident =
  | { readonly type: 'accident'; readonly driver: number; readonly accident_at_fault: QuinstreetFlag }
  | { readonly type: 'dui'; readonly driver: number };

export interface QuinstreetContact {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  /** Ten digits. */
  readonly phone?: string;
  readonly address?: string;
  readonly address_2?: string;
  readonly zip: string;
  readonly homeowner?: QuinstreetFlag;
  readonly interested_in_home_insurance?: QuinstreetFlag;
  readonly military_affiliation?: QuinstreetFlag;
}

/**
 * What Quinstreet's listing interface is sent of an auto lead; texts throughout, but for counts and places. Known
 * are the blocks, the keys of `contact` but phone, address and home insurance, `current_insurance`, the first
 * individual's relation and credit rating, and `vehicle_count`. The rest is assumed: snake_case, MediaAlpha's word
 * where it has one, non-binary as NB. Its certificates and consents have no known place and are not sent.
 */
export interface QuinstreetAutoLead {
  readonly contact: QuinstreetContact;
  readonly current_insurance?: { readonly currently_insured?: QuinstreetFlag; readonly carrier?: string };
  readonly individuals?: readonly QuinstreetIndividual[];
  readonly vehicles?: readonly QuinstreetVehicle[];
  /** `driver` is the place in `individuals`, from 0. */
  readonly incidents?: readonly QuinstreetIncident[];
  readonly requested_coverage?: { readonly vehicle_count?: number };
}

function mapFlag(value: FieldValue | undefined): QuinstreetFlag | undefined {
  const flag = readFlag(value);
  return flag === undefined ? undefined : `${flag}`;
}

function mapIndividual(driver: Driver): Draft<QuinstreetIndividual> {
  return {
    relation_to_applicant: findWord(RELATIONSHIP_WORDS, driver.relationship),
    first_name: driver.firstName,
    last_name: driver.lastName,
    gender: findWord(QUINSTREET_GENDER_WORDS, driver.gender),
    marital_status: findWord(MARITAL_STATUS_WORDS, driver.maritalStatus),
    birth_date: driver.birthDate,
    self_credit_rating: findWord(CREDIT_RATING_WORDS, driver.creditRating),
    license_status: findWord(LICENSE_STATUS_WORDS, driver.licenseStatus),
    sr_22: mapFlag(driver.sr22),
  };
}

function mapIncidents({ accidents, duis }: Household): readonly QuinstreetIncident[] {
  return [
    ...repeatIncident(accidents, { type: 'accident', driver: 0, accident_at_fault: '1' } as const),
    ...repeatIncident(duis, { type: 'dui', driver: 0 } as const),
  ];
}

export function mapQuinstreetAuto(lead: LeadInput): QuinstreetAutoLead {
  const { values } = lead;
  const household = readHousehold(lead);
  const { contact, vehicles } = household;
  return removeEmpty<QuinstreetAutoLead>({
    contact: {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      address: contact.address,
      address_2: contact.address2,
      zip: mapZip(values),
      homeowner: mapFlag(values.homeowner),
      interested_in_home_insurance: mapFlag(values.interestedInHomeInsurance),
      military_affiliation: mapFlag(household.military),
    },
    current_insurance: {
      currently_insured: mapFlag(values.currentlyInsured),
      carrier: findCompanyName('quinstreet', values.currentCompany),
    },
    individuals: household.drivers.map(mapIndividual),
    vehicles: vehicles.map(({ year, make, model }) => ({ year: readText(year), make, model })),
    incidents: mapIncidents(household),
    requested_coverage: { vehicle_count: vehicles.length || undefined },
  });
}
