import { createHash } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { BrandCode } from '@/lib/names/brand-code';
import type { CallTokenAnswer } from '@/lib/call-bodies/ipqs-answers';
import { deriveSessionKey, getSessionKey, type SessionSecrets } from '@/lib/cookies/session-keys';

const LIFETIME_S = 5 * 60;
const ALGORITHM = 'HS256';

export interface TokenHolder {
  readonly brand: BrandCode;
  readonly sessionId: string | undefined;
  readonly userAgent: string;
}

/** Names the visit; hashed, so that a token is short whatever the browser calls itself. */
function describeVisit({ sessionId = '', userAgent }: TokenHolder): string {
  return createHash('sha256')
    .update(JSON.stringify([sessionId, userAgent]))
    .digest('base64url');
}

/** A proof, good for five minutes, that a page of this brand may ask for paid calls on this visit: a JWT (RFC 7519). */
export async function createCallToken(holder: TokenHolder, secret: string, nowMs: number): Promise<CallTokenAnswer> {
  const key = await deriveSessionKey(secret, 'call-token');
  const expiresAtS = Math.floor(nowMs / 1000) + LIFETIME_S;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setAudience(holder.brand)
    .setSubject(describeVisit(holder))
    .setExpirationTime(expiresAtS)
    .sign(key.bytes);
  return { token, expiresAt: new Date(expiresAtS * 1000).toISOString() };
}

export async function isCallToken(
  token: string | undefined,
  holder: TokenHolder,
  secrets: SessionSecrets,
  nowMs: number,
): Promise<boolean> {
  if (token === undefined) return false;
  try {
    await jwtVerify(token, ({ kid }) => getSessionKey(kid, secrets, 'call-token'), {
      algorithms: [ALGORITHM],
      audience: holder.brand,
      subject: describeVisit(holder),
      requiredClaims: ['exp'],
      currentDate: new Date(nowMs),
    });
    return true;
  } catch {
    return false;
  }
}
