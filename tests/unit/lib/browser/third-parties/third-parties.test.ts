// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const SETTINGS = { tagManager: { url: 'https://tags.example', containerId: 'GTM-1' } };
const NOWHERE = { city: null, state: null, postalCode: null, value: null, isp: null };

function tell(thirdParties: object): Promise<Response> {
  return Promise.resolve(Response.json({ buildId: 'one', location: NOWHERE, thirdParties }));
}

const fetched = vi.fn<() => Promise<Response>>();

function setSignal(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });
}

async function load() {
  const { fetchThirdParties } = await import('@/lib/browser/third-parties/third-parties');
  return fetchThirdParties;
}

beforeEach(() => {
  vi.resetModules();
  setSignal(undefined);
  fetched.mockReset().mockImplementation(() => tell(SETTINGS));
  vi.stubGlobal('fetch', fetched);
});

test('however many ask, the server is asked once', async () => {
  const fetchThirdParties = await load();
  expect(await Promise.all([fetchThirdParties(), fetchThirdParties()])).toEqual([SETTINGS, SETTINGS]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('nothing may be loaded when the server does not say so, and the next to ask tries again', async () => {
  const fetchThirdParties = await load();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await fetchThirdParties()).toEqual({});
  expect(await fetchThirdParties()).toEqual(SETTINGS);
});

test("under the browser's opt-out signal nothing is asked", async () => {
  setSignal(true);
  expect(await (await load())()).toEqual({});
  expect(fetched).not.toHaveBeenCalled();
});

test('a signal that only the server sees is the opt-out of the whole page from then on', async () => {
  fetched.mockImplementation(() => tell({ isOptedOut: true }));
  const fetchThirdParties = await load();
  const { hasBrowserSignal, hasOptOutSignal, watchOptOut } = await import('@/lib/browser/platform/privacy-signal');
  const heard = vi.fn();
  const stop = watchOptOut(heard);
  expect(hasOptOutSignal()).toBe(false);
  expect(await fetchThirdParties()).toEqual({});
  expect([hasOptOutSignal(), hasBrowserSignal()]).toEqual([true, true]);
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('an opt-out while the server answers counts', async () => {
  const fetchThirdParties = await load();
  const asking = fetchThirdParties();
  setSignal(true);
  expect(await asking).toEqual({});
});
