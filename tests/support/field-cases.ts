import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
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
} from '@/lib/fields/enumerations';
import type { DriverField, FieldName, SingleFieldName, VehicleField } from '@/lib/fields/field-name';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import { buildDriverFields, buildVehicleFields } from '@/lib/fields/numbered-fields';

/** The day, yyyy-MM-dd, on which the cases are read. */
export const CASES_DAY = '2026-01-31';

/** What is given, and what it means; undefined is dropped. */
export type FieldCases = readonly (readonly [input: unknown, expected: unknown])[];

function dropped(...inputs: readonly unknown[]): FieldCases {
  return inputs.map((input) => [input, undefined]);
}

function boundedText(maximum: number): FieldCases {
  return [
    ['  Núñez ', 'Núñez'],
    ['x', 'x'],
    ['x'.repeat(maximum), 'x'.repeat(maximum)],
    [` ${'x'.repeat(maximum)} `, 'x'.repeat(maximum)],
    ['O’Neil-Smith Jr.', 'O’Neil-Smith Jr.'],
    ...dropped('', '   ', 'x'.repeat(maximum + 1), 7, true, ['Mary'], { name: 'Mary' }, null, undefined),
  ];
}

function oneOf(list: readonly string[]): FieldCases {
  return [
    ...list.map((value) => [value, value] as const),
    ...list.map((value) => [` ${value.toUpperCase()} `, value] as const),
    ...dropped('', 'nobody', `${list[0] ?? ''}x`, 'constructor', '__proto__', 0, true, null, undefined, list),
  ];
}

const yesOrNo: FieldCases = [
  ...[true, 'true', 'TRUE', ' yes ', 'Yes', 1, '1'].map((input) => [input, true] as const),
  ...[false, 'false', 'No', ' no', 0, '0'].map((input) => [input, false] as const),
  ...dropped('', 'maybe', 'y', 2, -1, NaN, null, undefined, [], {}),
];

/** What is invalid counts as true; what is absent stays absent. */
const consent: FieldCases = yesOrNo.map(
  ([input, expected]) => [input, input === undefined ? undefined : (expected ?? true)] as const,
);

const zipcode: FieldCases = [
  ['33101', '33101'],
  [' 33101 ', '33101'],
  ['00501', '00501'],
  ...dropped('3310', '331011', '3310a', '33101-1234', '', 33101, '３３１０１', null),
];

const email: FieldCases = [
  [' m@example.com ', 'm@example.com'],
  ['Mary.Smith+quotes@mail.example.co', 'Mary.Smith+quotes@mail.example.co'],
  ['maría@example.com', 'maría@example.com'],
  [`${'x'.repeat(242)}@example.com`, `${'x'.repeat(242)}@example.com`],
  ...dropped('', 'm@example', 'm@@example.com', 'm..x@example.com', '.m@example.com', 'm.@example.com'),
  ...dropped('m @example.com', 'm@exam ple.com', 'm@example..com', 'm@-example.com', 'm@example.c', '@example.com'),
  ...dropped(`${'x'.repeat(243)}@example.com`, 'Mary <m@example.com>', 'a@b.com,c@d.com', 5, null),
];

const phone: FieldCases = [
  ['(123) 456-7890', '(123) 456-7890'],
  ...['(206) 555-0100', '206-555-0100', '2065550100', '206.555.0100', ' 1 206 555 0100 ', '+1 (206) 555-0100'].map(
    (input) => [input, '(206) 555-0100'] as const,
  ),
  ...dropped('', '555-0100', '20655501001', '+44 20 7946 0000', 'call 2065550100', '206-555-0100 x5', 2065550100),
];

const birthDate: FieldCases = [
  ['04/02/1958', '1958-04-02'],
  ['25/12/1958', '1958-12-25'],
  [' 1958-04-02 ', '1958-04-02'],
  ['02/29/2000', '2000-02-29'],
  ['29/02/1960', '1960-02-29'],
  ['12/30/2011', '2011-12-30'],
  ['2011-12-30', '2011-12-30'],
  ['4/2/1958', '1958-04-02'],
  ['25/4/1958', '1958-04-25'],
  ['1958-4-2', '1958-04-02'],
  ['01/01/1900', '1900-01-01'],
  ['01/30/2026', '2026-01-30'],
  ...dropped('02/29/1900', '02/30/1958', '13/13/1958', '00/10/1958', '04/00/1958', '2/3/50', '04-02-1958'),
  ...dropped('1958-13-01', '1958-04-31', '0000-01-01', '1958-04-02T00:00', '', 19580402, new Date(0), null),
  ...dropped('01/31/2026', '2026-02-01', '2999-01-01', '12/31/1899', '004/02/1958'),
];

const dayOfMonth: FieldCases = [
  ...Array.from({ length: 31 }, (_, index) => [String(index + 1), String(index + 1)] as const),
  ['04', '4'],
  [' 31 ', '31'],
  [9, '9'],
  ...dropped('0', '00', '32', '004', '4.5', '-4', '4th', '', null, true, 4.5, NaN),
];

