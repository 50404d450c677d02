import type { Sentence } from './sentence';

const VALUES = {
  'unit/lib/fields/form-values.test.ts': ['%s > reads what is valid and drops what is not'],
};
const PAID = { 'unit/lib/visit/paid-visit.test.ts': ['a paid visit (specification 5) > ?%s is paid: %s (%s)'] };
const NAVIGATION = 'unit/lib/navigation/decide-navigation.test.ts';
const ROUTING = 'unit/lib/request/route-request.test.ts';

/** Section 5: validation rules. */
export const validation: readonly Sentence[] = [
  {
    id: '5.1',
    says: 'Every field is optional; an invalid value is dropped and raises no error.',
    tests: {
      'unit/lib/fields/form-values.test.ts': [
        'parseValues > keeps what is valid, drops what is not, and never throws',
        '%s > never throws, and reads its own values unchanged',
      ],
    },
  },
  { id: '5.2', says: 'A ZIP has exactly five digits.', tests: VALUES },
  {
    id: '5.3',
    says: 'The ZIP is the first valid one of form value, zip_code of the address, and IP lookup.',
    tests: { 'unit/lib/visit/resolve-zip.test.ts': ['a ZIP is %s (specification 5)'] },
  },
  { id: '5.4', says: 'Names, addresses and county are trimmed, 1 to 256 characters.', tests: VALUES },
  { id: '5.5', says: 'An e-mail is trimmed and valid.', tests: VALUES },
  { id: '5.6', says: 'A phone number looks like (123) 456-7890.', tests: VALUES, decisions: ['D77'] },
  {
    id: '5.7',
    says: 'A date of birth is MM/dd/yyyy, dd/MM/yyyy or yyyy-MM-dd, and becomes yyyy-MM-dd.',
    tests: {
      ...VALUES,
      'unit/lib/fields/birth-date.test.ts': [
        'parseBirthDate > reads every day from 1900 to 2030 in %s, however it is written',
      ],
    },
    decisions: ['D70'],
  },
  { id: '5.8', says: 'An age is an integer from 0 to 120.', tests: VALUES },
  { id: '5.9', says: 'A vehicle year has four digits.', tests: VALUES },
  { id: '5.10', says: 'Make and model are trimmed, 1 to 50 characters.', tests: VALUES },
  { id: '5.11', says: 'Counts of accidents and DUIs are digits with an optional plus.', tests: VALUES },
  { id: '5.12', says: 'Fields with a list match their list.', tests: VALUES },
  {
    id: '5.13',
    says: 'Consent flags are true on invalid input.',
    tests: {
      'unit/lib/fields/form-values.test.ts': [
        'parseValues > leaves a consent that is absent absent, and takes an invalid one for given',
      ],
      'unit/lib/payloads/map-lead.test.ts': [
        'consent > an answer is no act: without a recorded one nothing is said of consent (X1)',
      ],
    },
  },
  { id: '5.14', says: 'Certificate ids are trimmed texts.', tests: VALUES },
  {
    id: '5.15',
    says: 'A visit is paid by a click identifier of 15 characters together with utm_campaign.',
    tests: PAID,
  },
  { id: '5.16', says: 'gbraid needs its 15 characters only.', tests: PAID },
  { id: '5.17', says: 'utm_source bigo with utm_campaign counts too.', tests: PAID },
  {
    id: '5.18',
    says: 'Repeated query values collapse to the last.',
    tests: {
      [ROUTING]: ['one redirect to a clean address > repeated keys collapse to the last value'],
      'e2e/addresses.spec.ts': ['repeated query keys collapse to the last by one redirect'],
    },
  },
  {
    id: '5.19',
    says: 'Personal parameters are stored, then removed from the query by a redirect.',
    tests: {
      [ROUTING]: [
        'one redirect to a clean address > personal parameters leave the address and are handed over, the rest stays',
      ],
      'e2e/addresses.spec.ts': ['the cookie of personal parameters is sealed, HttpOnly and gone once it was read'],
    },
    decisions: ['D86'],
  },
  {
    id: '5.20',
    says: 'Navigating to an external address is refused in the specified words unless marked external.',
    tests: { [NAVIGATION]: ['decideNavigation > refuses %j with the exact text unless it is marked external'] },
  },
  {
    id: '5.21',
    says: 'Unsafe protocols are refused.',
    tests: { [NAVIGATION]: ['decideNavigation > refuses the unsafe protocol of %j, external or not'] },
  },
  { id: '5.22', says: 'A status code outside 100 to 999 falls back to 200.', decisions: ['D66'] },
  { id: '5.23', says: 'The address of a payload has no host.', decisions: ['D66'] },
  {
    id: '5.24',
    says: 'A payload with a __proto__ key is rejected.',
    tests: {
      'unit/lib/server/route/read-json.test.ts': [
        '%s → %d',
        'whatever arrives is either the JSON that was sent or a refusal, and no prototype changes',
      ],
    },
  },
  {
    id: '5.25',
    says: 'Names and options of cookies are validated.',
    tests: {
      'rules/cookies.test.ts': ['every cookie of ours is held to its host, to TLS and to the whole site by its name'],
    },
    decisions: ['D66'],
  },
  {
    id: '5.26',
    says: 'The value of a select item is not empty, or it throws in the specified words.',
    tests: { 'unit/components/ui/select.test.tsx': ['no list of a form has an item without a value'] },
    decisions: ['D66'],
  },
  {
    id: '5.27',
    says: 'A page whose validate check fails is a 404.',
    tests: {
      [ROUTING]: ['page validation > a page whose validation does not hold is a 404 of its own'],
      'e2e/redirects.spec.ts': ['an unknown step of a page that takes known ones only is a 404'],
    },
  },
  {
    id: '5.28',
    says: 'When fields are checked and what visitors then read is not shown.',
    tests: {
      'unit/lib/browser/answers/step-validation.test.ts': [
        'validation of a step > says nothing while the visitor types for the first time',
        'validation of a step > after that each change is checked at once',
      ],
    },
    decisions: ['D67'],
  },
];

/** Section 6: roles and permissions. */
export const permissions: readonly Sentence[] = [
  {
    id: '6.1',
    says: 'There are no roles; a page is served only for brands in its metadata.',
    tests: {
      'rules/foreign-pages.test.ts': ['$code has its own pages, and answers 404 for those of others'],
      'e2e/brand-isolation.spec.ts': ['every form of ${PAGES_EACH} pages is there on ${brand.code} only for its own'],
    },
  },
  {
    id: '6.2',
    says: 'What search engines may see follows the indexable rule.',
    tests: {
      'unit/lib/rendered/page-metadata.test.ts': [
        'a page is kept from search engines in a preview, and where it says so',
      ],
      'unit/lib/rendered/site-map.test.ts': [
        'lists what may be indexed, at its canonical address, and nothing of another brand',
      ],
    },
  },
];
