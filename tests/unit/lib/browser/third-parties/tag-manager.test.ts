// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackedEvent } from '@/lib/browser/events/event-observers';

const PAGE_VIEW = { name: 'pageView', props: {}, context: { eventId: 'e' } } as unknown as TrackedEvent;

const settings = vi.hoisted((): { tagManager: object | undefined } => ({ tagManager: undefined }));
const loadScript = vi.hoisted(() => vi.fn());

vi.mock('@/lib/browser/third-parties/third-parties', () => ({ fetchThirdParties: async () => settings }));
vi.mock('@/lib/browser/platform/load-script', () => ({ loadScript }));
vi.mock('@/lib/analytics/data-layer', () => ({ buildDataLayerEntry: ({ name }: TrackedEvent) => ({ event: name }) }));

function setSignal(value: boolean): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });
}

function readLayer(): unknown[] {
  const layer = (window as { dataLayer?: unknown[] }).dataLayer ?? [];
  return layer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as never[])] : entry,
  );
}

async function load() {
  const { announceEvent } = await import('@/lib/browser/events/event-observers');
  const { startTagManager } = await import('@/lib/browser/third-parties/tag-manager');
  return { announceEvent, startTagManager };
}

beforeEach(() => {
  vi.resetModules();
  loadScript.mockReset();
  setSignal(false);
  settings.tagManager = { url: 'https://tags.example', containerId: 'GTM-A B' };
  delete (window as { dataLayer?: unknown[] }).dataLayer;
});

afterEach(() => {
  // Whoever still watches hears of an opt-out for the last time.
  setSignal(true);
  window.dispatchEvent(new Event('opt-out-changed'));
});

test('consent, start, events, script: in this order, and once', async () => {
  const { announceEvent, startTagManager } = await load();
  announceEvent(PAGE_VIEW);
  loadScript.mockImplementation(() => expect(readLayer()).toHaveLength(3));
  await Promise.all([startTagManager('Title'), startTagManager('Title')]);
  const [consent, start, event] = readLayer();
  const granted = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  const expected = Object.fromEntries(granted.map((signal) => [signal, 'granted']));
  expect(consent).toMatchObject(['consent', 'default', { ...expected, wait_for_update: 500 }]);
  expect(start).toMatchObject({ event: 'gtm.js' });
  expect(event).toEqual({ event: 'pageView' });
  expect(loadScript).toHaveBeenCalledExactlyOnceWith('https://tags.example/gtm.js?id=GTM-A%20B');
});

test('without a setting the events are pushed and nothing is loaded', async () => {
  settings.tagManager = undefined;
  const { announceEvent, startTagManager } = await load();
  await startTagManager('Title');
  announceEvent(PAGE_VIEW);
  expect(readLayer()).toEqual([{ event: 'pageView' }]);
  expect(loadScript).not.toHaveBeenCalled();
});

test('after an opt-out the data layer stays empty', async () => {
  setSignal(true);
  const { announceEvent, startTagManager } = await load();
  await startTagManager('Title');
  announceEvent(PAGE_VIEW);
  expect(readLayer()).toEqual([]);
  expect(loadScript).not.toHaveBeenCalled();
});

test('an opt-out on the open page takes the consent back once, and pushes no event after it', async () => {
  const { announceEvent, startTagManager } = await load();
  await startTagManager('Title');
  setSignal(true);
  window.dispatchEvent(new Event('opt-out-changed'));
  window.dispatchEvent(new Event('opt-out-changed'));
  announceEvent(PAGE_VIEW);
  expect(readLayer().slice(2)).toMatchObject([
    ['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }],
  ]);
});
