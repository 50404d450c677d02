import { findCompanyName } from './company-names';
import {
  CREDIT_RATING_WORDS,
  GENDER_WORDS,
  LICENSE_STATUS_WORDS,
  MARITAL_STATUS_WORDS,
  RELATIONSHIP_WORDS,
} from './driver-words';
import { readHousehold, type Driver, type Household } from './household';
import { repeatIncident } from './incident-counts';
import type { LeadInput } from './lead-input';
import { findWord, readFlag, type Flag, type WordOf } from './read-value';
import { removeEmpty, type Draft } from './remove-empty';
import { mapZip } from './zip';

export interface QuoteWizardIndividual {
  readonly relation_to_applicant?: WordOf<typeof RELATIONSHIP_WORDS>;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly gender?: WordOf<typeof GENDER_WORDS>;
  readonly marital_status?: WordOf<typeof MARITAL_STATUS_WORDS>;
  /** yyyy-MM-dd. */
  readonly birth_date?: string;
  readonly self_credit_rating?: WordOf<typeof CREDIT_RATING_WORDS>;
  readonly license_status?: WordOf<typeof LICENSE_STATUS_WORDS>;
  readonly sr_22?: Flag;
}

export interface QuoteWizardVehicle {
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
}

export type QuoteWizardIncident =
  | { readonly type: 'accident'; readonly driver: number; readonly accident_at_fault: Flag }
  | { readonly type: 'dui'; readonly driver: number };

export interface QuoteWizardContact {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  /** Ten digits. */
  readonly phone?: string;
  readonly address?: string;
  readonly address_2?: string;
  readonly zip: string;
  readonly homeowner?: Flag;
  readonly interested_in_home_insurance?: Flag;
  readonly military_affiliation?: Flag;
}

/**
 * What QuoteWizard is sent of an auto lead, version 1. Its click interface is not public: assumed are Quinstreet's
 * blocks, in which a key that is not known either takes MediaAlpha's word for it, with gender M, F or X, flags 1 and
 * 0, and insurers by their everyday names. Nothing calls it before its real shape is known.
 */
export interface QuoteWizardAutoLead {
  readonly contact: QuoteWizardContact;
  readonly current_insurance?: { readonly currently_insured?: Flag; readonly carrier?: string };
  readonly individuals?: readonly QuoteWizardIndividual[];
  readonly vehicles?: readonly QuoteWizardVehicle[];
  /** `driver` is the place in `individuals`, from 0. */
  readonly incidents?: readonly QuoteWizardIncident[];
  readonly requested_coverage?: { readonly vehicle_count?: number };
}

function mapIndividual(driver: Driver): Draft<QuoteWizardIndividual> {
  return {
    relation_to_applicant: findWord(RELATIONSHIP_WORDS, driver.relationship),
    first_name: driver.firstName,
    last_name: driver.lastName,
    gender: findWord(GENDER_WORDS, driver.gender),
    marital_status: findWord(MARITAL_STATUS_WORDS, driver.maritalStatus),
    birth_date: driver.birthDate,
    self_credit_rating: findWord(CREDIT_RATING_WORDS, driver.creditRating),
    license_status: findWord(LICENSE_STATUS_WORDS, driver.licenseStatus),
    sr_22: readFlag(driver.sr22),
  };
}

function mapIncidents({ accidents, duis }: Household): readonly QuoteWizardIncident[] {
  return [
    ...repeatIncident(accidents, { type: 'accident', driver: 0, accident_at_fault: 1 } as const),
    ...repeatIncident(duis, { type: 'dui', driver: 0 } as const),
  ];
}

export function mapQuoteWizardAuto(lead: LeadInput): QuoteWizardAutoLead {
  const { values } = lead;
  const household = readHousehold(lead);
  const { contact, vehicles } = household;
  return removeEmpty<QuoteWizardAutoLead>({
    contact: {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      address: contact.address,
      address_2: contact.address2,
      zip: mapZip(values),
      homeowner: readFlag(values.homeowner),
      interested_in_home_insurance: readFlag(values.interestedInHomeInsurance),
      military_affiliation: readFlag(household.military),
    },
    current_insurance: {
      currently_insured: readFlag(values.currentlyInsured),
      carrier: findCompanyName('quoteWizard', values.currentCompany),
    },
    individuals: household.drivers.map(mapIndividual),
    vehicles,
    incidents: mapIncidents(household),
    requested_coverage: { vehicle_count: vehicles.length || undefined },
  });
}
