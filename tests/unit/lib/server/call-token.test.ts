import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCallToken, isCallToken } from '@/lib/server/call-token';

const SECRET = 'a secret for this test';
const NOW_MS = Date.UTC(2026, 0, 1);
const { token, expiresAt } = createCallToken('m10', SECRET, NOW_MS);

test('a token is good for five minutes, for its brand, under its secret', () => {
  expect(expiresAt).toBe('2026-01-01T00:05:00.000Z');
  expect(isCallToken(token, 'm10', SECRET, NOW_MS)).toBe(true);
  expect(isCallToken(token, 'm10', SECRET, NOW_MS + 299_999)).toBe(true);
  expect(isCallToken(token, 'm10', SECRET, NOW_MS + 300_000)).toBe(false);
  expect(isCallToken(token, 'tqg', SECRET, NOW_MS)).toBe(false);
  expect(isCallToken(token, 'm10', 'another secret', NOW_MS)).toBe(false);
  expect(isCallToken(token.replace('m10', 'tqg'), 'tqg', SECRET, NOW_MS)).toBe(false);
});

test('no other text is a token', () => {
  const almost = fc.nat(token.length - 1).map((at) => `${token.slice(0, at)}~${token.slice(at + 1)}`);
  fc.assert(fc.property(fc.oneof(fc.string(), almost), (text) => !isCallToken(text, 'm10', SECRET, NOW_MS)));
});
