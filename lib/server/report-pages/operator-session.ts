import { createHash, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { deriveSessionKey, getSessionKey, type SessionSecrets } from '@/lib/cookies/session-keys';
import { RateTable } from '../limits/rate-table';
import { getAddressBlock } from '../request/address-block';

/** For this host, over TLS, and for no script. */
export const OPERATOR_COOKIE = '__Host-operator';

/** A working day. */
const LIFETIME_S = 12 * 60 * 60;

const ALGORITHM = 'HS256';
const PURPOSE = 'operator-session';

const LOCK_MS = 15 * 60 * 1000;
/** Tries of one block, and of all together, until nobody is let in for the rest of the quarter of an hour. */
const BLOCK_TRIES = 10;
const ALL_TRIES = 200;

const tries = new RateTable(LOCK_MS);

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Says nothing of the token, and changes with it: another token ends all sessions. */
function nameToken(token: string): string {
  return digest(`operator session of ${token}`).toString('base64url').slice(0, 22);
}

/** Counts a try to sign in; returns for how many seconds nobody of this block is let in, or undefined. */
export function countTry(address: string | undefined, nowMs: number): number | undefined {
  const own = tries.add(`block ${getAddressBlock(address)}`, nowMs);
  const isLocked = own > BLOCK_TRIES || tries.add('all', nowMs) > ALL_TRIES;
  return isLocked ? tries.secondsLeft(nowMs) : undefined;
}

/** Compares digests, so that timing reveals neither length nor prefix. */
export function isToken(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token));
}

/** A cookie that says for twelve hours that somebody knew the token: a JWT (RFC 7519). */
export async function buildOperatorCookie(token: string, secrets: SessionSecrets, nowMs: number): Promise<string> {
  const key = await deriveSessionKey(secrets[0], PURPOSE);
  const session = await new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setSubject(nameToken(token))
    .setExpirationTime(Math.floor(nowMs / 1000) + LIFETIME_S)
    .sign(key.bytes);
  return `${OPERATOR_COOKIE}=${session}; Path=/; Max-Age=${LIFETIME_S}; Secure; HttpOnly; SameSite=Strict`;
}

/** Whether the cookies of a request hold such a one of this token. */
export async function hasOperatorCookie(
  cookies: string | null,
  token: string,
  secrets: SessionSecrets,
  nowMs: number,
): Promise<boolean> {
  const [, session] = new RegExp(`(?:^|;\\s*)${OPERATOR_COOKIE}=([\\w.-]+)`).exec(cookies ?? '') ?? [];
  if (session === undefined) return false;
  try {
    await jwtVerify(session, ({ kid }) => getSessionKey(kid, secrets, PURPOSE), {
      ...{ algorithms: [ALGORITHM], requiredClaims: ['exp'], currentDate: new Date(nowMs) },
      subject: nameToken(token),
    });
    return true;
  } catch {
    return false;
  }
}
