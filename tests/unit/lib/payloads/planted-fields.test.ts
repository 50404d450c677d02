import { describe, expect, it } from 'vitest';
import type { Product } from '@/lib/names/brand-code';
import { DRIVER_NUMBERS, VEHICLE_NUMBERS } from '@/lib/names/family-numbers';
import { parseValues } from '@/lib/fields/form-values';
import type { FieldName } from '@/lib/fields/field-name';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import { explainDrops } from '@/lib/payloads/explain-drops';
import type { LeadProvider } from '@/lib/leads/lead-input';
import { mapLead } from '@/lib/payloads/map-lead';
import { fieldCases } from '../../../support/field-cases';

/** A value for each field by which it can be told apart. */
type Plants = Readonly<Record<string, unknown>>;
/** Field → where it must be found, dotted, and as what. */
type Places = Readonly<Record<string, readonly [path: string, value: unknown]>>;

const PERSON: Plants = {
  zipcode: '33101',
  county: 'Planted county',
  firstName: 'Plantedfirst',
  lastName: 'Plantedlast',
  email: 'planted@example.com',
  phone: '(305) 555-0150',
  address: 'Planted address',
  address2: 'Planted second line',
  primaryLanguage: 'spanish',
  gender: 'non-binary',
  dob: '1951-02-03',
  age: 74,
  haveCancer: true,
  haveDiabetes: false,
  haveHeartAttack: true,
  haveHighBloodPressure: false,
  haveOtherMajorCondition: true,
  haveMedicare: true,
  haveMedicaid: false,
  coverageType: 'Medicare Part D',
  leadidId: 'planted-leadid',
  trustedFormCertificateId: 'planted-certificate',
  callConsent: true,
  smsConsent: true,
  emailConsent: true,
};

const PERSON_PLACES: Places = {
  zipcode: ['zip', '33101'],
  county: ['county', 'Planted county'],
  firstName: ['contact', 'Plantedfirst Plantedlast'],
  lastName: ['contact', 'Plantedfirst Plantedlast'],
  email: ['email', 'planted@example.com'],
  phone: ['phone', '3055550150'],
  address: ['address', 'Planted address'],
  address2: ['address_2', 'Planted second line'],
  primaryLanguage: ['primary_language', 'Spanish'],
  gender: ['gender', 'X'],
  dob: ['birth_date', '1951-02-03'],
  haveCancer: ['major_condition_cancer', 1],
  haveDiabetes: ['major_condition_diabetes', 0],
  haveHeartAttack: ['major_condition_heart_disease', 1],
  haveHighBloodPressure: ['major_condition_high_blood_pressure', 0],
  coverageType: ['coverage_type', 'Medicare Part D'],
  leadidId: ['leadid_id', 'planted-leadid'],
  trustedFormCertificateId: ['trusted_form_certificate_id', 'planted-certificate'],
};

const RELATIONSHIPS = ['self', 'sibling', 'grandchild'];
const GENDERS = ['male', 'female', 'non-binary'];
const MARITAL = ['widowed', 'separated', 'divorced'];
const CREDIT = ['excellent', 'fair', 'poor'];
const LICENSES = ['restricted', 'temporary', 'permit'];

function plantDriver(number: 1 | 2 | 3): Plants {
  const place = number - 1;
  const fields: Plants = {
    Relationship: RELATIONSHIPS[place],
    FirstName: `First${number}`,
    LastName: `Last${number}`,
    Gender: GENDERS[place],
    MaritalStatus: MARITAL[place],
    Dob: `198${number}-0${number}-1${number}`,
    DobDay: '1',
    DobMonth: '1',
    DobYear: '1970',
    Email: `driver${number}@example.com`,
    Phone: `(206) 555-010${number}`,
    Address: `Address ${number}`,
    Address2: `Line ${number}`,
    CreditRating: CREDIT[place],
    Sr22: number !== 2,
    MilitaryAffiliation: number === 1,
    LicenseStatus: LICENSES[place],
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`driver${number}${name}`, value]));
}

function plantVehicle(number: 1 | 2 | 3): Plants {
  return {
    [`vehicle${number}Year`]: `201${number}`,
    [`vehicle${number}Make`]: `Make ${number}`,
    [`vehicle${number}Model`]: `Model ${number}`,
  };
}

const HOUSEHOLD: Plants = {
  zipcode: '98101',
  currentlyInsured: true,
  currentCompany: 'Safeco',
  homeowner: false,
  interestedInHomeInsurance: true,
  accidentAtFaultCount: '2',
  duiCount: '1',
  ...Object.fromEntries(DRIVER_NUMBERS.flatMap((number) => Object.entries(plantDriver(number)))),
  ...Object.fromEntries(VEHICLE_NUMBERS.flatMap((number) => Object.entries(plantVehicle(number)))),
};

