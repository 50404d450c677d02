// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { linkAnonymousId } from '@/lib/browser/page/anonymous-link';
import type { PageVisit } from '@/lib/browser/page/page-visit';

const track = vi.fn<PageVisit['track']>();
const visit = { track, visit: { anonymousId: '00000000-0000-4000-8000-000000000001' } } as unknown as PageVisit;

beforeEach(() => {
  localStorage.clear();
  track.mockReset();
});

it('an id of before is linked once, and never again', () => {
  localStorage.setItem('ajs_anonymous_id', '"an-earlier-id"');
  linkAnonymousId(visit);
  linkAnonymousId(visit);
  expect(track.mock.calls).toEqual([['anonLink', { oldUserId: 'an-earlier-id' }]]);
});

it.each([
  ['no id', undefined],
  ['the visitor’s own id', '00000000-0000-4000-8000-000000000001'],
  ['what is no id', '<script>'],
])('%s is not linked, and a later one may be', (_, kept) => {
  if (kept !== undefined) localStorage.setItem('ajs_anonymous_id', kept);
  linkAnonymousId(visit);
  expect(track).not.toHaveBeenCalled();
  localStorage.setItem('ajs_anonymous_id', 'an-earlier-id');
  linkAnonymousId(visit);
  expect(track).toHaveBeenCalledOnce();
});
