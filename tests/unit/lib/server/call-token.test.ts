import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCallToken, isCallToken, type TokenHolder } from '@/lib/server/call-token';

const SECRET = 'a secret for this test';
const NOW_MS = Date.UTC(2026, 0, 1);
const HOLDER: TokenHolder = { brand: 'm10', sessionId: 'session-1', userAgent: 'agent' };
const { token, expiresAt } = createCallToken(HOLDER, SECRET, NOW_MS);

function isGood(more: Partial<TokenHolder>, text = token, nowMs = NOW_MS, secret = SECRET): boolean {
  return isCallToken(text, { ...HOLDER, ...more }, secret, nowMs);
}

test('a token is good for five minutes, for its brand, under its secret', () => {
  expect(expiresAt).toBe('2026-01-01T00:05:00.000Z');
  expect(isGood({})).toBe(true);
  expect(isGood({}, token, NOW_MS + 299_999)).toBe(true);
  expect(isGood({}, token, NOW_MS + 300_000)).toBe(false);
  expect(isGood({}, token, NOW_MS, 'another secret')).toBe(false);
  expect(isGood({ brand: 'tqg' })).toBe(false);
  expect(isGood({ brand: 'tqg' }, token.replace('m10', 'tqg'))).toBe(false);
});

test('a token is bound to its visit: another session or another browser cannot use it', () => {
  expect(isGood({ sessionId: 'session-2' })).toBe(false);
  expect(isGood({ sessionId: undefined })).toBe(false);
  expect(isGood({ userAgent: 'another agent' })).toBe(false);
});

test('no other text is a token', () => {
  const almost = fc.nat(token.length - 1).map((at) => `${token.slice(0, at)}~${token.slice(at + 1)}`);
  fc.assert(fc.property(fc.oneof(fc.string(), almost), (text) => !isGood({}, text)));
  expect(isCallToken(undefined, HOLDER, SECRET, NOW_MS)).toBe(false);
});
