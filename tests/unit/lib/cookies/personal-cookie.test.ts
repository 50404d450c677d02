import fc from 'fast-check';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { EncryptJWT } from 'jose/jwt/encrypt';
import { UnsecuredJWT } from 'jose/jwt/unsecured';
import { describe, expect, it } from 'vitest';
import { openPersonal, PERSONAL_COOKIE_SECONDS, sealPersonal } from '@/lib/cookies/personal-cookie';
import { PERSONAL_COOKIE_NAME } from '@/lib/cookies/personal-cookie-names';
import { deriveSessionKey } from '@/lib/cookies/session-keys';
import { findPersonalParameters } from '@/lib/visit/personal-parameters';

const SECRET = 'a secret of the test, long enough';
const BROWSER_LIMIT = 4096;
const now = Date.UTC(2026, 0, 31);

const secrets = fc.string({ minLength: 16 });
const personal = fc.dictionary(fc.constantFrom('firstname', 'email', 'phone', 'address'), fc.string());

function seal(values: Record<string, string>, secret = SECRET): Promise<string> {
  return sealPersonal(values, secret, now);
}

describe('the sealed cookie of personal parameters', () => {
  it('opens to what was sealed, and shows none of it', async () => {
    const sealed = await seal({ firstname: 'Mary', email: 'm@example.com' });
    const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect([sealed, ...parts].join()).not.toContain('Mary');
    expect(await openPersonal(sealed, [SECRET], now)).toEqual({ firstname: 'Mary', email: 'm@example.com' });
  });

  it('is another text each time, as no nonce is used twice', async () => {
    const sealed = await Promise.all(Array.from({ length: 100 }, () => seal({ firstname: 'Mary' })));
    expect(new Set(sealed.map((text) => text.split('.')[2])).size).toBe(100);
  });

  it('says by which key it was sealed', async () => {
    const { id } = await deriveSessionKey(SECRET, 'personal-cookie');
    expect(decodeProtectedHeader(await seal({ phone: '2065550100' }))).toEqual({ alg: 'dir', enc: 'A256GCM', kid: id });
  });

  it('does not open after its time, changed by one letter, or when it is no cookie of ours', async () => {
    const sealed = await seal({ phone: '2065550100' });
    expect(await openPersonal(sealed, [SECRET], now + PERSONAL_COOKIE_SECONDS * 1000 - 1)).toBeDefined();
    expect(await openPersonal(sealed, [SECRET], now + PERSONAL_COOKIE_SECONDS * 1000)).toBeUndefined();
    // The last letter of a part may hold bits that nobody reads, so the change is made at the others.
    const ends = [...sealed.matchAll(/.(?=\.|$)/g)].map(({ index }) => index);
    const at = fc.nat(sealed.length - 1).filter((index) => !ends.includes(index));
    await fc.assert(
      fc.asyncProperty(at, async (index) => {
        const changed = sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1);
        expect(await openPersonal(changed, [SECRET], now)).toBeUndefined();
      }),
    );
    for (const junk of ['', '.', 'a.b', '....', '%%%.%%%', 'no dot']) {
      expect(await openPersonal(junk, [SECRET], now)).toBeUndefined();
    }
  });

  it('any text in its place is as if there were none', async () => {
    const token = fc.array(fc.base64String(), { minLength: 5, maxLength: 5 }).map((parts) => parts.join('.'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), token), async (text) => {
        expect(await openPersonal(text, [SECRET], now)).toBeUndefined();
      }),
    );
  });

  it('is not taken without encryption, without an end, or by a key that it brings along', async () => {
    const key = await deriveSessionKey(SECRET, 'personal-cookie');
    const header = { alg: 'dir', enc: 'A256GCM', kid: key.id } as const;
    const endless = await new EncryptJWT({ personal: {} }).setProtectedHeader(header).encrypt(key.bytes);
    const bare = new UnsecuredJWT({ personal: {} }).setExpirationTime('1 hour').encode();
    const foreign = await deriveSessionKey('a secret of somebody else', 'personal-cookie');
    const forged = await new EncryptJWT({ personal: {} })
      .setProtectedHeader(header)
      .setExpirationTime(now / 1000 + 60)
      .encrypt(foreign.bytes);
    for (const cookie of [endless, bare, forged]) expect(await openPersonal(cookie, [SECRET], now)).toBeUndefined();
  });
});

describe('while a secret is rotated', () => {
  it('whatever was sealed opens with the same secret, as the current or the other one, and with no third', async () => {
    await fc.assert(
      fc.asyncProperty(personal, fc.uniqueArray(secrets, { minLength: 3, maxLength: 3 }), async (values, chosen) => {
        const [first = '', second = '', third = ''] = chosen;
        const sealed = await seal(values, first);
        expect(await openPersonal(sealed, [first], now)).toEqual(values);
        expect(await openPersonal(sealed, [first, second], now)).toEqual(values);
        expect(await openPersonal(sealed, [second, first], now)).toEqual(values);
        expect(await openPersonal(sealed, [second, third], now)).toBeUndefined();
      }),
    );
  });
});

describe('its size', () => {
  const NAMES = ['firstname', 'lastname', 'age', 'email', 'phone', 'dateofbirth', 'address', 'device', 'session_id'];

  it('stays below what browsers keep, whatever an address brings', async () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 300 });
    const query = fc.array(fc.tuple(fc.constantFrom(...NAMES, 'has_medicare'), value), { minLength: 1 });
    const longest = NAMES.map((name): [string, string] => [name, '\u0000'.repeat(300)]);
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const found = findPersonalParameters(new URLSearchParams(pairs)) ?? {};
        const sealed = await seal(found);
        expect(PERSONAL_COOKIE_NAME.length + 1 + sealed.length).toBeLessThan(BROWSER_LIMIT);
      }),
      { examples: [[longest]] },
    );
  });

  it('leaves out the longest values, and only where all together are too long', async () => {
    const short = { firstname: 'Mary', email: 'm@example.com' };
    const all = Object.fromEntries(NAMES.map((name) => [name, 'x'.repeat(200)]));
    expect(await openPersonal(await seal(all), [SECRET], now)).toEqual(all);
    const sealed = await seal({ ...short, address: '好'.repeat(1000) });
    expect(await openPersonal(sealed, [SECRET], now)).toEqual(short);
  });
});
