// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepLeftScroll, restoreLeftScroll } from '@/lib/browser/navigation/left-scroll';

const scrollTo = vi.fn();
let navigationType: string;

beforeEach(() => {
  vi.restoreAllMocks();
  scrollTo.mockReset();
  sessionStorage.clear();
  navigationType = 'navigate';
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => [{ type: navigationType }] as unknown as PerformanceEntryList,
  );
  window.history.replaceState(null, '', '/grocery');
});

function leave(): void {
  const stop = keepLeftScroll();
  window.dispatchEvent(new Event('pagehide'));
  stop();
}

it('a page that does not scroll to the top is shown as far down as the one before was left', () => {
  leave();
  restoreLeftScroll();
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
});

it('the first page of a visit begins at the top', () => {
  restoreLeftScroll();
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['reload', 'back_forward'])('after a %s the browser scrolls by itself', (type) => {
  leave();
  navigationType = type;
  restoreLeftScroll();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a hash says where to scroll', () => {
  leave();
  window.history.replaceState(null, '', '/grocery#faq');
  restoreLeftScroll();
  expect(scrollTo).not.toHaveBeenCalled();
});
