import type { Sentence } from './sentence';

const CONTEXT = {
  'unit/lib/analytics/event-context.test.ts': [
    'the context of an event > carries every key of the specification, the paid flag derived and the address scrubbed',
  ],
};
const EVENTS = {
  'unit/lib/analytics/event-catalogue.test.ts': [
    'there are the events of the specification and no others but our own',
    '%s has the props %s and no others',
  ],
};

/** Section 3: events, their context and their props. */
export const events: readonly Sentence[] = [
  {
    id: '3.32',
    says: 'An event carries its id, its time, the brand, the user, the session and the paid flag.',
    tests: CONTEXT,
  },
  {
    id: '3.33',
    says: 'An event carries name, template, product, benefits, planTypes, language, smid and xsmid of its page.',
    tests: CONTEXT,
  },
  {
    id: '3.34',
    says: 'An event carries the phone rule with the affiliate id.',
    tests: {
      'unit/lib/analytics/event-context.test.ts': [
        'the context of an event > the affiliate of the phone rule is the brand’s own where the address brings none',
      ],
    },
  },
  {
    id: '3.35',
    says: 'An event carries the address and the cookies of Google Analytics and Meta.',
    tests: {
      ...CONTEXT,
      'unit/lib/analytics/analytics-cookies.test.ts': [
        'the cookies of Google Analytics and Meta > the client id of _ga=%s is %s',
        'the cookies of Google Analytics and Meta > _fbp=%s is read: %s',
      ],
      'e2e/event-contract.spec.ts': ['every event of the ${product} funnel is exactly as the catalogue has it'],
    },
  },
  {
    id: '3.36',
    says: 'An event carries the results of bot detection and ip-quality, the parameters, the user agent and the IP lookup.',
    tests: {
      ...CONTEXT,
      'e2e/event-contract.spec.ts': ['every event of the ${product} funnel is exactly as the catalogue has it'],
    },
  },
  {
    id: '3.37',
    says: 'pageView tells step name, number, type, and whether it is a fallback.',
    tests: {
      ...EVENTS,
      'unit/lib/engine/transition.test.ts': [
        'entering > reports the page view with step name, 1-based number, type and fallback',
      ],
    },
  },
  {
    id: '3.38',
    says: 'formStepSubmitted tells form version, step and data.',
    tests: {
      ...EVENTS,
      'unit/lib/browser/form/funnel-controller.test.ts': [
        'answering > shows the next step in the address and reveals it; once that is seen, keeps the answer and tells of it',
      ],
    },
  },
  {
    id: '3.39',
    says: 'ctcClicked tells the number and the place of the link.',
    tests: {
      ...EVENTS,
      'e2e/event-contract.spec.ts': ['every event of the ${product} funnel is exactly as the catalogue has it'],
    },
  },
  {
    id: '3.40',
    says: 'ctcReturned tells the number and the duration of the call.',
    tests: {
      ...EVENTS,
      'unit/lib/browser/events/call-clicks.test.ts': [
        'a call lasts from leaving the page, not from the tap, until the return',
      ],
    },
  },
  {
    id: '3.41',
    says: 'maAdClicked tells the dataset of the ad.',
    tests: { ...EVENTS, 'e2e/ads.spec.ts': ['MediaAlpha’s own ads are counted, and a tap tells of the ad it was on'] },
  },
  {
    id: '3.42',
    says: 'learnMoreClicked tells source, destination and button.',
    tests: { ...EVENTS, 'e2e/ads.spec.ts': ['a link that says more tells where it stood and where it led'] },
  },
  {
    id: '3.43',
    says: 'lowBidResult tells isLowBid and the answer of MediaAlpha.',
    tests: {
      ...EVENTS,
      'unit/lib/engine/transition.test.ts': [
        'what arrives from elsewhere > a demand check sets the demand and is reported, once',
      ],
    },
  },
  {
    id: '3.44',
    says: 'enteredExperiment tells name and variant.',
    tests: {
      ...EVENTS,
      'unit/lib/browser/page/entered-experiment.test.ts': [
        'a visitor enters once a session, in the control too, and again in the next session',
      ],
    },
    decisions: ['D19'],
  },
  { id: '3.45', says: 'anonLink tells the old user id.', tests: EVENTS },
  {
    id: '3.46',
    says: 'adsLoaded tells provider, impression id, count and ads; adClicked tells provider, impression id and ad.',
    tests: {
      ...EVENTS,
      'e2e/ads.spec.ts': ['lists of car insurance say what was shown and what was tapped, and only the ZIP leaves'],
    },
  },
  {
    id: '3.47',
    says: 'elementClicked tells tag, text, href, target (_self by default), type of buttons and the nearest content block.',
    tests: {
      ...EVENTS,
      'unit/lib/analytics/describe-element.test.ts': [
        'elementClicked > names the element, its safe text, its address, where it opens and the block around it',
        'elementClicked > the type is told of buttons; a button has no address',
      ],
    },
  },
  {
    id: '3.48',
    says: 'botCheckCompleted has no props.',
    tests: {
      ...EVENTS,
      'e2e/event-contract.spec.ts': ['every event of the ${product} funnel is exactly as the catalogue has it'],
    },
  },
];
