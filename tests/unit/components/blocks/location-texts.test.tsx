// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Location } from '@/components/blocks/location';
import { LocationTexts } from '@/components/blocks/location-texts';
import { keepValues } from '@/lib/browser/answers/kept-values';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';

const place = (zipCode: string, city: string, county: string, state: string, stateName: string): ZipLocation => ({
  ...{ zipCode, city, county, state, stateName },
  ...{ latitude: 0, longitude: 0, timezone: 'x' },
});

const PLACES: Readonly<Record<string, ZipLocation>> = {
  '33101': place('33101', 'Miami', 'Miami-Dade', 'FL', 'Florida'),
  '98101': place('98101', 'Seattle', 'King', 'WA', 'Washington'),
};

vi.mock('@/lib/browser/delivery/call-server', () => ({
  askServer: (_row: unknown, _isAnswer: unknown, { zip_code }: { zip_code: string }) =>
    Promise.resolve({ answer: PLACES[zip_code] }),
}));

let unmount: () => void = () => undefined;

/** The block as the server wrote it, and the part that comes after idle. */
async function open(urlParameters: Readonly<Record<string, string>> = {}): Promise<void> {
  const block = {
    kind: 'location',
    heading: 'Where you live',
    text: 'Plans differ by county.',
    textWithPlace: 'Plans in {city}, {county} County, {state} {zipCode}.',
  } as const;
  document.body.innerHTML = `${renderToStaticMarkup(<Location block={block} />)}<form><input name="zipcode"></form><i></i>`;
  const place = document.querySelector('i');
  if (!place) throw new Error('no place');
  const root = createRoot(place);
  const visited = Promise.resolve({ visit: { urlParameters } } as unknown as PageVisit);
  await act(async () => {
    root.render(<LocationTexts visited={visited} />);
    await visited;
  });
  unmount = () => act(() => root.unmount());
}

function readPlace(): string | undefined {
  return document.querySelector('[data-location-place]')?.textContent;
}

async function answer(zipCode: string): Promise<void> {
  const form = document.querySelector('form');
  const input = document.querySelector('input');
  if (!form || !input) throw new Error('no form');
  input.value = zipCode;
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  unmount();
});

it('shows what holds everywhere while no ZIP is known, with room for a long place', async () => {
  await open();
  expect(readPlace()).toBe('');
  expect(document.querySelector('[data-location]')?.hasAttribute('data-location-known')).toBe(false);
  expect(document.querySelector('[data-location-room]')?.getAttribute('data-location-room')).not.toMatch(/[{}]/);
});

it('shows the place of the ZIP that the address brought', async () => {
  await open({ zip_code: '33101' });
  expect(readPlace()).toBe('Plans in Miami, Miami-Dade County, Florida 33101.');
  expect(document.querySelector('[data-location]')?.hasAttribute('data-location-known')).toBe(true);
});

it('prefers the ZIP that was answered on an earlier page', async () => {
  keepValues('medicare@1', { zipcode: '98101' });
  await open({ zip_code: '33101' });
  expect(readPlace()).toContain('Seattle');
});

it('follows a ZIP that is answered on the page; one that leads nowhere changes nothing', async () => {
  await open();
  await answer('98101');
  expect(readPlace()).toContain('Seattle');
  await answer('00009');
  expect(readPlace()).toContain('Seattle');
});
