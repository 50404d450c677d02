import { UnsecuredJWT } from 'jose/jwt/unsecured';
import { SignJWT } from 'jose/jwt/sign';
import { describe, expect, test } from 'vitest';
import { deriveSessionKey } from '@/lib/cookies/session-keys';
import { LONGEST_TEST_SECONDS, readTestLink, signTestLink } from '@/lib/cookies/test-link';

const SECRET = 'a secret of the test, long enough';
const OTHER = 'another secret of the test, as long';
const HOST = 'm10.example';
const now = Date.UTC(2026, 10, 23, 12);
const nowS = now / 1000;

const read = (signed: string, at = now, host = HOST) => readTestLink(signed, host, [SECRET], at);

type Purpose = Parameters<typeof deriveSessionKey>[1];

/** By our own secret, but otherwise than our command signs. */
async function sign(iat: number, exp: number | undefined, purpose: Purpose = 'test-link', audience = HOST) {
  const { id, bytes } = await deriveSessionKey(SECRET, purpose);
  const token = new SignJWT().setProtectedHeader({ alg: 'HS256', kid: id }).setAudience(audience).setIssuedAt(iat);
  return (exp === undefined ? token : token.setExpirationTime(exp)).sign(bytes);
}

describe('the link of a test', () => {
  test('counts until its end, on its host, also while its secret is rotated', async () => {
    const signed = await signTestLink(HOST, 3600, SECRET, now);
    expect([await read(signed), await read(signed, now + 3_599_000)]).toEqual([3600, 1]);
    expect(await read(signed, now + 3_600_000)).toBeUndefined();
    expect(await read(signed, now, 'tqg.example')).toBeUndefined();
    expect(await readTestLink(signed, HOST, [OTHER, SECRET], now)).toBe(3600);
  });

  test.each([0, -1, Number.NaN, LONGEST_TEST_SECONDS + 1])('is not signed for %d seconds', async (seconds) => {
    await expect(signTestLink(HOST, seconds, SECRET, now)).rejects.toThrow('at most 24 hours');
  });

  test('lasts no longer than a day, whatever was signed', async () => {
    expect(await read(await sign(nowS, nowS + LONGEST_TEST_SECONDS))).toBe(LONGEST_TEST_SECONDS);
    expect(await read(await sign(nowS, nowS + LONGEST_TEST_SECONDS + 1))).toBeUndefined();
    expect(await read(await sign(nowS - 2 * LONGEST_TEST_SECONDS, nowS + 60))).toBeUndefined();
    expect(await read(await sign(nowS + 3600, nowS + 7200))).toBeUndefined();
    expect(await read(await sign(nowS, undefined))).toBeUndefined();
  });

  test('is nobody’s when another secret or purpose signed it, or nobody did', async () => {
    expect(await read(await signTestLink(HOST, 3600, OTHER, now))).toBeUndefined();
    for (const purpose of ['call-token', 'operator-session', 'personal-cookie'] as const)
      expect(await read(await sign(nowS, nowS + 3600, purpose))).toBeUndefined();
    expect(await read(new UnsecuredJWT().setAudience(HOST).setIssuedAt(nowS).setExpirationTime('1h').encode())).toBe(
      undefined,
    );
    const signed = await signTestLink(HOST, 3600, SECRET, now);
    const [head, body = '', signature] = signed.split('.');
    const later = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), exp: nowS + 80_000 };
    const longer = Buffer.from(JSON.stringify(later)).toString('base64url');
    for (const forged of [[head, longer, signature].join('.'), `${head}.${body}.`, '', '1', 'a.b.c'])
      expect(await read(forged)).toBeUndefined();
  });
});
