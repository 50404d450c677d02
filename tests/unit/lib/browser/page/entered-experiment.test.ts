// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { enterExperiment } from '@/lib/browser/page/entered-experiment';
import type { PageVisit } from '@/lib/browser/page/page-visit';

const shown = { name: 'four-benefits', variant: 'plain' };
const track = vi.fn();

function visitOf(sessionId: string): PageVisit {
  const touch = { at: '2026-12-01T00:00:00.000Z', path: '/', referrerHost: '', parameters: {} };
  const visit = { anonymousId: 'a', sessionId, urlParameters: {}, touches: { first: touch, last: touch } };
  return { visit, track, personal: {} };
}

function turnPage(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.restoreAllMocks();
  track.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/go-4-benefits');
});

test('a visitor enters once a session, in the control too, and again in the next session', () => {
  enterExperiment(shown, visitOf('one'));
  enterExperiment(shown, visitOf('one'));
  expect(track.mock.calls).toEqual([['enteredExperiment', { name: 'four-benefits', variant: 'plain' }]]);
  enterExperiment(shown, visitOf('two'));
  expect(track).toHaveBeenCalledTimes(2);
});

test('a page in a hidden tab is entered when it is first seen', () => {
  turnPage('hidden');
  enterExperiment(shown, visitOf('one'));
  enterExperiment(shown, visitOf('one'));
  expect(track).not.toHaveBeenCalled();
  turnPage('visible');
  expect(track).toHaveBeenCalledTimes(1);
});

test('a forced visit is not counted, nor anything later in its tab', () => {
  window.history.replaceState(null, '', '/go-4-benefits?variant=four-benefits:plain');
  enterExperiment(shown, visitOf('one'));
  window.history.replaceState(null, '', '/go-4-benefits');
  enterExperiment(shown, visitOf('one'));
  enterExperiment({ name: 'another', variant: 'a' }, visitOf('one'));
  expect(track).not.toHaveBeenCalled();
});

test('a query that forces nothing here counts as a visit', () => {
  window.history.replaceState(null, '', '/go-4-benefits?variant=four-benefits:gone');
  enterExperiment(shown, visitOf('one'));
  expect(track).toHaveBeenCalledTimes(1);
});
