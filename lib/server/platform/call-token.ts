import { createHash } from 'node:crypto';
import type { JWTPayload, JWTVerifyOptions } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { BrandCode } from '@/lib/names/brand-code';
import type { CallTokenAnswer } from '@/lib/call-bodies/ipqs-answers';
import { deriveSessionKey, getSessionKey, type SessionSecrets } from '@/lib/cookies/session-keys';

const LIFETIME_S = 5 * 60;
/**
 * How long after its end a token still proves where a lead comes from: a browser keeps a lead for a day, and an hour is
 * left for its clock.
 */
const LEAD_GRACE_S = 25 * 60 * 60;
const ALGORITHM = 'HS256';

export interface TokenHolder {
  readonly brand: BrandCode;
  readonly sessionId: string | undefined;
  readonly userAgent: string;
}

/** Hashed, so that a token is short whatever the browser calls itself. */
function hash(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

/** Names the visit in one browser. */
function describeVisit({ sessionId = '', userAgent }: TokenHolder): string {
  return hash([sessionId, userAgent]);
}

/** Names the visit alone: a browser may have been updated before it could send a lead. */
function describeSession({ sessionId = '' }: Pick<TokenHolder, 'sessionId'>): string {
  return hash([sessionId]);
}

/** A proof, good for five minutes, that a page of this brand may ask for paid calls on this visit: a JWT (RFC 7519). */
export async function createCallToken(holder: TokenHolder, secret: string, nowMs: number): Promise<CallTokenAnswer> {
  const key = await deriveSessionKey(secret, 'call-token');
  const expiresAtS = Math.floor(nowMs / 1000) + LIFETIME_S;
  const token = await new SignJWT({ sid: describeSession(holder) })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setAudience(holder.brand)
    .setSubject(describeVisit(holder))
    .setExpirationTime(expiresAtS)
    .sign(key.bytes);
  return { token, expiresAt: new Date(expiresAtS * 1000).toISOString() };
}

type Expected = Pick<JWTVerifyOptions, 'audience' | 'subject' | 'currentDate' | 'clockTolerance'>;

/** What a token says; undefined when it is none of ours or says otherwise. */
async function readToken(
  token: string | undefined,
  secrets: SessionSecrets,
  expected: Expected,
): Promise<JWTPayload | undefined> {
  if (token === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => getSessionKey(kid, secrets, 'call-token'), {
      ...expected,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
    });
    return payload;
  } catch {
    return undefined;
  }
}

/** Whether a token lets its visit ask for paid calls now. */
export async function isCallToken(
  token: string | undefined,
  holder: TokenHolder,
  secrets: SessionSecrets,
  nowMs: number,
): Promise<boolean> {
  const expected = { audience: holder.brand, subject: describeVisit(holder), currentDate: new Date(nowMs) };
  return (await readToken(token, secrets, expected)) !== undefined;
}

/**
 * Whether a token was given to a page of this brand in this visit, within the day that a lead may wait in a browser. It
 * is the same token that paid calls bring, so a lead carries what the page holds and nothing has to be asked for again
 * before it is sent: not after a restart, not while a secret is rotated.
 */
export async function isLeadToken(
  token: string | undefined,
  holder: Pick<TokenHolder, 'brand' | 'sessionId'>,
  secrets: SessionSecrets,
  nowMs: number,
): Promise<boolean> {
  const expected = { audience: holder.brand, currentDate: new Date(nowMs), clockTolerance: LEAD_GRACE_S };
  const payload = await readToken(token, secrets, expected);
  return payload?.['sid'] === describeSession(holder);
}
