// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '@/lib/browser/answers/kept-drafts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = Date.UTC(2027, 0, 10);
const VALUES = { zipcode: '33101' };

beforeEach(() => vi.useFakeTimers({ now: TODAY }));

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('answers are kept for 30 days after the last of them', () => {
  writeDraft('values.a', VALUES);
  vi.setSystemTime(TODAY + 30 * DAY_MS - 1);
  expect(readDraft('values.a')).toEqual(VALUES);
  vi.setSystemTime(TODAY + 30 * DAY_MS);
  expect(readDraft('values.a')).toEqual({});
});

test('and for 30 days from now where a clock stood years ahead', () => {
  vi.setSystemTime(TODAY + 4000 * DAY_MS);
  writeDraft('values.a', VALUES);
  vi.setSystemTime(TODAY);
  expect(readDraft('values.a')).toEqual(VALUES);
  vi.setSystemTime(TODAY + 30 * DAY_MS);
  expect(readDraft('values.a')).toEqual({});
});

test.each([null, 7, [], {}, { keptAt: TODAY }, { values: null, keptAt: TODAY }])('%j is no draft', (kept) => {
  localStorage.setItem('funnel.values.a', JSON.stringify(kept));
  expect(readDraft('values.a')).toEqual({});
});