/** What differs from provider to provider in an auto lead. */
interface AutoDialect {
  readonly top: string;
  readonly drivers: string;
  readonly flag: (value: boolean) => unknown;
  readonly year: (year: string) => unknown;
  readonly names: (number: number) => Places;
  readonly genders: readonly string[];
  readonly relationship: readonly [key: string, words: readonly string[]];
  readonly credit: readonly [key: string, words: readonly string[]];
  readonly places: Places;
}

function listAutoPlaces({ top, drivers, flag, year, ...dialect }: AutoDialect): Places {
  const driverPlaces = DRIVER_NUMBERS.map((number): Places => {
    const place = number - 1;
    const at = `${drivers}.${place}`;
    const { relationship, credit } = dialect;
    return {
      ...dialect.names(number),
      [`driver${number}Relationship`]: [`${at}.${relationship[0]}`, relationship[1][place]],
      [`driver${number}Gender`]: [`${at}.gender`, dialect.genders[place]],
      [`driver${number}MaritalStatus`]: [`${at}.marital_status`, ['Widowed', 'Separated', 'Divorced'][place]],
      [`driver${number}Dob`]: [`${at}.birth_date`, `198${number}-0${number}-1${number}`],
      [`driver${number}CreditRating`]: [`${at}.${credit[0]}`, credit[1][place]],
      [`driver${number}Sr22`]: [`${at}.sr_22`, flag(number !== 2)],
      [`driver${number}LicenseStatus`]: [`${at}.license_status`, ['Restricted', 'Temporary', 'Permit'][place]],
    };
  });
  const vehiclePlaces = VEHICLE_NUMBERS.map((number): Places => ({
    [`vehicle${number}Year`]: [`vehicles.${number - 1}.year`, year(`201${number}`)],
    [`vehicle${number}Make`]: [`vehicles.${number - 1}.make`, `Make ${number}`],
    [`vehicle${number}Model`]: [`vehicles.${number - 1}.model`, `Model ${number}`],
  }));
  return {
    zipcode: [`${top}zip`, '98101'],
    interestedInHomeInsurance: [`${top}interested_in_home_insurance`, flag(true)],
    accidentAtFaultCount: ['incidents.1', { type: 'accident', driver: 0, accident_at_fault: flag(true) }],
    duiCount: ['incidents.2', { type: 'dui', driver: 0 }],
    driver1Email: [`${top}email`, 'driver1@example.com'],
    driver1Phone: [`${top}phone`, '2065550101'],
    driver1Address: [`${top}address`, 'Address 1'],
    driver1Address2: [`${top}address_2`, 'Line 1'],
    driver1MilitaryAffiliation: [`${top}military_affiliation`, flag(true)],
    ...Object.fromEntries([...driverPlaces, ...vehiclePlaces].flatMap((places) => Object.entries(places))),
    ...dialect.places,
  };
}

const MEDIAALPHA_PLACES = listAutoPlaces({
  top: '',
  drivers: 'drivers',
  flag: Number,
  year: Number,
  names: (number) => ({
    [`driver${number}FirstName`]: [`drivers.${number - 1}.driver`, `First${number} Last${number}`],
    [`driver${number}LastName`]: [`drivers.${number - 1}.driver`, `First${number} Last${number}`],
  }),
  genders: ['M', 'F', 'X'],
  relationship: ['relationship', RELATIONSHIPS],
  credit: ['credit_rating', ['Excellent', 'Below average', 'Poor']],
  places: {
    homeowner: ['home_ownership', 0],
    currentlyInsured: ['currently_insured', 1],
    currentCompany: ['current_company', 'Safeco'],
  },
});

const BLOCKS = {
  top: 'contact.',
  drivers: 'individuals',
  names: (number: number): Places => ({
    [`driver${number}FirstName`]: [`individuals.${number - 1}.first_name`, `First${number}`],
    [`driver${number}LastName`]: [`individuals.${number - 1}.last_name`, `Last${number}`],
  }),
  relationship: ['relation_to_applicant', ['Self', 'Sibling', 'Grandchild']],
  credit: ['self_credit_rating', ['Excellent', 'Fair', 'Poor']],
} as const;

