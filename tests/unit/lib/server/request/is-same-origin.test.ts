import { expect, test } from 'vitest';
import { isSameOrigin, namesOrigin } from '@/lib/server/request/is-same-origin';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://brand.example' }, false],
  [{ origin: 'https://brand.example' }, true],
  [{ origin: 'https://BRAND.example' }, true],
  [{ origin: 'https://brand.example:8443' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'brand.example' }, false],
  [{}, true],
])('%j → %s', (headers, expected) => {
  expect(isSameOrigin(new Headers({ host: 'Brand.example', ...headers }))).toBe(expected);
});

test('a request that names neither site nor origin says nothing of where it comes from', () => {
  expect(namesOrigin(new Headers({ host: 'brand.example', referer: 'https://brand.example/' }))).toBe(false);
  expect(namesOrigin(new Headers({ origin: 'null' }))).toBe(true);
  expect(namesOrigin(new Headers({ 'sec-fetch-site': 'none' }))).toBe(true);
});
