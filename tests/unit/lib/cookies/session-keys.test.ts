import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveSessionKey, getSessionKey, listSessionSecrets } from '@/lib/cookies/session-keys';

const SECRET = 'a secret of the test, long enough';

test('a key has 256 bits, is the same each time, and another for each purpose and each secret', async () => {
  const key = await deriveSessionKey(SECRET, 'call-token');
  expect(key.bytes).toHaveLength(32);
  expect(await deriveSessionKey(SECRET, 'call-token')).toEqual(key);
  const others = [
    await deriveSessionKey(SECRET, 'personal-cookie'),
    await deriveSessionKey(`${SECRET}!`, 'call-token'),
  ];
  for (const other of others) {
    expect(other.id).not.toBe(key.id);
    expect(other.bytes).not.toEqual(key.bytes);
  }
});

test('the id of a key is short and holds no part of key or secret', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 16 }), async (secret) => {
      const { id, bytes } = await deriveSessionKey(secret, 'personal-cookie');
      expect(id).toMatch(/^[\da-f]{12}$/);
      expect(secret).not.toContain(id);
      expect(Buffer.from(bytes).toString('hex')).not.toContain(id);
    }),
  );
});

test('a key is found by its id among the secrets, whichever gives it, and no other id finds one', async () => {
  const secrets = listSessionSecrets({ SESSION_SECRET: 'new', SESSION_SECRET_PREVIOUS: 'old' });
  for (const secret of secrets) {
    const { id, bytes } = await deriveSessionKey(secret, 'call-token');
    expect(await getSessionKey(id, secrets, 'call-token')).toEqual(bytes);
    await expect(getSessionKey(id, secrets, 'personal-cookie')).rejects.toThrow();
  }
  await expect(getSessionKey(undefined, secrets, 'call-token')).rejects.toThrow();
});

test('the first secret is the one that seals; without another there is no other', () => {
  expect(listSessionSecrets({ SESSION_SECRET: 'new', SESSION_SECRET_PREVIOUS: 'old' })).toEqual(['new', 'old']);
  expect(listSessionSecrets({ SESSION_SECRET: 'new', SESSION_SECRET_PREVIOUS: undefined })).toEqual(['new']);
});
