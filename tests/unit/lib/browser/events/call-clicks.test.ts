// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCallLinks } from '@/lib/browser/events/call-clicks';

const track = vi.fn();
let stop: () => void;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  track.mockReset();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.body.innerHTML = '<a href="#" data-call-location="header" data-phone-number="+12065550142">Call</a>';
  stop = watchCallLinks(track);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function tap(): void {
  document.querySelector('a')?.click();
}

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function listReturns(): unknown[] {
  return track.mock.calls.filter(([name]) => name === 'ctcReturned').map(([, props]) => props as unknown);
}

it('a call lasts from leaving the page, not from the tap, until the return', () => {
  tap();
  vi.advanceTimersByTime(4000);
  show('hidden');
  vi.advanceTimersByTime(90_000);
  show('visible');
  expect(listReturns()).toEqual([{ didNumber: '+12065550142', callDurationMs: 90_000 }]);
});

it('whoever reads on and looks away for a moment was not on the telephone', () => {
  tap();
  vi.advanceTimersByTime(60_000);
  show('hidden');
  vi.advanceTimersByTime(300);
  show('visible');
  expect(listReturns()).toEqual([]);
});

it('nor is who leaves for long, but long after the tap', () => {
  tap();
  vi.advanceTimersByTime(31_000);
  show('hidden');
  vi.advanceTimersByTime(90_000);
  show('visible');
  expect(listReturns()).toEqual([]);
});

it('a question of the telephone before it dials is not the call yet', () => {
  tap();
  show('hidden');
  vi.advanceTimersByTime(1500);
  show('visible');
  vi.advanceTimersByTime(1000);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  show('visible');
  expect(listReturns()).toEqual([{ didNumber: '+12065550142', callDurationMs: 60_000 }]);
});

it('one tap is one call, and the wait ends with the first', () => {
  tap();
  show('hidden');
  vi.advanceTimersByTime(5000);
  show('visible');
  show('hidden');
  vi.advanceTimersByTime(5000);
  show('visible');
  expect(listReturns()).toHaveLength(1);
});

it('a page that was put aside for the telephone and brought back knows it too', () => {
  tap();
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('pageshow'));
  expect(listReturns()).toEqual([{ didNumber: '+12065550142', callDurationMs: 5000 }]);
});

it.each([-3_600_000, 3_600_000])('no call lasts for less than no time, though the clock is set by %d ms', (ms) => {
  tap();
  show('hidden');
  vi.advanceTimersByTime(90_000);
  vi.setSystemTime(Date.now() + ms);
  show('visible');
  expect(listReturns()).toEqual([{ didNumber: '+12065550142', callDurationMs: 90_000 + Math.max(0, ms) }]);
});