const MONTHS = {
  1: ['jan', 'January', 'ene', 'ENERO', 'Jan.'],
  2: ['feb', 'February', 'febrero'],
  3: ['mar', 'March', 'marzo'],
  4: ['apr', 'April', 'abr', 'abril', 'abr.'],
  5: ['may', 'mayo'],
  6: ['jun', 'june', 'junio'],
  7: ['jul', 'July', 'julio'],
  8: ['aug', 'August', 'ago', 'agosto'],
  9: ['sep', 'sept', 'Sept.', 'September', 'septiembre', 'set', 'setiembre'],
  10: ['oct', 'October', 'octubre'],
  11: ['nov', 'November', 'noviembre'],
  12: ['dec', 'December', 'dic', 'diciembre'],
};

const month: FieldCases = [
  ...Object.entries(MONTHS).flatMap(([number, names]) => [number, ...names].map((name) => [name, number] as const)),
  ['04', '4'],
  [12, '12'],
  ...dropped('0', '13', '004', 'ja', 'ma', 'j', '.', '...', 'apri1', 'mayor', 'april 4', '', null, true, 1.5),
];

const year: FieldCases = [
  ['1900', '1900'],
  [' 1958 ', '1958'],
  ['2099', '2099'],
  [2016, '2016'],
  ...dropped('1899', '2100', '58', '958', '01958', '19580', '195a', '-1958', '', null, 2016.5),
];

const birthYear: FieldCases = [
  ['1900', '1900'],
  [' 1958 ', '1958'],
  ['2026', '2026'],
  [1958, '1958'],
  ...dropped('1899', '2027', '2999', '58', '958', '01958', '19580', '195a', '', null, 2016.5),
];

const age: FieldCases = [
  ['0', 0],
  [0, 0],
  [' 65 ', 65],
  ['065', 65],
  [120, 120],
  ...dropped('121', 121, '-1', -1, '6.5', 6.5, '1e2', '', ' ', 'sixty', null, true, NaN, Infinity),
];

const count: FieldCases = [
  ...['0', '1', '3+', '10', '99+'].map((value) => [value, value] as const),
  [' 3+ ', '3+'],
  [2, '2'],
  ...dropped('', '+', '+3', '3++', '100', '-1', '1.5', 'none', '3 +', null, true),
];

const singleCases: Readonly<Partial<Record<SingleFieldName, FieldCases>>> = {
  zipcode,
  county: boundedText(256),
  haveMedicare: yesOrNo,
  haveMedicaid: yesOrNo,
  firstName: boundedText(256),
  lastName: boundedText(256),
  email,
  phone,
  address: boundedText(256),
  address2: boundedText(256),
  dob: birthDate,
  age,
  gender: oneOf(GENDERS),
  primaryLanguage: oneOf(PRIMARY_LANGUAGES),
  coverageType: oneOf(COVERAGE_TYPES),
  coverPurpose: oneOf(COVER_PURPOSES),
  coverAmount: oneOf(COVER_AMOUNTS),
  haveCancer: yesOrNo,
  haveDiabetes: yesOrNo,
  haveHeartAttack: yesOrNo,
  haveHighBloodPressure: yesOrNo,
  haveOtherMajorCondition: yesOrNo,
  leadidId: boundedText(512),
  trustedFormCertificateId: boundedText(512),
  callConsent: consent,
  smsConsent: consent,
  emailConsent: consent,
  currentlyInsured: yesOrNo,
  currentCompany: oneOf(CURRENT_COMPANIES),
  homeowner: yesOrNo,
  interestedInHomeInsurance: yesOrNo,
  accidentAtFaultCount: count,
  duiCount: count,
};

const driverCases: Readonly<Record<DriverField, FieldCases>> = {
  Relationship: oneOf(RELATIONSHIPS),
  FirstName: boundedText(256),
  LastName: boundedText(256),
  Gender: oneOf(GENDERS),
  MaritalStatus: oneOf(MARITAL_STATUSES),
  Dob: birthDate,
  DobDay: dayOfMonth,
  DobMonth: month,
  DobYear: birthYear,
  Email: email,
  Phone: phone,
  Address: boundedText(256),
  Address2: boundedText(256),
  CreditRating: oneOf(CREDIT_RATINGS),
  Sr22: yesOrNo,
  MilitaryAffiliation: yesOrNo,
  LicenseStatus: oneOf(LICENSE_STATUSES),
};

const vehicleCases: Readonly<Record<VehicleField, FieldCases>> = {
  Year: year,
  Make: boundedText(50),
  Model: boundedText(50),
};

const specified: Readonly<Partial<Record<FieldName, FieldCases>>> = {
  ...singleCases,
  ...buildDriverFields(driverCases),
  ...buildVehicleFields(vehicleCases),
};

/** What the specification says of a field; of one that it does not name, what it says of another read the same way. */
function findCases(name: FieldName): FieldCases {
  const twin = FIELD_NAMES.find((other) => specified[other] && fieldTable[other].parse === fieldTable[name].parse);
  const cases = specified[name] ?? (twin && specified[twin]);
  if (!cases) throw new Error(`${name} is read in a way that has no cases yet: add them in field-cases.ts`);
  return cases;
}

/** Valid, invalid and borderline answers of every field. */
export const fieldCases = Object.fromEntries(FIELD_NAMES.map((name) => [name, findCases(name)])) as Readonly<
  Record<FieldName, FieldCases>
>;
