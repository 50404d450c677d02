import type { Sentence } from './sentence';

const FORM = 'unit/lib/browser/form/funnel-controller.test.ts';
const ENGINE = 'unit/lib/engine/transition.test.ts';

/** Section 4: navigation, steps and numbers. */
export const transitions: readonly Sentence[] = [
  { id: '4.1', says: 'Navigation runs leave, global, update, entry and resolve guards.', decisions: ['D66'] },
  {
    id: '4.2',
    says: 'A navigation may be aborted or cancelled.',
    tests: {
      [ENGINE]: ['submitting > a hook that answers false cancels the move'],
      [FORM]: ['a submit hook > that answers false keeps the visitor where they are, free to try again'],
    },
  },
  {
    id: '4.3',
    says: 'A navigation may be judged a duplicate.',
    tests: { 'unit/lib/navigation/decide-navigation.test.ts': ['decideNavigation > %j is the same path: stays'] },
  },
  {
    id: '4.4',
    says: 'A guard may redirect.',
    tests: {
      'unit/lib/request/route-request.test.ts': [
        'page middleware > a ZIP code under another name gets the name that the form reads, once, with whatever else must change',
      ],
    },
  },
  { id: '4.5', says: 'After a failed pop-navigation, history moves back.', decisions: ['D66'] },
  {
    id: '4.6',
    says: 'An error state is set when an error is raised, and cleared on request, with or without a redirect.',
    tests: {
      'e2e/missing-parts.spec.ts': [
        'an error while rendering shows the error view in the page’s own frame, and is logged',
      ],
      'unit/lib/browser/navigation/navigate.test.ts': [
        'links to the path on screen > the error view’s link loads the page again',
      ],
    },
  },
  {
    id: '4.7',
    says: 'Head tags are rendered again after a load, an error and suspense; not in the first hydration.',
    decisions: ['D66'],
  },
  {
    id: '4.8',
    says: 'A new build triggers a full load at the next navigation.',
    tests: {
      'unit/lib/browser/navigation/build-watch.test.ts': [
        'with a new build on the server > the next step is loaded, after what was answered is kept and the address shows it',
      ],
    },
    decisions: ['D41'],
  },
  {
    id: '4.9',
    says: 'That load happens at most once in 10 s for each path.',
    tests: {
      'unit/lib/browser/navigation/build-watch.test.ts': [
        'with a new build on the server > at most once per path in 10,000 ms',
      ],
    },
  },
  {
    id: '4.10',
    says: 'On entering a step a pageView fires with name, 1-based number and type.',
    tests: { [ENGINE]: ['entering > reports the page view with step name, 1-based number, type and fallback'] },
  },
  {
    id: '4.11',
    says: 'The enter hook may run a demand check.',
    tests: {
      [ENGINE]: ['entering > runs the enter hook with the answers of this form only'],
      [FORM]: ['opening a page > a hook runs on entering, and its demand is kept and told of'],
    },
    decisions: ['D3'],
  },
  {
    id: '4.12',
    says: 'On submit formStepSubmitted fires.',
    tests: {
      [ENGINE]: ['submitting > keeps the answers, reports the step and goes to the next one with the query kept'],
    },
  },
  {
    id: '4.13',
    says: 'The submit hook of a step may cancel navigation by returning false.',
    tests: { [ENGINE]: ['submitting > a hook that answers false cancels the move'] },
  },
  {
    id: '4.14',
    says: 'A demand check sets bid and isLowBid, which is true under 10.',
    tests: { 'unit/lib/leads/low-bid.test.ts': ['a bid under 10 is low'] },
  },
  {
    id: '4.15',
    says: 'It then opens lowBidResult.',
    tests: {
      'e2e/ad-click-to-call.spec.ts': ['a low bid opens the result that helps otherwise, without a word of bids'],
    },
    decisions: ['D3'],
  },
  {
    id: '4.16',
    says: 'A check that fails is silently ignored.',
    tests: {
      [FORM]: ['opening a page > a check that gave nothing is not told of'],
      'e2e/odd-answers.spec.ts': ['a provider that answers with ${meaning} leaves the default number'],
    },
  },
  {
    id: '4.17',
    says: 'The leased number is shown until it expires, then the default.',
    tests: {
      'unit/lib/browser/phone/phone-lease-holder.test.ts': [
        'the phone lease > is shown for its 300 s, then the default number is back, told once each',
      ],
    },
  },
  {
    id: '4.18',
    says: 'On entering a page the on-enter callback runs, with a function that tracks events.',
    tests: {
      'e2e/page-entry.spec.ts': ['a page that reports arrivals says from which page of the site a link led to it'],
    },
  },
];
