// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Track } from '@/lib/browser/events/event-tracker';
import { enterPageHooks, exitIntentHooks } from '@/lib/browser/page/page-hooks';

class NavigationTiming {
  constructor(readonly type: string) {}
}

function arrive(referrer: string, type = 'navigate'): unknown[] {
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new NavigationTiming(type) as never]);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  const track = vi.fn<Track>();
  enterPageHooks['report-arrival'](track, '/go-4-benefits');
  return track.mock.calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('report-arrival', () => {
  it('tells of a visitor who came by a link from another page of the site, paths only', () => {
    expect(arrive(`${window.location.origin}/otc-savings?gclid=1`)).toEqual([
      ['learnMoreClicked', { source: '/otc-savings', destination: '/go-4-benefits', button: 'arrival' }],
    ]);
  });

  it('says nothing of those who came from outside, nor again after a reload or a step back', () => {
    expect(arrive('https://news.example/')).toEqual([]);
    expect(arrive(`${window.location.origin}/otc-savings`, 'reload')).toEqual([]);
    expect(arrive(`${window.location.origin}/otc-savings`, 'back_forward')).toEqual([]);
  });
});

describe('the exit-intent hooks', () => {
  it('open-dialog opens the dialog, and leaves closing to it', () => {
    const moment = { openDialog: vi.fn(), close: vi.fn() };
    exitIntentHooks['open-dialog'](moment);
    expect([moment.openDialog.mock.calls.length, moment.close.mock.calls.length]).toEqual([1, 0]);
  });

  it('reveal-form shows the question on screen instead, with focus on its heading', () => {
    document.body.innerHTML = '<form id="start"><h2 tabindex="-1" data-step-heading>ZIP?</h2></form>';
    const moment = { openDialog: vi.fn(), close: vi.fn() };
    exitIntentHooks['reveal-form'](moment);
    expect([moment.openDialog.mock.calls.length, moment.close.mock.calls.length]).toEqual([0, 1]);
    expect(document.activeElement?.textContent).toBe('ZIP?');
  });
});
