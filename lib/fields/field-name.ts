/** Drivers and vehicles that a form can hold (specification 9). */
export const DRIVER_NUMBERS = [1, 2, 3] as const;
export const VEHICLE_NUMBERS = [1, 2, 3] as const;

/** Fields asked once (specification 3, form values); the wire name and the storage key are the same word. */
const SINGLE_FIELDS = [
  'zipcode',
  'county',
  'haveMedicare',
  'haveMedicaid',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'address2',
  'dob',
  'age',
  'gender',
  'primaryLanguage',
  'coverageType',
  'haveCancer',
  'haveDiabetes',
  'haveHeartAttack',
  'haveHighBloodPressure',
  'haveOtherMajorCondition',
  'leadidId',
  'trustedFormCertificateId',
  'callConsent',
  'smsConsent',
  'emailConsent',
  'currentlyInsured',
  'currentCompany',
  'homeowner',
  'interestedInHomeInsurance',
  'accidentAtFaultCount',
  'duiCount',
] as const;

/** Ours, not the specification's: which drivers and vehicles were added, and whether health may be asked about. */
const ADDED_FIELDS = ['addDriver2', 'addDriver3', 'addVehicle2', 'addVehicle3', 'mayAskHealth'] as const;

/** Fields asked of each driver. */
const DRIVER_FIELDS = [
  'Relationship',
  'FirstName',
  'LastName',
  'Gender',
  'MaritalStatus',
  'Dob',
  'DobDay',
  'DobMonth',
  'DobYear',
  'Email',
  'Phone',
  'Address',
  'Address2',
  'CreditRating',
  'Sr22',
  'MilitaryAffiliation',
  'LicenseStatus',
] as const;

/** Fields asked of each vehicle. */
const VEHICLE_FIELDS = ['Year', 'Make', 'Model'] as const;

export type DriverNumber = (typeof DRIVER_NUMBERS)[number];
export type VehicleNumber = (typeof VEHICLE_NUMBERS)[number];
export type DriverField = (typeof DRIVER_FIELDS)[number];
export type VehicleField = (typeof VEHICLE_FIELDS)[number];

export type SingleFieldName = (typeof SINGLE_FIELDS)[number] | (typeof ADDED_FIELDS)[number];
export type DriverFieldName = `driver${DriverNumber}${DriverField}`;
export type VehicleFieldName = `vehicle${VehicleNumber}${VehicleField}`;

/** Every field that a step may ask for, such as `zipcode`, `driver2LicenseStatus` or `vehicle3Model`. */
export type FieldName = SingleFieldName | DriverFieldName | VehicleFieldName;

/** Every field name, single ones first, then driver by driver, then vehicle by vehicle. */
export const FIELD_NAMES: readonly FieldName[] = [
  ...SINGLE_FIELDS,
  ...ADDED_FIELDS,
  ...DRIVER_NUMBERS.flatMap((number) => DRIVER_FIELDS.map((field) => `driver${number}${field}` as const)),
  ...VEHICLE_NUMBERS.flatMap((number) => VEHICLE_FIELDS.map((field) => `vehicle${number}${field}` as const)),
];
