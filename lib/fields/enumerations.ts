/** The values that a list may hold, to the letter and in the order of the specification (3, enumerations). */
export const RELATIONSHIPS = [
  'self',
  'spouse',
  'parent',
  'sibling',
  'child',
  'grandparent',
  'grandchild',
  'domestic partner',
  'other',
] as const;

export const GENDERS = ['male', 'female', 'non-binary'] as const;

export const CREDIT_RATINGS = ['excellent', 'good', 'average', 'fair', 'poor'] as const;

export const MARITAL_STATUSES = [
  'single',
  'married',
  'divorced',
  'separated',
  'widowed',
  'domestic partner',
  'unknown',
] as const;

export const LICENSE_STATUSES = [
  'active',
  'expired',
  'international',
  'learner',
  'none',
  'other',
  'permit',
  'probation',
  'restricted',
  'revoked',
  'suspended',
  'temporary',
] as const;

export const PRIMARY_LANGUAGES = ['english', 'spanish'] as const;

export const COVERAGE_TYPES = [
  'Medicare Advantage',
  'Medicare Supplemental',
  'Medicare Part D',
  'Other Medicare',
] as const;

/** Ours: what a life policy is for. */
export const COVER_PURPOSES = ['partner', 'children', 'others', 'final costs'] as const;

/** Ours: how much a life policy should pay, in dollars. */
export const COVER_AMOUNTS = ['up to 25000', '25000 to 100000', '100000 to 500000', 'over 500000', 'unsure'] as const;

export type CoverPurpose = (typeof COVER_PURPOSES)[number];
export type CoverAmount = (typeof COVER_AMOUNTS)[number];
export type Relationship = (typeof RELATIONSHIPS)[number];
export type Gender = (typeof GENDERS)[number];
export type CreditRating = (typeof CREDIT_RATINGS)[number];
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];
export type PrimaryLanguage = (typeof PRIMARY_LANGUAGES)[number];
export type CoverageType = (typeof COVERAGE_TYPES)[number];
