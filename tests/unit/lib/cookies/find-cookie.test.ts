import { expect, test } from 'vitest';
import { findCookie } from '@/lib/cookies/find-cookie';

test.each([
  [null, undefined],
  ['', undefined],
  ['a=1', undefined],
  ['__Host-a=x.y=', 'x.y='],
  ['b=2;__Host-a=3; c=4', '3'],
  ['x__Host-a=1; __Host-a=2', '2'],
  ['__Host-a=first; __Host-a=second', 'first'],
])('%j → %s', (header, value) => {
  expect(findCookie(header, '__Host-a')).toBe(value);
});
