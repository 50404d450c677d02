import { parseBirthDate, parseBirthYear } from './birth-date';
import { CURRENT_COMPANIES } from './current-companies';
import {
  COVER_AMOUNTS,
  COVER_PURPOSES,
  COVERAGE_TYPES,
  CREDIT_RATINGS,
  GENDERS,
  LICENSE_STATUSES,
  MARITAL_STATUSES,
  PRIMARY_LANGUAGES,
  RELATIONSHIPS,
} from './enumerations';
import type { Field } from './field';
import { parseAge, parseCount, parseDayOfMonth, parseMonth, parseYear } from './number-parsers';
import { parseZipcode } from './parse-zipcode';
import { boundedText, oneOf, parseBoolean, parseConsent, parseEmail, parsePhone } from './text-parsers';

type Rows = Readonly<Record<string, Field>>;

const EVERY = ['medicare', 'auto', 'life'] as const;
const PERSONS = ['medicare', 'life'] as const;
const AUTO = ['auto'] as const;
const LIFE = ['life'] as const;
const NONE = [] as const;

const yesNo = { parse: parseBoolean, control: 'list' } as const;
const words = { parse: boundedText(256), control: 'words' } as const;
const email = { parse: parseEmail, control: 'email', autoComplete: 'email' } as const;
const phone = { parse: parsePhone, control: 'phone', autoComplete: 'tel' } as const;
const date = { parse: parseBirthDate, control: 'date', autoComplete: 'bday' } as const;
const gender = { parse: oneOf(GENDERS), control: 'list', autoComplete: 'sex' } as const;
const count = { parse: parseCount, control: 'count' } as const;
const makeOrModel = { parse: boundedText(50), control: 'suggest' } as const;
/** Ours: the specification sets no limit, and certificates of both services are far shorter. */
const certificate = { parse: boundedText(512), control: 'certificate' } as const;

const who = { keep: 'tab', identifies: 'person' } as const;
const ofHealth = { keep: 'tab', identifies: 'trait', health: true } as const;
const ofPlace = { keep: 'draft', identifies: 'place' } as const;
const ofHousehold = { keep: 'draft', identifies: 'household', prices: true } as const;
const consent = { parse: parseConsent, control: 'list', products: LIFE, keep: 'tab', identifies: 'trait' } as const;
const added = { ...yesNo, products: NONE, keep: 'draft', identifies: 'trait' } as const;
/** Of a driver or a vehicle: in auto alone, and part of the price. */
const rated = { products: AUTO, prices: true } as const;

