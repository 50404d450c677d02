import { expect, test } from 'vitest';
import { readAddressLocation } from '@/lib/server/location/read-address-location';

const NOTHING = { city: null, state: null, postalCode: null, isp: null };

test.each([
  ['x-vercel-ip-city', 'x-vercel-ip-country-region', 'x-vercel-ip-postal-code'],
  ['cf-ipcity', 'cf-region-code', 'cf-postal-code'],
  ['cloudfront-viewer-city', 'cloudfront-viewer-country-region', 'cloudfront-viewer-postal-code'],
])('behind a proxy of ours the edge says it by %s', (city, state, postalCode) => {
  const headers = new Headers({ [city]: 'South%20Bend', [state]: 'IN', [postalCode]: '46601' });
  expect(readAddressLocation(headers, '203.0.113.7', true)).toEqual({
    city: 'South Bend',
    state: 'IN',
    postalCode: '46601',
    value: '203.0.113.7',
    isp: null,
  });
});

test('without a proxy of ours the headers are the client’s own words', () => {
  const headers = new Headers({ 'cf-ipcity': 'Miami' });
  expect(readAddressLocation(headers, '127.0.0.1', false)).toEqual({ ...NOTHING, value: '127.0.0.1' });
});

test('what cannot be a ZIP is none, and what does not decode stays as it is', () => {
  const headers = new Headers({ 'cf-ipcity': '100%', 'cf-postal-code': 'SW1A 1AA' });
  expect(readAddressLocation(headers, undefined, true)).toEqual({ ...NOTHING, city: '100%', value: null });
});
