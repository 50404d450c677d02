import type { Sentence } from './sentence';

const CONTEXT = {
  'unit/lib/analytics/event-context.test.ts': [
    'the context of an event > carries every key of the specification, the paid flag derived and the address scrubbed',
  ],
};
const ENUMERATIONS = {
  'unit/lib/fields/enumerations.test.ts': ['the values of %s are those of the specification, to the letter'],
  'unit/lib/fields/form-values.test.ts': ['%s > reads what is valid and drops what is not'],
};
const FIELDS = { 'unit/lib/fields/fields.test.ts': ['the fields > of %s are those of the specification'] };

/** Section 3: routes, sites, visits, values, numbers and places. */
export const entities: readonly Sentence[] = [
  {
    id: '3.1',
    says: 'Route metadata has a name.',
    tests: {
      'rules/registry.test.ts': [
        'the registry > each brand and path has one page, and each page name is used for one page of a brand',
      ],
    },
  },
  {
    id: '3.2',
    says: 'Route metadata lists its brands, of twelve codes.',
    tests: {
      'unit/lib/brand/brand-codes.test.ts': ['the brands are those of the specification'],
      'rules/page-entry.test.ts': [
        'adding a page is one entry > a wrong brand, template, form or step name does not compile',
      ],
    },
  },
  {
    id: '3.3',
    says: 'smid maps a brand to a campaign identifier.',
    tests: {
      'rules/material-ids.test.ts': [
        'material ids (compliance M-53, M-54) > $name on $brand has one of the right shape',
      ],
    },
  },
  {
    id: '3.4',
    says: 'xsmid is the same kind of map, used on a few pages.',
    tests: {
      'rules/material-ids.test.ts': [
        'material ids (compliance M-53, M-54) > $name on $brand has a second one of the right shape',
      ],
      ...CONTEXT,
    },
  },
  {
    id: '3.5',
    says: 'The language is English or Spanish, English by default.',
    tests: {
      'rules/page-entry.test.ts': [
        'adding a page is one entry > its name is its path, its language english, its lists empty, and a brisk flick shows its exit intent',
      ],
    },
    decisions: ['D59'],
  },
  {
    id: '3.6',
    says: 'The key of a route derives from its name.',
    tests: {
      'rules/page-entry.test.ts': [
        'adding a page is one entry > its name is its path, its language english, its lists empty, and a brisk flick shows its exit intent',
      ],
    },
  },
  {
    id: '3.7',
    says: 'An error object has message, statusCode (500), statusMessage, data, cause, fatal and unhandled.',
    decisions: ['D68'],
  },
  {
    id: '3.8',
    says: 'The site configuration has a name, a tag-manager container and an icon; the brand has an id and a name.',
    tests: {
      'unit/funnels/brands/define-brand.test.ts': [
        'a brand has its icon, the relay number, the words for agents and its affiliate id from its code',
      ],
      'unit/lib/server/process/build-third-parties.test.ts': [
        'a brand without a container has no tag manager, one without certificates has none',
      ],
      ...CONTEXT,
    },
  },
  {
    id: '3.9',
    says: 'A user has an anonymous id that is synced to the server and across tabs.',
    tests: {
      'unit/lib/browser/visit/user-sync.test.ts': [
        'the sync of the user > a change is kept, told to the other tabs and sent',
      ],
    },
  },
  {
    id: '3.10',
    says: 'A session has an id, a paid flag that is derived and never stored, and the parameters of its address.',
    tests: {
      ...CONTEXT,
      'unit/lib/visit/click-identifiers.test.ts': [
        'what a visit remembers of an address > click identifiers, campaign parameters and zip_code, nothing else',
      ],
    },
  },
  {
    id: '3.11',
    says: 'Twelve personal parameters of an address are tracked.',
    tests: {
      'unit/lib/visit/specified-parameters.test.ts': [
        'the twelve personal parameters, and no identifier, are handed over and leave the address',
      ],
    },
    decisions: ['D86', 'D87'],
  },
  {
    id: '3.12',
    says: 'Seventeen ad-click identifiers are read, with utm_campaign and utm_source.',
    tests: {
      'unit/lib/visit/specified-parameters.test.ts': [
        'the ad-click identifiers are those of the specification, to the letter',
        'identifiers, the parameters that analytics tracks, and zip_code are read',
      ],
    },
  },
  {
    id: '3.13',
    says: 'Analytics tracks ten parameters of the address; zip_code is read too.',
    tests: {
      'unit/lib/visit/specified-parameters.test.ts': [
        'identifiers, the parameters that analytics tracks, and zip_code are read',
      ],
    },
  },
  {
    id: '3.14',
    says: 'Answers are kept per form version and under a shared key; each submitted step merges into both.',
    tests: {
      'unit/lib/browser/answers/kept-values.test.ts': [
        'kept answers > each submitted step merges into its form version and into the shared answers',
      ],
    },
    decisions: ['D6'],
  },
  { id: '3.15', says: 'The form values of Medicare, ten.', tests: FIELDS },
  { id: '3.16', says: 'The form values of auto, of the household.', tests: FIELDS },
  {
    id: '3.17',
    says: 'The form values of auto, seventeen for each of three drivers.',
    tests: {
      'unit/lib/fields/fields.test.ts': [
        'the fields > of %s are those of the specification',
        'the fields > of drivers and vehicles are those of the specification',
      ],
    },
  },
  {
    id: '3.18',
    says: 'The form values of auto, year, make and model of each of three vehicles.',
    tests: {
      'unit/lib/fields/fields.test.ts': [
        'the fields > of %s are those of the specification',
        'the fields > of drivers and vehicles are those of the specification',
      ],
    },
  },
  { id: '3.19', says: 'The form values of life, twenty-six.', tests: FIELDS },
  { id: '3.20', says: 'Relationship has nine values.', tests: ENUMERATIONS },
  { id: '3.21', says: 'Gender has three values.', tests: ENUMERATIONS },
  { id: '3.22', says: 'Credit rating has five values.', tests: ENUMERATIONS },
  { id: '3.23', says: 'Marital status has seven values.', tests: ENUMERATIONS },
  { id: '3.24', says: 'License status has twelve values.', tests: ENUMERATIONS },
  { id: '3.25', says: 'Primary language is English or Spanish.', tests: ENUMERATIONS },
  { id: '3.26', says: 'Coverage type has four values.', tests: ENUMERATIONS },
  {
    id: '3.27',
    says: 'Current company is one of roughly ninety auto insurers, the last of them Other.',
    tests: {
      'unit/lib/fields/form-values.test.ts': [
        'the list of insurers > has about ninety names, each once in any letters, ending with Other',
      ],
    },
    decisions: ['D67'],
  },
  {
    id: '3.28',
    says: 'A phone lease is a value and an expiry.',
    tests: {
      'unit/lib/phone/phone-lease.test.ts': [
        'a phone lease > holds until its expiry, not at it',
        'a phone lease > anything that is no lease is none',
      ],
    },
  },
  {
    id: '3.29',
    says: 'Without a valid lease a default number is used.',
    tests: {
      'unit/lib/browser/phone/phone-lease-holder.test.ts': [
        'the phone lease > is shown for its 300 s, then the default number is back, told once each',
      ],
    },
  },
  {
    id: '3.30',
    says: 'The IP lookup gives city, state code, postal code, value and isp.',
    tests: {
      'unit/lib/server/location/read-address-location.test.ts': ['behind a proxy of ours the edge says it by %s'],
      'unit/app/api/routes.test.ts': ['location > without a ZIP it is the caller’s own, and nothing is known of it'],
    },
  },
  { id: '3.31', says: 'The shape of the answer for a ZIP is not shown.', decisions: ['D67'] },
];
