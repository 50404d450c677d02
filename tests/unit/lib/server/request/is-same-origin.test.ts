import { expect, test } from 'vitest';
import { isSameOrigin } from '@/lib/server/request/is-same-origin';

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
