import { expect, it } from 'vitest';
import { eventCatalogue } from '@/lib/analytics/event-catalogue';

/** Specification 3, event names and extra props. */
const SPECIFIED = {
  pageView: 'stepName stepNumber stepType stepIsFallback',
  formStepSubmitted: 'formVersion stepName stepNumber stepType data',
  ctcClicked: 'didNumber ctcLocation',
  ctcReturned: 'didNumber callDurationMs',
  maAdClicked: 'dataset',
  learnMoreClicked: 'source destination button',
  lowBidResult: 'isLowBid maResponse',
  enteredExperiment: 'name variant',
  anonLink: 'oldUserId',
  adsLoaded: 'provider impressionId adCount ads',
  adClicked: 'provider impressionId ad',
  elementClicked: 'tagName innerText href target type closestBlockId',
  botCheckCompleted: '',
} as const;

/** D161. */
const OWN = { formStepRefused: 'stepName stepNumber stepType field' } as const;

it('there are the events of the specification and no others but our own', () => {
  const own = Object.keys(OWN);
  expect(Object.keys(eventCatalogue).filter((name) => !own.includes(name))).toEqual(Object.keys(SPECIFIED));
});

it.each(Object.entries({ ...SPECIFIED, ...OWN }))('%s has the props %s and no others', (name, props) => {
  const schema = Object.entries(eventCatalogue).find(([known]) => known === name)?.[1];
  expect(Object.keys(schema?.shape ?? {}).join(' ')).toBe(props);
});
