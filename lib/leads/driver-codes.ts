import type { CreditRating, Gender, LicenseStatus, MaritalStatus, Relationship } from '@/lib/fields/enumerations';

/** MediaAlpha and QuoteWizard (specification 7). */
export const GENDER_CODES = { male: 'M', female: 'F', 'non-binary': 'X' } as const satisfies Readonly<
  Record<Gender, string>
>;

/** Specification 7. */
export const QUINSTREET_GENDER_CODES = { male: 'M', female: 'F', 'non-binary': 'NB' } as const satisfies Readonly<
  Record<Gender, string>
>;

/** QuoteWizard and Quinstreet. */
export const RELATIONSHIP_CODES = {
  self: 'Self',
  spouse: 'Spouse',
  parent: 'Parent',
  sibling: 'Sibling',
  child: 'Child',
  grandparent: 'Grandparent',
  grandchild: 'Grandchild',
  'domestic partner': 'Domestic Partner',
  other: 'Other',
} as const satisfies Readonly<Record<Relationship, string>>;

export const MEDIA_ALPHA_RELATIONSHIP_CODES = {
  self: 'self',
  spouse: 'spouse',
  parent: 'parent',
  sibling: 'sibling',
  child: 'child',
  grandparent: 'grandparent',
  grandchild: 'grandchild',
  'domestic partner': 'domestic partner',
  other: 'other',
} as const satisfies Readonly<Record<Relationship, string>>;

export const MARITAL_STATUS_CODES = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  separated: 'Separated',
  widowed: 'Widowed',
  'domestic partner': 'Domestic Partner',
  unknown: 'Unknown',
} as const satisfies Readonly<Record<MaritalStatus, string>>;

export const LICENSE_STATUS_CODES = {
  active: 'Active',
  expired: 'Expired',
  international: 'International',
  learner: 'Learner',
  none: 'None',
  other: 'Other',
  permit: 'Permit',
  probation: 'Probation',
  restricted: 'Restricted',
  revoked: 'Revoked',
  suspended: 'Suspended',
  temporary: 'Temporary',
} as const satisfies Readonly<Record<LicenseStatus, string>>;

export const CREDIT_RATING_CODES = {
  excellent: 'Excellent',
  good: 'Good',
  average: 'Average',
  fair: 'Fair',
  poor: 'Poor',
} as const satisfies Readonly<Record<CreditRating, string>>;

export const MEDIA_ALPHA_CREDIT_RATING_CODES = {
  ...CREDIT_RATING_CODES,
  fair: 'Below average',
} as const satisfies Readonly<Record<CreditRating, string>>;
