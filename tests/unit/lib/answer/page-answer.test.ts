import { expect, test } from 'vitest';
import { listHeaders } from '@/lib/answer/page-answer';

const NOW = new Date('2026-12-01T12:00:00.500Z');

test('cookies are for the whole site over TLS and sent from links of other sites; a hidden one no script reads', () => {
  const cookies = [
    { name: '__Host-a', value: 'x.y', maxAgeSeconds: 60, isHidden: true },
    { name: '__Host-b', value: 'one two', maxAgeSeconds: 3600 },
  ];
  expect(listHeaders({ kind: 'text', status: 304, headers: { etag: 'W/"a"' }, cookies, text: '' }, NOW)).toEqual([
    ['etag', 'W/"a"'],
    [
      'set-cookie',
      '__Host-a=x.y; Path=/; Expires=Tue, 01 Dec 2026 12:01:00 GMT; Max-Age=60; Secure; HttpOnly; SameSite=lax',
    ],
    [
      'set-cookie',
      '__Host-b=one%20two; Path=/; Expires=Tue, 01 Dec 2026 13:00:00 GMT; Max-Age=3600; Secure; SameSite=lax',
    ],
  ]);
});

test('a redirect has its address among the headers', () => {
  const answer = { kind: 'location', status: 307, headers: { a: 'b' }, cookies: [], location: '/otc-savings' } as const;
  expect(listHeaders(answer, NOW)).toEqual([
    ['a', 'b'],
    ['location', '/otc-savings'],
  ]);
});
