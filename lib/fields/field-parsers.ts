import { parseBirthDate } from './birth-date';
import { oneOf, parseConsent } from './choice-parsers';
import { CURRENT_COMPANIES } from './current-companies';
import {
  COVERAGE_TYPES,
  CREDIT_RATINGS,
  GENDERS,
  LICENSE_STATUSES,
  MARITAL_STATUSES,
  PRIMARY_LANGUAGES,
  RELATIONSHIPS,
} from './enumerations';
import type { DriverField, FieldName, SingleFieldName, VehicleField } from './field-name';
import type { FieldParser } from './field-parser';
import type { FormValues } from './form-values';
import { parseAge, parseCount, parseDayOfMonth, parseMonth, parseYear } from './number-parsers';
import { buildDriverFields, buildVehicleFields } from './numbered-fields';
import { parseZipcode } from './parse-zipcode';
import { boundedText, parseBoolean, parseEmail, parsePhone } from './text-parsers';

const parseName = boundedText(256);
const parseMakeOrModel = boundedText(50);
/** Ours: the specification sets no limit, and certificates of both services are far shorter. */
const parseCertificate = boundedText(512);
const parseGender = oneOf(GENDERS);

const singleParsers: Readonly<Record<SingleFieldName, FieldParser>> = {
  zipcode: parseZipcode,
  county: parseName,
  haveMedicare: parseBoolean,
  haveMedicaid: parseBoolean,
  firstName: parseName,
  lastName: parseName,
  email: parseEmail,
  phone: parsePhone,
  address: parseName,
  address2: parseName,
  dob: parseBirthDate,
  age: parseAge,
  gender: parseGender,
  primaryLanguage: oneOf(PRIMARY_LANGUAGES),
  coverageType: oneOf(COVERAGE_TYPES),
  haveCancer: parseBoolean,
  haveDiabetes: parseBoolean,
  haveHeartAttack: parseBoolean,
  haveHighBloodPressure: parseBoolean,
  haveOtherMajorCondition: parseBoolean,
  leadidId: parseCertificate,
  trustedFormCertificateId: parseCertificate,
  callConsent: parseConsent,
  smsConsent: parseConsent,
  emailConsent: parseConsent,
  currentlyInsured: parseBoolean,
  currentCompany: oneOf(CURRENT_COMPANIES),
  homeowner: parseBoolean,
  interestedInHomeInsurance: parseBoolean,
  accidentAtFaultCount: parseCount,
  duiCount: parseCount,
  addDriver2: parseBoolean,
  mayAskHealth: parseBoolean,
  addDriver3: parseBoolean,
  addVehicle2: parseBoolean,
  addVehicle3: parseBoolean,
};

const driverParsers: Readonly<Record<DriverField, FieldParser>> = {
  Relationship: oneOf(RELATIONSHIPS),
  FirstName: parseName,
  LastName: parseName,
  Gender: parseGender,
  MaritalStatus: oneOf(MARITAL_STATUSES),
  Dob: parseBirthDate,
  DobDay: parseDayOfMonth,
  DobMonth: parseMonth,
  DobYear: parseYear,
  Email: parseEmail,
  Phone: parsePhone,
  Address: parseName,
  Address2: parseName,
  CreditRating: oneOf(CREDIT_RATINGS),
  Sr22: parseBoolean,
  MilitaryAffiliation: parseBoolean,
  LicenseStatus: oneOf(LICENSE_STATUSES),
};

const vehicleParsers: Readonly<Record<VehicleField, FieldParser>> = {
  Year: parseYear,
  Make: parseMakeOrModel,
  Model: parseMakeOrModel,
};

/** Field name → parser (specification 5). A name without a parser does not compile. */
export const fieldParsers: Readonly<Record<FieldName, FieldParser>> = {
  ...singleParsers,
  ...buildDriverFields(driverParsers),
  ...buildVehicleFields(vehicleParsers),
};

/**
 * The valid answers in anything at all; unknown names, absent answers and invalid values are left out. Never throws.
 * A consent among them is no act: see `parseConsent`.
 */
export function parseValues(input: unknown): FormValues {
  if (typeof input !== 'object' || input === null) return {};
  const source = input as Record<string, unknown>;
  const entries = Object.entries(fieldParsers)
    .filter(([name]) => Object.hasOwn(source, name))
    .map(([name, parse]) => [name, parse(source[name])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
