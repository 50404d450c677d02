import type { Sentence } from './sentence';

const VALUES = { 'unit/lib/fields/form-values.test.ts': ['%s > reads what is valid and drops what is not'] };
const LOADING = 'unit/lib/navigation/loading-progress.test.ts';
const EXIT_DEFAULTS = {
  'unit/lib/exit-intent/exit-intent-rules.test.ts': [
    'the options (specification 9) > have the defaults of the specification',
  ],
};
const TOKEN = 'unit/lib/browser/phone/call-token-loop.test.ts';
const LEASE = 'unit/lib/browser/phone/phone-lease-holder.test.ts';

/** Section 9: business constants and limits. */
export const businessLimits: readonly Sentence[] = [
  {
    id: '9.1',
    says: 'A paid click identifier has at least 15 characters.',
    tests: { 'unit/lib/visit/paid-visit.test.ts': ['a paid visit (specification 5) > ?%s is paid: %s (%s)'] },
  },
  { id: '9.2', says: 'The reload guard is 10,000 ms.', tests: { 'unit/lib/navigation/reload-guard.test.ts': ['%s'] } },
  { id: '9.3', says: 'A bid is low under 10.', tests: { 'unit/lib/leads/low-bid.test.ts': ['a bid under 10 is low'] } },
  {
    id: '9.4',
    says: 'A phone lease is 300 s.',
    tests: { [LEASE]: ['the phone lease > is shown for its 300 s, then the default number is back, told once each'] },
  },
  {
    id: '9.5',
    says: 'The default number holds for a day.',
    tests: { [LEASE]: ['the phone lease > the default number of a placement that never calls out is kept for a day'] },
  },
  {
    id: '9.6',
    says: 'The API version is 17.',
    tests: {
      'unit/lib/server/providers/media-alpha.test.ts': [
        'demand check > carries what the server knows and nothing that the client claims',
      ],
    },
  },
  {
    id: '9.7',
    says: 'A ZIP has 5 digits, an age is 0 to 120, names have 256 characters, make and model 50.',
    tests: VALUES,
  },
  {
    id: '9.8',
    says: 'At most three drivers and three vehicles.',
    tests: {
      'unit/lib/fields/numbered-fields.test.ts': [
        'every row is a field, and three of each that is asked of drivers or vehicles',
      ],
    },
  },
  {
    id: '9.9',
    says: 'The default status is 200, in a range of 100 to 999; that of errors is 500.',
    decisions: ['D66'],
  },
  {
    id: '9.10',
    says: 'The scroll offset is 24 px.',
    tests: {
      'unit/lib/browser/navigation/reveal.test.ts': [
        'scrolls smoothly until the form stands 24 px under what sticks to the top, and puts focus on the heading',
      ],
    },
  },
  {
    id: '9.11',
    says: 'The progress animation takes 300 ms after a delay of 10 ms.',
    tests: {
      'e2e/page-metadata.spec.ts': ['the progress bar stays from step to step and moves in 300 ms after 10 ms'],
    },
  },
  { id: '9.12', says: 'The eight defaults of exit intent.', tests: EXIT_DEFAULTS },
  {
    id: '9.13',
    says: 'The key of the last-shown time, and the same with -unsubscribed.',
    tests: {
      'unit/lib/exit-intent/exit-intent-rules.test.ts': [
        'the options (specification 9) > a page sets some, the rest stay; the flag has the same key with a suffix',
      ],
    },
  },
  {
    id: '9.14',
    says: 'A swipe counts when its speed times the sensitivity is above 100.',
    tests: { 'unit/lib/exit-intent/exit-intent-rules.test.ts': ['a swipe > %s'] },
    decisions: ['D29'],
  },
  {
    id: '9.15',
    says: 'The sync of a user is retried after 3,000 ms.',
    tests: {
      'unit/lib/browser/visit/user-sync.test.ts': [
        'the sync of the user > a failed sync is tried again after 3 s, not before',
      ],
    },
  },
  {
    id: '9.16',
    says: 'The token is polled every 4,000 ms, renewed 20 s before its end, and ends 10 s after a change.',
    tests: {
      [TOKEN]: [
        'the call token > is fetched when missing, and again by the 4 s poll once 20 s or less are left',
        'the call token > a change of a listed field leaves it 10 s, so that the next poll renews it',
      ],
    },
  },
  {
    id: '9.17',
    says: 'The loading bar: throttle 200 ms, duration 2,000 ms, hidden after 500 ms, reset after 400 ms.',
    tests: {
      [LOADING]: [
        'loading progress > throttle 200 ms: nothing is shown before, and nothing at all when the page is there by then',
        'loading progress > rises asymptotically: 70 at the duration of 2000 ms, always more, never 100',
        'loading progress > finishes at 100, hides after 500 ms, resets 400 ms later',
      ],
    },
  },
  {
    id: '9.18',
    says: 'The loading bar is 3 px high and #d33636.',
    tests: { 'unit/components/shell/loading-bar.test.tsx': ['the bar is 3 px high and of the specified red'] },
  },
  {
    id: '9.19',
    says: 'A hover card opens after 700 ms and closes after 300 ms.',
    tests: {
      'unit/lib/browser/page/hover-cards.test.ts': [
        'a card > opens when the mouse has rested 700 ms',
        'a card > closes 300 ms after the mouse left',
      ],
    },
  },
  {
    id: '9.20',
    says: 'Select: typeahead is reset after 1,000 ms, 10 px of movement are a click, an aligned list shows about five items.',
    decisions: ['D66'],
  },
  {
    id: '9.21',
    says: 'The default path of a cookie is /.',
    tests: {
      'rules/cookies.test.ts': ['every cookie of ours is held to its host, to TLS and to the whole site by its name'],
    },
  },
  {
    id: '9.22',
    says: 'Without an idle callback work begins after 50 ms.',
    tests: {
      'unit/lib/browser/platform/after-idle.test.ts': [
        'where the browser has no idle callback, work begins 50 ms later',
      ],
    },
  },
  {
    id: '9.23',
    says: 'The default time zone of analytics is US Pacific.',
    tests: { 'unit/lib/leads/local-hour.test.ts': ['the local hour is the visitor’s; an unknown zone is Pacific'] },
  },
  { id: '9.24', says: 'Business limits, fees and page sizes are not shown.', decisions: ['D43', 'D67'] },
];
