import type { Sentence } from './sentence';

const RECOVERY = 'unit/lib/browser/recovery/error-recovery.test.ts';
const UNBUILT = { 'unit/lib/payloads/map-lead.test.ts': ['pairs that nobody has built > %s at %s throws by name'] };

/** Section 8: the error catalogue. */
export const errors: readonly Sentence[] = [
  {
    id: '8.1',
    says: 'A failed validate check is 404, Page Not Found and the path.',
    tests: {
      'unit/lib/request/route-request.test.ts': [
        'page validation > a page whose validation does not hold is a 404 of its own',
      ],
      'e2e/redirects.spec.ts': ['an unknown step of a page that takes known ones only is a 404'],
    },
  },
  {
    id: '8.2',
    says: 'No route is a non-fatal 404, Page not found and the path.',
    tests: { 'e2e/shell.spec.ts': ['an address that no page has is named on the page, escaped and without its query'] },
  },
  {
    id: '8.3',
    says: 'An unregistered middleware name is the error Unknown route middleware.',
    tests: { 'unit/lib/request/route-request.test.ts': ['page middleware > a name that is in no table throws'] },
  },
  {
    id: '8.4',
    says: 'A missing chunk reloads the page and is reported as Chunk Error.',
    tests: {
      'e2e/missing-parts.spec.ts': [
        'a part that cannot be fetched: one reload, then the error view, no loop; reported as Chunk Error',
      ],
      'unit/lib/browser/recovery/caught-errors.test.ts': [
        'caught errors > a part of the script that cannot be fetched is named Chunk Error',
      ],
    },
  },
  { id: '8.5', says: 'A manifest that cannot be fetched is logged; its rules are empty.', decisions: ['D66'] },
  { id: '8.6', says: 'A matcher that cannot be built is logged; its rules are empty.', decisions: ['D66'] },
  { id: '8.7', says: 'A payload that cannot be loaded is a warning and a normal load.', decisions: ['D66'] },
  { id: '8.8', says: 'A lazy route component that does not resolve is named.', decisions: ['D66'] },
  { id: '8.9', says: 'A missing required route parameter is named.', decisions: ['D66'] },
  { id: '8.10', says: 'A head system without context throws.', decisions: ['D66'] },
  {
    id: '8.11',
    says: 'A script or style sheet that fails to preload is an event, then thrown unless handled.',
    tests: {
      'unit/components/shell/missing-script-watch.test.ts': [
        'the script in the HTML > a script of the page that cannot be fetched loads the page again, and is reported as Chunk Error after it',
      ],
    },
    decisions: ['D39', 'D66'],
  },
  { id: '8.12', says: 'QuoteWizard and Quinstreet for Medicare and life throw by name.', tests: UNBUILT },
  {
    id: '8.13',
    says: 'A demand check that fails is swallowed, without a word to the visitor.',
    tests: {
      'e2e/provider-failures.spec.ts': [
        'with every provider in mode ${mode} the walk ends at the default number, in silence',
      ],
    },
  },
  {
    id: '8.14',
    says: 'User, event, location, address and bot checks that fail are silent or reported; a user is tried again after 3 s.',
    tests: {
      'unit/lib/browser/visit/user-sync.test.ts': [
        'the sync of the user > a failed sync is tried again after 3 s, not before',
      ],
      'unit/lib/browser/delivery/delivery-queue.test.ts': [
        'the delivery queue > keeps what a failing server did not take, and sends it again later',
      ],
      'e2e/provider-failures.spec.ts': [
        'with every provider in mode ${mode} the walk ends at the default number, in silence',
      ],
    },
  },
  {
    id: '8.15',
    says: 'A mount that fails is logged as Error while mounting app.',
    tests: {
      'unit/lib/browser/recovery/render-error.test.ts': [
        'an error before the page has mounted is logged as one while mounting',
      ],
    },
  },
  {
    id: '8.16',
    says: 'An error while rendering is reported to a hook.',
    tests: {
      'unit/lib/browser/recovery/render-error.test.ts': [
        'an error while rendering is told to who reports errors, and brings the error view with its id',
      ],
    },
  },
  {
    id: '8.17',
    says: 'A fatal error shows the error page: 404 Page Not Found, any other Internal Server Error.',
    tests: {
      'e2e/missing-parts.spec.ts': [
        'an error while rendering shows the error view in the page’s own frame, and is logged',
      ],
      [RECOVERY]: [
        'recovering from errors > a missing part within 10,000 ms of a reload shows the error view with the id of the report',
      ],
    },
    decisions: ['D68'],
  },
  {
    id: '8.18',
    says: 'Crawlers see no error page; their errors are only logged.',
    tests: {
      'unit/lib/errors/crawler.test.ts': ['%s is a crawler', '%s is a visitor'],
      [RECOVERY]: ['recovering from errors > a crawler never sees the error view'],
      'e2e/missing-parts.spec.ts': ['a crawler keeps the page as it is'],
    },
    decisions: ['D89'],
  },
  { id: '8.19', says: 'A warning for developers advises the message over the status message.', decisions: ['D68'] },
];
