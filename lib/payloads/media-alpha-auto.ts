import { findCompanyName } from './company-names';
import {
  GENDER_CODES,
  LICENSE_STATUS_CODES,
  MARITAL_STATUS_CODES,
  MEDIA_ALPHA_CREDIT_RATING_CODES,
  MEDIA_ALPHA_RELATIONSHIP_CODES,
} from '@/lib/leads/driver-codes';
import { readHousehold, type Driver, type Household } from '@/lib/leads/household';
import { repeatIncident } from '@/lib/leads/incident-counts';
import type { LeadInput } from '@/lib/leads/lead-input';
import { mapMediaAlphaEvidence, type MediaAlphaEvidence } from './media-alpha-evidence';
import { joinName } from '@/lib/leads/lead-person';
import { findWord, readFlag, type Flag, type WordOf } from '@/lib/leads/read-value';
import { removeEmpty, type Draft } from '@/lib/leads/remove-empty';
import { mapZip } from '@/lib/leads/zip';

export interface MediaAlphaDriver {
  readonly relationship?: WordOf<typeof MEDIA_ALPHA_RELATIONSHIP_CODES>;
  readonly driver?: string;
  readonly gender?: WordOf<typeof GENDER_CODES>;
  readonly marital_status?: WordOf<typeof MARITAL_STATUS_CODES>;
  readonly birth_date?: string;
  readonly credit_rating?: WordOf<typeof MEDIA_ALPHA_CREDIT_RATING_CODES>;
  readonly license_status?: WordOf<typeof LICENSE_STATUS_CODES>;
  readonly sr_22?: Flag;
}

export interface MediaAlphaVehicle {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
}

/** Without dates: the form asks how many, not when. */
export type MediaAlphaIncident =
  | { readonly type: 'accident'; readonly driver: number; readonly accident_at_fault: Flag }
  | { readonly type: 'dui'; readonly driver: number };

export interface MediaAlphaAutoLead extends MediaAlphaEvidence {
  readonly zip: string;
  readonly contact?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly address_2?: string;
  readonly home_ownership?: Flag;
  readonly interested_in_home_insurance?: Flag;
  readonly currently_insured?: Flag;
  readonly current_company?: string;
  readonly military_affiliation?: Flag;
  readonly drivers?: readonly MediaAlphaDriver[];
  readonly vehicles?: readonly MediaAlphaVehicle[];
  /** At the top level; `driver` is an index, from 0. */
  readonly incidents?: readonly MediaAlphaIncident[];
}

function mapDriver(driver: Driver): Draft<MediaAlphaDriver> {
  return {
    relationship: findWord(MEDIA_ALPHA_RELATIONSHIP_CODES, driver.relationship),
    driver: joinName(driver),
    gender: findWord(GENDER_CODES, driver.gender),
    marital_status: findWord(MARITAL_STATUS_CODES, driver.maritalStatus),
    birth_date: driver.birthDate,
    credit_rating: findWord(MEDIA_ALPHA_CREDIT_RATING_CODES, driver.creditRating),
    license_status: findWord(LICENSE_STATUS_CODES, driver.licenseStatus),
    sr_22: readFlag(driver.sr22),
  };
}

function mapIncidents({ accidents, duis }: Household): readonly MediaAlphaIncident[] {
  return [
    ...repeatIncident(accidents, { type: 'accident', driver: 0, accident_at_fault: 1 } as const),
    ...repeatIncident(duis, { type: 'dui', driver: 0 } as const),
  ];
}

export function mapMediaAlphaAuto(lead: LeadInput): MediaAlphaAutoLead {
  const { values } = lead;
  const household = readHousehold(lead);
  const { contact } = household;
  return removeEmpty<MediaAlphaAutoLead>({
    zip: mapZip(values),
    contact: joinName(contact),
    email: contact.email,
    phone: contact.phone,
    address: contact.address,
    address_2: contact.address2,
    home_ownership: readFlag(values.homeowner),
    interested_in_home_insurance: readFlag(values.interestedInHomeInsurance),
    currently_insured: readFlag(values.currentlyInsured),
    current_company: findCompanyName('mediaAlpha', values.currentCompany),
    military_affiliation: readFlag(household.military),
    drivers: household.drivers.map(mapDriver),
    vehicles: household.vehicles,
    incidents: mapIncidents(household),
    ...mapMediaAlphaEvidence(lead),
  });
}
