import { jwtDecrypt } from 'jose/jwt/decrypt';
import { EncryptJWT } from 'jose/jwt/encrypt';
import { deriveSessionKey, getSessionKey, type SessionSecrets } from './session-keys';

/** Lifetime of both cookies, in seconds (compliance P-31: 30 minutes to 24 hours). */
export const PERSONAL_COOKIE_SECONDS = 1800;

const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;

/** Sealed, this is under 3,400 characters; a browser drops a cookie whose name and value exceed 4,096. */
const MAXIMUM_BYTES = 2400;

type Personal = Readonly<Record<string, string>>;

function countBytes(personal: Personal): number {
  return new TextEncoder().encode(JSON.stringify(personal)).byteLength;
}

/** Without the longest values where all together are too long: some of them are better than a cookie that is dropped. */
function keepWhatFits(personal: Personal): Personal {
  let kept = personal;
  while (countBytes(kept) > MAXIMUM_BYTES) {
    const shortestFirst = Object.entries(kept).toSorted(([, one], [, other]) => one.length - other.length);
    kept = Object.fromEntries(shortestFirst.slice(0, -1));
  }
  return kept;
}

/**
 * Seals personal parameters for a cookie, as an encrypted JWT (RFC 7519, 7516). The nonce is drawn by jose: one that a
 * caller chose could be used twice, which breaks AES-GCM.
 */
export async function sealPersonal(personal: Personal, secret: string, nowMs: number): Promise<string> {
  const key = await deriveSessionKey(secret, 'personal-cookie');
  return new EncryptJWT({ personal: keepWhatFits(personal) })
    .setProtectedHeader({ ...ALGORITHM, kid: key.id })
    .setExpirationTime(Math.floor(nowMs / 1000) + PERSONAL_COOKIE_SECONDS)
    .encrypt(key.bytes);
}

/** Opens a sealed cookie; undefined when it was forged, cut, sealed with a secret that is none of these, or is over its time. */
export async function openPersonal(
  sealed: string,
  secrets: SessionSecrets,
  nowMs: number,
): Promise<Personal | undefined> {
  try {
    const { payload } = await jwtDecrypt<{ personal: Personal }>(
      sealed,
      ({ kid }) => getSessionKey(kid, secrets, 'personal-cookie'),
      {
        keyManagementAlgorithms: [ALGORITHM.alg],
        contentEncryptionAlgorithms: [ALGORITHM.enc],
        requiredClaims: ['exp'],
        currentDate: new Date(nowMs),
      },
    );
    return payload.personal;
  } catch {
    // A cookie is the client's to change: one that does not open is the same as none.
    return undefined;
  }
}
