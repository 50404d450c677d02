import { expect, it } from 'vitest';
import {
  COVERAGE_TYPES,
  CREDIT_RATINGS,
  GENDERS,
  LICENSE_STATUSES,
  MARITAL_STATUSES,
  PRIMARY_LANGUAGES,
  RELATIONSHIPS,
} from '@/lib/fields/enumerations';

/** Specification 3, enumerations. */
it.each([
  [
    'relationship',
    RELATIONSHIPS,
    'self, spouse, parent, sibling, child, grandparent, grandchild, domestic partner, other',
  ],
  ['gender', GENDERS, 'male, female, non-binary'],
  ['credit rating', CREDIT_RATINGS, 'excellent, good, average, fair, poor'],
  ['marital status', MARITAL_STATUSES, 'single, married, divorced, separated, widowed, domestic partner, unknown'],
  [
    'license status',
    LICENSE_STATUSES,
    'active, expired, international, learner, none, other, permit, probation, restricted, revoked, suspended, temporary',
  ],
  ['primary language', PRIMARY_LANGUAGES, 'english, spanish'],
  ['coverage type', COVERAGE_TYPES, 'Medicare Advantage, Medicare Supplemental, Medicare Part D, Other Medicare'],
])('the values of %s are those of the specification, to the letter', (_, values, specified) => {
  expect(values).toEqual(specified.split(', '));
});
