/** The secrets of visits: the first seals and signs, each opens and verifies, so that one can take over from another. */
export type SessionSecrets = readonly [current: string, ...others: string[]];

/** The secrets among the settings. */
export function listSessionSecrets(env: {
  readonly SESSION_SECRET: string;
  readonly SESSION_SECRET_PREVIOUS?: string | undefined;
}): SessionSecrets {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env;
  return SESSION_SECRET_PREVIOUS === undefined ? [SESSION_SECRET] : [SESSION_SECRET, SESSION_SECRET_PREVIOUS];
}

/** What a key is for; one secret gives unrelated keys for different purposes. */
type KeyPurpose = 'personal-cookie' | 'call-token' | 'operator-session' | 'test-link';

/** A key of 256 bits, and what it is called in the header of what it sealed. */
export interface SessionKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

const KEY_BITS = 256;
const KEY_ID_BYTES = 6;

/** Derives a key by HKDF with SHA-256. Its id is a short hash of the key and says nothing of the secret. */
export async function deriveSessionKey(secret: string, purpose: KeyPurpose): Promise<SessionKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits']);
  const info = encoder.encode(`funnel-platform ${purpose}`);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    KEY_BITS,
  );
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bits));
  const id = [...digest.subarray(0, KEY_ID_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, bytes: new Uint8Array(bits) };
}

/** The key that a header names. Throws when none of the secrets gives it: what it sealed is then nobody's. */
export async function getSessionKey(
  id: string | undefined,
  secrets: SessionSecrets,
  purpose: KeyPurpose,
): Promise<Uint8Array> {
  for (const secret of secrets) {
    const key = await deriveSessionKey(secret, purpose);
    if (key.id === id) return key.bytes;
  }
  throw new Error('No secret gives this key.');
}
