import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { deriveSessionKey, getSessionKey, type SessionSecrets } from './session-keys';

/** A link that is passed on or left in a chat opens nothing the day after. */
export const LONGEST_TEST_SECONDS = 24 * 60 * 60;

const ALGORITHM = 'HS256';
const PURPOSE = 'test-link';

/** The clock of whoever signs may be this far from ours. */
const CLOCK_ERROR_S = 300;

/** What whoever opens a link of a test brings along: a JWT (RFC 7519) for one host, for at most a day. */
export async function signTestLink(host: string, seconds: number, secret: string, nowMs: number): Promise<string> {
  if (!(seconds > 0 && seconds <= LONGEST_TEST_SECONDS)) throw new RangeError('A test lasts at most 24 hours.');
  const key = await deriveSessionKey(secret, PURPOSE);
  const nowS = Math.floor(nowMs / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setAudience(host)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + Math.floor(seconds))
    .sign(key.bytes);
}

/**
 * For how many more seconds a host takes what its holder does for a test; undefined when it was signed by nobody of us,
 * for another host or purpose, for more than a day, or is over.
 */
export async function readTestLink(
  signed: string,
  host: string,
  secrets: SessionSecrets,
  nowMs: number,
): Promise<number | undefined> {
  try {
    const { payload } = await jwtVerify(signed, ({ kid }) => getSessionKey(kid, secrets, PURPOSE), {
      algorithms: [ALGORITHM],
      audience: host,
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: LONGEST_TEST_SECONDS,
      clockTolerance: CLOCK_ERROR_S,
      currentDate: new Date(nowMs),
    });
    const { iat = 0, exp = 0 } = payload;
    const secondsLeft = exp - Math.floor(nowMs / 1000);
    return secondsLeft > 0 && exp - iat <= LONGEST_TEST_SECONDS ? secondsLeft : undefined;
  } catch {
    // It is the client's to change: one that does not verify is the same as none.
    return undefined;
  }
}
