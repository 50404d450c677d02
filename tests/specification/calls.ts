import type { Sentence } from './sentence';

const MEDIA_ALPHA = 'unit/lib/server/providers/media-alpha.test.ts';
const ROUTES = 'unit/app/api/routes.test.ts';
const LEADS = 'unit/lib/payloads/map-lead.test.ts';
const CONTRACT = {
  'e2e/event-contract.spec.ts': ['every event of the ${product} funnel is exactly as the catalogue has it'],
};
const SYNC = 'unit/lib/browser/visit/user-sync.test.ts';

/** Section 7: calls, the mapping of leads, and how a number is shown. */
export const calls: readonly Sentence[] = [
  { id: '7.1', says: 'A build manifest gives the rules for prerendering and redirects.', decisions: ['D66'] },
  { id: '7.2', says: 'Page payloads are fetched with forced caching.', decisions: ['D66'] },
  {
    id: '7.3',
    says: 'The latest build is asked for, to notice a new one.',
    tests: {
      [ROUTES]: ['build > names the build that answers, never from a cache'],
      'unit/lib/browser/navigation/build-watch.test.ts': [
        'watching for a new build > asks at the start with all that a visit asks for, then every five minutes and not before',
      ],
    },
  },
  {
    id: '7.4',
    says: 'A demand check carries ZIP, state, address, hour, max 1, Inbound, cold, placement, agent, url, version 17 and the subs.',
    tests: { [MEDIA_ALPHA]: ['demand check > carries what the server knows and nothing that the client claims'] },
  },
  {
    id: '7.5',
    says: 'Its source is a list of seven.',
    tests: { [MEDIA_ALPHA]: ['demand check > carries what the server knows and nothing that the client claims'] },
    decisions: ['D11'],
  },
  {
    id: '7.6',
    says: 'The bid is read from parsed.ctc.ev and the raw answer passed on.',
    tests: { [MEDIA_ALPHA]: ['demand check > %s is worth %d'], [ROUTES]: ['MediaAlpha > a bid is passed on'] },
  },
  {
    id: '7.7',
    says: 'The call for a number carries the mapped lead; its source is affiliate, ten characters of a SHA-1 of the publisher, "null".',
    tests: {
      [MEDIA_ALPHA]: ['get phone > names affiliate, publisher by hash, and nothing'],
      [ROUTES]: [
        'MediaAlpha > with consent the provider gets the stored lead, nothing of what the browser says to be in it',
      ],
    },
  },
  {
    id: '7.8',
    says: 'A user is synced to the server, again after 3 s when no newer change came, and told to other tabs.',
    tests: {
      [SYNC]: [
        'the sync of the user > a change is kept, told to the other tabs and sent',
        'the sync of the user > a failed sync is tried again after 3 s, not before',
        'the sync of the user > an older change is not retried once a newer one came',
      ],
    },
  },
  {
    id: '7.9',
    says: 'An event is posted with keepalive, its type, name, time, session, anonymous id and context.',
    tests: {
      [ROUTES]: ['what is stored > an event is accepted, and accepted again'],
      'unit/lib/browser/delivery/delivery-queue.test.ts': [
        'the delivery queue > sends at once no more than shares the keepalive quota',
      ],
      ...CONTRACT,
    },
  },
  {
    id: '7.10',
    says: 'The location of a ZIP is asked for when the ZIP changes, and kept.',
    tests: {
      'unit/lib/browser/form/funnel-controller.test.ts': [
        'where the ZIP lies (specification 7) > is asked as soon as a ZIP is answered, and again only for another one',
      ],
      'unit/lib/browser/location/zip-location.test.ts': [
        'one ZIP is asked for once, by however many at a time, and known from then on',
      ],
    },
  },
  {
    id: '7.11',
    says: 'The quality of the address is checked with agent, user and session, and the result kept.',
    tests: {
      'unit/lib/server/providers/ipqs.test.ts': ['%s is %j', 'key, address and agent are encoded'],
      ...CONTRACT,
    },
  },
  {
    id: '7.12',
    says: 'With an all-zero placement no number is asked for; the default holds for a day.',
    tests: {
      'unit/lib/browser/form/form-hooks.test.ts': [
        'the submit hook that sends the lead > the all-zero placement never calls out and keeps the default number for a day',
      ],
      [ROUTES]: ['MediaAlpha > a placement of zeros asks nobody'],
    },
  },
  {
    id: '7.13',
    says: 'Where the ip-quality token comes from, and what the server does, is not shown.',
    decisions: ['D67', 'D43', 'D45'],
  },
  {
    id: '7.14',
    says: 'Route payloads are preloaded, four at once, not on slow-2g, a second late.',
    decisions: ['D66'],
  },
  { id: '7.15', says: 'Bot detection runs on load, then botCheckCompleted is sent.', tests: CONTRACT },
  { id: '7.16', says: 'Bot detection samples a call to its maker at 0.1 percent.', decisions: ['D67'] },
  {
    id: '7.17',
    says: 'Errors and traces go to a service.',
    tests: {
      'unit/lib/browser/recovery/error-reports.test.ts': [
        'an error of before is reported with brand, page and step, and the same kind only once',
      ],
    },
    decisions: ['D33'],
  },
  {
    id: '7.18',
    says: 'A tag-manager script is injected with the container of the site, and a frame for browsers without script.',
    tests: {
      'unit/lib/browser/third-parties/tag-manager.test.ts': ['consent, start, events, script: in this order, and once'],
      'unit/app/api/visit.test.ts': ['the frame for browsers without script leads to the tag manager of the brand'],
    },
  },
  {
    id: '7.19',
    says: 'A script of an insurance ad server is loaded.',
    tests: { 'e2e/ads.spec.ts': ['MediaAlpha’s own ads are counted, and a tap tells of the ad it was on'] },
    decisions: ['D30'],
  },
  {
    id: '7.20',
    says: 'Events are pushed to the data layer as well; pageView with its twenty-five keys.',
    tests: CONTRACT,
  },
  {
    id: '7.21',
    says: 'The session id of Google Analytics is read from a cookie that begins GS1.1.',
    tests: {
      'unit/lib/analytics/analytics-cookies.test.ts': [
        'the cookies of Google Analytics and Meta > the session id of _ga_ABC123=%s is %s',
      ],
    },
  },
  {
    id: '7.22',
    says: 'Clicks on links and buttons are sent as elementClicked.',
    tests: {
      'unit/lib/analytics/describe-element.test.ts': [
        'elementClicked > names the element, its safe text, its address, where it opens and the block around it',
      ],
      ...CONTRACT,
    },
  },
  {
    id: '7.23',
    says: 'A lead is built per product and provider: MediaAlpha for all three, QuoteWizard and Quinstreet for auto.',
    tests: { [LEADS]: ['people as they are sent > $title'] },
  },
  {
    id: '7.24',
    says: 'Gender becomes M, F, X, at Quinstreet M, F, NB; booleans become 1 and 0.',
    tests: {
      'unit/lib/payloads/lead-properties.test.ts': [
        'any $product lead for $provider > has no leaf that is undefined, empty, boolean or no number; flags and genders are the provider’s',
      ],
    },
  },
  {
    id: '7.25',
    says: 'A missing ZIP becomes "auto".',
    tests: { [LEADS]: ['birth dates > come from the date, else from the age as 1 January of the year of birth'] },
  },
  {
    id: '7.26',
    says: 'A missing birth date derives from the age.',
    tests: {
      [LEADS]: ['birth dates > come from the date, else from the age as 1 January of the year of birth'],
      'unit/lib/fields/birth-date.test.ts': ['deriveBirthDate > someone of %d on %s counts as born on %s'],
    },
  },
  {
    id: '7.27',
    says: 'Counts of accidents and DUIs become lists.',
    tests: { [LEADS]: ['incident counts > %s accidents are a list of %i, without dates'] },
  },
  {
    id: '7.28',
    says: 'Undefined and empty values are removed.',
    tests: {
      'unit/lib/payloads/lead-properties.test.ts': [
        'any $product lead for $provider > has no leaf that is undefined, empty, boolean or no number; flags and genders are the provider’s',
      ],
    },
  },
  {
    id: '7.29',
    says: 'A number is written 1-xxx-xxx-xxxx, its link is tel:+.',
    tests: {
      'unit/lib/phone/format-phone.test.ts': [
        'formatPhone > writes a United States number as 1-xxx-xxx-xxxx',
        'phoneHref > keeps the country code and its plus',
      ],
    },
  },
];
