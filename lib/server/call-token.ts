import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { BrandCode } from '@/lib/brand/brand-code';
import type { CallToken } from '@/lib/calls/ipqs-calls';

const LIFETIME_MS = 5 * 60 * 1000;
const TOKEN = /^([a-z0-9]+)\.(\d{13})\.([\w-]{43})$/;

export interface TokenHolder {
  readonly brand: BrandCode;
  readonly sessionId: string | undefined;
  readonly userAgent: string;
}

function sign({ sessionId = '', userAgent }: TokenHolder, content: string, secret: string): string {
  const holder = createHash('sha256')
    .update(JSON.stringify([sessionId, userAgent]))
    .digest('base64url');
  return createHmac('sha256', `call-token:${secret}`).update(`${content}.${holder}`).digest('base64url');
}

export function createCallToken(holder: TokenHolder, secret: string, nowMs: number): CallToken {
  const expiresAtMs = nowMs + LIFETIME_MS;
  const content = `${holder.brand}.${expiresAtMs}`;
  return { token: `${content}.${sign(holder, content, secret)}`, expiresAt: new Date(expiresAtMs).toISOString() };
}

export function isCallToken(token: string | undefined, holder: TokenHolder, secret: string, nowMs: number): boolean {
  const [, tokenBrand, expiresAtMs, signature] = TOKEN.exec(token ?? '') ?? [];
  if (tokenBrand !== holder.brand || expiresAtMs === undefined || signature === undefined) return false;
  const expected = sign(holder, `${tokenBrand}.${expiresAtMs}`, secret);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) && Number(expiresAtMs) > nowMs;
}