/** Asked once (specification 3, form values). A row's name is the word on the wire, the storage key and the words' key. */
export const singleFields = {
  zipcode: {
    parse: parseZipcode,
    control: 'zip',
    autoComplete: 'postal-code',
    products: EVERY,
    ...ofPlace,
    prices: true,
  },
  county: { ...words, products: LIFE, ...ofPlace },
  haveMedicare: { ...yesNo, products: PERSONS, ...ofHealth, prices: true },
  haveMedicaid: { ...yesNo, products: PERSONS, ...ofHealth, prices: true },
  firstName: { ...words, autoComplete: 'given-name', products: PERSONS, ...who, prices: true },
  lastName: { ...words, autoComplete: 'family-name', products: PERSONS, ...who, prices: true },
  email: { ...email, products: PERSONS, ...who },
  phone: { ...phone, products: PERSONS, ...who },
  address: { ...words, autoComplete: 'address-line1', products: PERSONS, ...who },
  address2: { ...words, autoComplete: 'address-line2', products: LIFE, ...who },
  dob: { ...date, products: PERSONS, ...who },
  age: { parse: parseAge, control: 'age', products: PERSONS, ...who },
  gender: { ...gender, products: LIFE, keep: 'tab', identifies: 'trait' },
  primaryLanguage: { parse: oneOf(PRIMARY_LANGUAGES), control: 'list', products: LIFE, ...ofPlace },
  coverageType: { parse: oneOf(COVERAGE_TYPES), control: 'list', products: LIFE, ...ofHealth },
  haveCancer: { ...yesNo, products: LIFE, ...ofHealth },
  haveDiabetes: { ...yesNo, products: LIFE, ...ofHealth },
  haveHeartAttack: { ...yesNo, products: LIFE, ...ofHealth },
  haveHighBloodPressure: { ...yesNo, products: LIFE, ...ofHealth },
  haveOtherMajorCondition: { ...yesNo, products: LIFE, ...ofHealth },
  leadidId: { ...certificate, products: LIFE, ...who },
  trustedFormCertificateId: { ...certificate, products: LIFE, ...who },
  callConsent: consent,
  smsConsent: consent,
  emailConsent: consent,
  currentlyInsured: { ...yesNo, products: AUTO, ...ofHousehold },
  currentCompany: { parse: oneOf(CURRENT_COMPANIES), control: 'list', products: AUTO, ...ofHousehold },
  homeowner: { ...yesNo, products: AUTO, ...ofHousehold },
  interestedInHomeInsurance: { ...yesNo, products: AUTO, keep: 'draft', identifies: 'trait' },
  accidentAtFaultCount: { ...count, products: AUTO, keep: 'draft', identifies: 'trait' },
  duiCount: { ...count, products: AUTO, keep: 'draft', identifies: 'trait' },
  // Ours, not the specification's: which drivers and vehicles were added, whether health may be asked about, and what
  // life insurance is wanted for.
  addDriver2: added,
  addDriver3: added,
  addVehicle2: added,
  addVehicle3: added,
  coverPurpose: { parse: oneOf(COVER_PURPOSES), control: 'list', products: NONE, keep: 'tab', identifies: 'trait' },
  coverAmount: { parse: oneOf(COVER_AMOUNTS), control: 'list', products: NONE, keep: 'tab', identifies: 'trait' },
  mayAskHealth: { ...yesNo, products: NONE, ...ofHealth },
} as const satisfies Rows;

/** Asked of each driver; `Dob` is `driver1Dob`, `driver2Dob` and `driver3Dob`. */
export const driverFields = {
  Relationship: { parse: oneOf(RELATIONSHIPS), control: 'list', ...rated, keep: 'draft', identifies: 'trait' },
  FirstName: { ...words, autoComplete: 'given-name', ...rated, ...who },
  LastName: { ...words, autoComplete: 'family-name', ...rated, ...who },
  Gender: { ...gender, ...rated, keep: 'draft', identifies: 'trait' },
  MaritalStatus: { parse: oneOf(MARITAL_STATUSES), control: 'list', ...rated, keep: 'draft', identifies: 'trait' },
  Dob: { ...date, ...rated, ...who },
  DobDay: { parse: parseDayOfMonth, control: 'day', autoComplete: 'bday-day', ...rated, ...who },
  DobMonth: { parse: parseMonth, control: 'month', autoComplete: 'bday-month', ...rated, ...who },
  DobYear: { parse: parseBirthYear, control: 'year', autoComplete: 'bday-year', ...rated, ...who },
  Email: { ...email, ...rated, ...who },
  Phone: { ...phone, ...rated, ...who },
  Address: { ...words, autoComplete: 'address-line1', ...rated, ...who },
  Address2: { ...words, autoComplete: 'address-line2', ...rated, ...who },
  CreditRating: { parse: oneOf(CREDIT_RATINGS), control: 'list', ...rated, keep: 'tab', identifies: 'trait' },
  Sr22: { ...yesNo, ...rated, keep: 'draft', identifies: 'trait' },
  MilitaryAffiliation: { ...yesNo, ...rated, keep: 'draft', identifies: 'trait' },
  LicenseStatus: { parse: oneOf(LICENSE_STATUSES), control: 'list', ...rated, keep: 'draft', identifies: 'trait' },
} as const satisfies Rows;

/** Asked of each vehicle; `Make` is `vehicle1Make`, `vehicle2Make` and `vehicle3Make`. */
export const vehicleFields = {
  Year: { parse: parseYear, control: 'year', ...rated, keep: 'draft', identifies: 'trait' },
  Make: { ...makeOrModel, ...rated, keep: 'draft', identifies: 'trait' },
  Model: { ...makeOrModel, ...rated, keep: 'draft', identifies: 'trait' },
} as const satisfies Rows;