const QUOTEWIZARD_PLACES = listAutoPlaces({
  ...BLOCKS,
  flag: Number,
  year: Number,
  genders: ['M', 'F', 'X'],
  places: {
    homeowner: ['contact.homeowner', 0],
    currentlyInsured: ['current_insurance.currently_insured', 1],
    currentCompany: ['current_insurance.carrier', 'Safeco'],
  },
});

const QUINSTREET_PLACES = listAutoPlaces({
  ...BLOCKS,
  flag: (value) => (value ? '1' : '0'),
  year: String,
  genders: ['M', 'F', 'NB'],
  places: {
    homeowner: ['contact.homeowner', '0'],
    currentlyInsured: ['current_insurance.currently_insured', '1'],
    currentCompany: ['current_insurance.carrier', 'SAFECO'],
  },
});

const PERSON_DROPS = {
  age: 'the birth date is sent instead',
  haveMedicare: 'MediaAlpha has no field for it',
  haveMedicaid: 'MediaAlpha has no field for it',
};
const LIFE_DROPS = {
  ...PERSON_DROPS,
  haveOtherMajorCondition: 'MediaAlpha has no field for it',
  callConsent: 'consent counts only as a recorded act',
  smsConsent: 'consent counts only as a recorded act',
  emailConsent: 'consent counts only as a recorded act',
};

function listAutoDrops(name: string): Readonly<Record<string, string>> {
  const perDriver = (numbers: readonly number[], fields: readonly string[], reason: string) =>
    Object.fromEntries(numbers.flatMap((number) => fields.map((field) => [`driver${number}${field}`, reason])));
  return {
    ...perDriver([1, 2, 3], ['DobDay', 'DobMonth', 'DobYear'], 'the whole birth date is sent instead'),
    ...perDriver([2, 3], ['MilitaryAffiliation'], 'another driver has said yes already'),
    ...perDriver([2, 3], ['Email', 'Phone', 'Address', 'Address2'], `${name} takes contact details of one person only`),
  };
}

const NAMES: Readonly<Record<LeadProvider, string>> = {
  mediaAlpha: 'MediaAlpha',
  quoteWizard: 'QuoteWizard',
  quinstreet: 'Quinstreet',
};

interface Case {
  readonly product: Product;
  readonly provider: LeadProvider;
  readonly plants: Plants;
  readonly places: Places;
  readonly drops: Readonly<Record<string, string>>;
}

const CASES: readonly Case[] = [
  { product: 'medicare', provider: 'mediaAlpha', plants: PERSON, places: PERSON_PLACES, drops: PERSON_DROPS },
  { product: 'life', provider: 'mediaAlpha', plants: PERSON, places: PERSON_PLACES, drops: LIFE_DROPS },
  {
    ...{ product: 'auto', provider: 'mediaAlpha', plants: HOUSEHOLD },
    ...{ places: MEDIAALPHA_PLACES, drops: listAutoDrops('MediaAlpha') },
  },
  {
    ...{ product: 'auto', provider: 'quoteWizard', plants: HOUSEHOLD },
    ...{ places: QUOTEWIZARD_PLACES, drops: listAutoDrops('QuoteWizard') },
  },
  {
    ...{ product: 'auto', provider: 'quinstreet', plants: HOUSEHOLD },
    ...{ places: QUINSTREET_PLACES, drops: listAutoDrops('Quinstreet') },
  },
];

/** A legal answer to a field that the specification does not name. */
function findLegalAnswer(field: FieldName): unknown {
  return fieldCases[field].find(([, expected]) => expected !== undefined)?.[0];
}

function findAt(payload: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], payload);
}

describe.each(CASES)('a value in every field of $product, for $provider', (planted) => {
  const { product, provider, plants, places, drops } = planted;
  const fields = FIELD_NAMES.filter((name) => fieldTable[name].products.includes(product));
  const given = Object.fromEntries(fields.map((field) => [field, plants[field] ?? findLegalAnswer(field)]));
  const lead = { values: parseValues(given, '2026-01-31'), today: '2026-01-31' };
  const payload = mapLead(product, provider, lead);
  const found = Object.fromEntries(
    explainDrops(product, provider, given, lead).map(({ field, reason }) => [field, reason]),
  );

  it('every planted value is a legal answer', () => {
    expect(Object.keys(lead.values).sort()).toEqual([...fields].sort());
  });

  it.each(fields)('%s is in its place, or the drop is explained', (field) => {
    const place = places[field];
    if (field in drops || place === undefined) {
      expect(found[field]).toBe(drops[field] ?? `${NAMES[provider]} has no field for it`);
      return;
    }
    expect(findAt(payload, place[0])).toEqual(place[1]);
    expect(found[field]).toBeUndefined();
  });
});
