import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRequestFault, isInternalHeader } from '@/lib/request/request-fault';

const REQUEST = { method: 'GET', target: '/otc-savings?a=%ff', hosts: 1 };

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s passes: each route says what it takes',
  (method) => expect(findRequestFault({ ...REQUEST, method })).toBeUndefined(),
);

test.each([
  [{ method: 'TRACE' }, 405],
  [{ method: 'CONNECT', target: 'elsewhere.example:443' }, 405],
  [{ method: 'PROPFIND' }, 405],
  [{ target: '/%ff' }, 400],
  [{ target: '/api/%' }, 400],
  [{ target: '/_next/static/%c0%af' }, 400],
  [{ target: '/a%00b' }, 400],
  [{ target: 'http://elsewhere.example/' }, 400],
  [{ target: '*', method: 'OPTIONS' }, 400],
  [{ target: '' }, 400],
  [{ hosts: 2 }, 400],
  [{ target: `/${'a'.repeat(8192)}` }, 414],
])('%j is refused with %i', (change, status) => {
  expect(findRequestFault({ ...REQUEST, ...change })?.status).toBe(status);
});

test('a request of HTTP/1.0 without host passes, and no brand will answer it', () => {
  expect(findRequestFault({ ...REQUEST, hosts: 0 })).toBeUndefined();
});

test('whatever passes has a path that can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      const target = `/${text}`;
      if (findRequestFault({ ...REQUEST, target })) return;
      expect(() => decodeURIComponent(target.split('?', 1)[0] ?? '')).not.toThrow();
    }),
  );
});

test('what the parts of Next tell each other nobody outside may say, and what browsers send stays', () => {
  for (const name of [
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-nextjs-data',
    'x-now-route-matches',
    'next-resume',
    'x-matched-path',
    'x-forwarded-host',
    'x-next-revalidated-tags',
  ]) {
    expect(isInternalHeader(name)).toBe(true);
  }
  for (const name of [
    'rsc',
    'next-router-prefetch',
    'next-url',
    'x-forwarded-for',
    'x-forwarded-proto',
    'host',
    'cookie',
  ]) {
    expect(isInternalHeader(name)).toBe(false);
  }
});
