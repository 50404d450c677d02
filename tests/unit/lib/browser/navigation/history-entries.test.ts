// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepRouterOnPage, readEntry } from '@/lib/browser/navigation/history-entries';

it.each([
  [{ before: '/otc-savings', __NA: true }, { before: '/otc-savings' }],
  [{ before: 7 }, {}],
  [null, {}],
  ['text', {}],
])('of the state %j only our own is read', (state, entry) => {
  expect(readEntry(state)).toEqual(entry);
});

it('Next hears of no entry that was written before a refresh, and may mark it anew', () => {
  const heard = vi.fn();
  const replaced = vi.spyOn(window.history, 'replaceState');
  keepRouterOnPage();
  window.addEventListener('popstate', ({ state }) => void heard(state));
  const foreign = { before: '/otc-savings', __NA: true, tree: 'of an earlier document' };
  window.dispatchEvent(new PopStateEvent('popstate', { state: foreign }));
  expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  expect(window.history.state).toEqual({ before: '/otc-savings' });
  expect(replaced).toHaveBeenLastCalledWith({ before: '/otc-savings' }, '', window.location.href);
});

it('a link to a place on the page is left to Next', () => {
  keepRouterOnPage();
  window.history.replaceState('untouched', '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(window.history.state).toBe('untouched');
});
