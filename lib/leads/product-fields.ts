import type { Product } from '@/lib/brand/brand-code';
import { FIELD_NAMES, type FieldName } from '@/lib/fields/field-name';

const MEDICARE_FIELDS: readonly FieldName[] = [
  ...(['zipcode', 'haveMedicare', 'haveMedicaid', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...(['address', 'dob', 'age'] as const),
];

const AUTO_FIELDS: readonly FieldName[] = [
  ...(['zipcode', 'currentlyInsured', 'currentCompany', 'homeowner', 'interestedInHomeInsurance'] as const),
  ...(['accidentAtFaultCount', 'duiCount'] as const),
  ...FIELD_NAMES.filter((name) => /^(driver|vehicle)\d/.test(name)),
];

const LIFE_FIELDS: readonly FieldName[] = [
  ...(['zipcode', 'county', 'firstName', 'lastName', 'email', 'phone', 'address', 'address2'] as const),
  ...(['primaryLanguage', 'gender', 'dob', 'age', 'haveCancer', 'haveDiabetes', 'haveHeartAttack'] as const),
  ...(['haveHighBloodPressure', 'haveOtherMajorCondition', 'haveMedicare', 'haveMedicaid', 'coverageType'] as const),
  ...(['leadidId', 'trustedFormCertificateId', 'callConsent', 'smsConsent', 'emailConsent'] as const),
];

/** Product → the fields of its form values (specification 3). */
export const PRODUCT_FIELDS: Readonly<Record<Product, readonly FieldName[]>> = {
  medicare: MEDICARE_FIELDS,
  auto: AUTO_FIELDS,
  life: LIFE_FIELDS,
};
