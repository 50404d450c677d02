// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListingAds } from '@/components/blocks/listing-ads';
import type { AdSlot } from '@/lib/browser/ads/ad-slots';
import type { PageVisit } from '@/lib/browser/page/page-visit';

const asked = vi.fn<(zip: string | undefined) => void>();
let answer: (zip: string | undefined) => unknown;

vi.mock('@/lib/browser/delivery/call-server', () => ({
  callServer: (row: { path: string }, _isAnswer: unknown, { zipcode }: { zipcode?: string } = {}) => {
    if (!row.path.includes('ads')) return Promise.resolve(undefined);
    asked(zipcode);
    return Promise.resolve(answer(zipcode));
  },
}));

vi.mock('@/lib/browser/ads/ad-slots', () => ({
  fillAdSlot: (_slot: unknown, load: () => Promise<unknown>) => load(),
  showAds: () => undefined,
}));

const track = vi.fn();
let unmount: () => void = () => undefined;

function makeList(zip: string | undefined) {
  return {
    impressionId: String(zip),
    ads: [{ id: '1', company: `Company of ${String(zip)}`, title: 'Ad', points: [], clickUrl: 'https://a.example/' }],
  };
}

async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answer = makeList;
  asked.mockReset();
  document.body.innerHTML = '<form><input name="zipcode"></form><i></i>';
  const root = createRoot(document.querySelector('i')!);
  const messages = { tag: '', visit: '', newTab: '', more: '', showAll: '' };
  const slot = { settings: { provider: 'quinstreet', messages } } as unknown as AdSlot;
  const visited = Promise.resolve({ track, visit: { urlParameters: {}, sessionId: 's' } } as unknown as PageVisit);
  act(() => root.render(<ListingAds slot={slot} provider="quinstreet" visited={visited} />));
  await settle();
  unmount = () => act(() => root.unmount());
});

afterEach(() => unmount());

async function give(zip: string): Promise<void> {
  document.querySelector('input')!.value = zip;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
  await settle();
}

it('ads that were there before the ZIP are those of the place once it is given', async () => {
  expect(document.body.textContent).toContain('Company of undefined');
  await give('60601');
  expect(document.body.textContent).toContain('Company of 60601');
  await give('60601');
  expect(asked.mock.calls).toEqual([[undefined], ['60601']]);
});

it('stay where the list of the place fails', async () => {
  answer = () => undefined;
  await give('60601');
  expect(document.body.textContent).toContain('Company of undefined');
});
