import { expect, test } from 'vitest';
import { buildPageEtag, hasSamePage } from '@/lib/answer/page-etag';

const ETAG = buildPageEtag('build', '/m10/otc-savings');

test('a page is known by its build and by which page it is, and does not say the path', () => {
  expect(buildPageEtag('build', '/m10/otc-savings')).toBe(ETAG);
  expect(buildPageEtag('other', '/m10/otc-savings')).not.toBe(ETAG);
  expect(buildPageEtag('build', '/bh/otc-savings')).not.toBe(ETAG);
  expect(ETAG).toMatch(/^W\/"build-[\da-z]+"$/);
});

test.each([
  [null, false],
  ['', false],
  ['*', false],
  [ETAG, true],
  [`"x", ${ETAG}`, true],
  [`${ETAG},W/"y"`, true],
  [ETAG.replace('W/', ''), false],
])('with If-None-Match %s the visitor has the page: %s', (header, has) => {
  expect(hasSamePage(header, ETAG)).toBe(has);
});
