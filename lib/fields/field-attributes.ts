import type { DriverField, FieldName, SingleFieldName, VehicleField } from './field-name';
import { buildDriverFields, buildVehicleFields } from './numbered-fields';

/** What the browser must know to help with a field: keyboard, autofill, length (compliance W-05). */
export interface FieldAttributes {
  /** How it is asked: one box, three boxes for a day, a closed list, or a box that suggests. */
  readonly control: 'text' | 'date' | 'list' | 'suggest';
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly autoComplete: string;
  readonly maxLength: number;
  /** What the field can at most hold on screen, in characters; the box is drawn that wide. */
  readonly width?: number;
  readonly autoCapitalize?: 'words' | 'off';
}

function text(autoComplete: string, more: Partial<FieldAttributes> = {}): FieldAttributes {
  return { control: 'text', type: 'text', autoComplete, maxLength: 256, ...more };
}

function words(autoComplete: string): FieldAttributes {
  return text(autoComplete, { autoCapitalize: 'words' });
}

function digits(autoComplete: string, maxLength: number): FieldAttributes {
  return text(autoComplete, { inputMode: 'numeric', maxLength, width: maxLength + 3 });
}

const list = text('off', { control: 'list', maxLength: 32 });
const gender = { ...list, autoComplete: 'sex' };
const certificate = text('off', { maxLength: 512, autoCapitalize: 'off' });
const count = text('off', { inputMode: 'numeric', maxLength: 3, width: 6 });
const date = text('bday', { control: 'date', inputMode: 'numeric', maxLength: 10 });
const email = text('email', { type: 'email', inputMode: 'email', maxLength: 254, autoCapitalize: 'off' });
const phone = text('tel', { type: 'tel', inputMode: 'tel', maxLength: 32, width: 18 });
const suggest = text('off', { control: 'suggest', maxLength: 50, autoCapitalize: 'words' });

/** The month may also be written as a word, and `septiembre` has ten letters. */
const month = { ...digits('bday-month', 10), width: 6 };
const day = digits('bday-day', 2);
const year = digits('bday-year', 4);

const SINGLE_ATTRIBUTES: Readonly<Record<SingleFieldName, FieldAttributes>> = {
  zipcode: digits('postal-code', 5),
  county: words('off'),
  haveMedicare: list,
  haveMedicaid: list,
  firstName: words('given-name'),
  lastName: words('family-name'),
  email,
  phone,
  address: words('address-line1'),
  address2: words('address-line2'),
  dob: date,
  age: digits('off', 3),
  gender,
  primaryLanguage: list,
  coverageType: list,
  haveCancer: list,
  haveDiabetes: list,
  haveHeartAttack: list,
  haveHighBloodPressure: list,
  haveOtherMajorCondition: list,
  leadidId: certificate,
  trustedFormCertificateId: certificate,
  callConsent: list,
  smsConsent: list,
  emailConsent: list,
  currentlyInsured: list,
  currentCompany: list,
  homeowner: list,
  interestedInHomeInsurance: list,
  accidentAtFaultCount: count,
  duiCount: count,
  addDriver2: list,
  mayAskHealth: list,
  addDriver3: list,
  addVehicle2: list,
  addVehicle3: list,
};

const DRIVER_ATTRIBUTES: Readonly<Record<DriverField, FieldAttributes>> = {
  Relationship: list,
  FirstName: words('given-name'),
  LastName: words('family-name'),
  Gender: gender,
  MaritalStatus: list,
  Dob: date,
  DobDay: day,
  DobMonth: month,
  DobYear: year,
  Email: email,
  Phone: phone,
  Address: words('address-line1'),
  Address2: words('address-line2'),
  CreditRating: list,
  Sr22: list,
  MilitaryAffiliation: list,
  LicenseStatus: list,
};

const VEHICLE_ATTRIBUTES: Readonly<Record<VehicleField, FieldAttributes>> = {
  Year: digits('off', 4),
  Make: suggest,
  Model: suggest,
};

const FIELD_ATTRIBUTES: Readonly<Record<FieldName, FieldAttributes>> = {
  ...SINGLE_ATTRIBUTES,
  ...buildDriverFields(DRIVER_ATTRIBUTES),
  ...buildVehicleFields(VEHICLE_ATTRIBUTES),
};

/** The first driver is the visitor; what the browser knows of the visitor must not fill in the others (W-05). */
export function findFieldAttributes(name: FieldName): FieldAttributes {
  const attributes = FIELD_ATTRIBUTES[name];
  return /^driver[23]/.test(name) ? { ...attributes, autoComplete: 'off' } : attributes;
}
