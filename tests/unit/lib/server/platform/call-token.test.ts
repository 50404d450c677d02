import fc from 'fast-check';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { SignJWT } from 'jose/jwt/sign';
import { UnsecuredJWT } from 'jose/jwt/unsecured';
import { beforeAll, expect, test } from 'vitest';
import { deriveSessionKey, type SessionSecrets } from '@/lib/cookies/session-keys';
import { createCallToken, isCallToken, type TokenHolder } from '@/lib/server/platform/call-token';

const SECRET = 'a secret for this test';
const NOW_MS = Date.UTC(2026, 0, 1);
const HOLDER: TokenHolder = { brand: 'm10', sessionId: 'session-1', userAgent: 'agent' };
let token: string;
let expiresAt: string;

beforeAll(async () => {
  ({ token, expiresAt } = await createCallToken(HOLDER, SECRET, NOW_MS));
});

function isGood(more: Partial<TokenHolder>, text = token, nowMs = NOW_MS, secrets: SessionSecrets = [SECRET]) {
  return isCallToken(text, { ...HOLDER, ...more }, secrets, nowMs);
}

test('a token is good for five minutes, for its brand, under its secret', async () => {
  expect(expiresAt).toBe('2026-01-01T00:05:00.000Z');
  expect(await isGood({})).toBe(true);
  expect(await isGood({}, token, NOW_MS + 299_999)).toBe(true);
  expect(await isGood({}, token, NOW_MS + 300_000)).toBe(false);
  expect(await isGood({}, token, NOW_MS, ['another secret'])).toBe(false);
  expect(await isGood({ brand: 'tqg' })).toBe(false);
});

test('a token is bound to its visit: another session or another browser cannot use it', async () => {
  expect(await isGood({ sessionId: 'session-2' })).toBe(false);
  expect(await isGood({ sessionId: undefined })).toBe(false);
  expect(await isGood({ userAgent: 'another agent' })).toBe(false);
});

test('a token says by which key it was signed, holds no name of session or browser, and fits its place', async () => {
  const { id } = await deriveSessionKey(SECRET, 'call-token');
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: id });
  const holder = { ...HOLDER, sessionId: 's'.repeat(128), userAgent: 'Agent/1.0 '.repeat(100) };
  const { token: longest } = await createCallToken(holder, SECRET, NOW_MS);
  expect(longest.length).toBeLessThan(512);
  expect(Buffer.from(longest.split('.')[1] ?? '', 'base64url').toString()).not.toMatch(/Agent|sss/);
});

test('no other text is a token', async () => {
  const almost = fc.nat(token.length - 1).map((at) => `${token.slice(0, at)}~${token.slice(at + 1)}`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), almost), async (text) => {
      expect(await isGood({}, text)).toBe(false);
    }),
  );
  expect(await isCallToken(undefined, HOLDER, [SECRET], NOW_MS)).toBe(false);
});

test('a token without signature, without an end, or signed for another purpose is none', async () => {
  const key = await deriveSessionKey(SECRET, 'call-token');
  const { bytes: other } = await deriveSessionKey(SECRET, 'personal-cookie');
  const subject = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const claims = { aud: HOLDER.brand, sub: subject.sub };
  const header = { alg: 'HS256', kid: key.id };
  const endless = await new SignJWT(claims).setProtectedHeader(header).sign(key.bytes);
  const bare = new UnsecuredJWT(claims).setExpirationTime('1 hour').encode();
  const misused = await new SignJWT(claims).setProtectedHeader(header).setExpirationTime('1 hour').sign(other);
  for (const text of [endless, bare, misused]) expect(await isGood({}, text)).toBe(false);
});

test('while a secret is rotated a token is good under its own, as the current or the other one, and under no third', async () => {
  const secrets = fc.uniqueArray(fc.string({ minLength: 16 }), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(secrets, async ([first = '', second = '', third = '']) => {
      const { token: signed } = await createCallToken(HOLDER, first, NOW_MS);
      expect(await isGood({}, signed, NOW_MS, [first, second])).toBe(true);
      expect(await isGood({}, signed, NOW_MS, [second, first])).toBe(true);
      expect(await isGood({}, signed, NOW_MS, [second, third])).toBe(false);
    }),
  );
});
