import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BrandCode } from '@/lib/brand/brand-code';
import type { CallToken } from '@/lib/calls/ipqs-calls';

const LIFETIME_MS = 5 * 60 * 1000;
const TOKEN = /^([a-z0-9]+)\.(\d{13})\.([\w-]{43})$/;

function sign(content: string, secret: string): string {
  return createHmac('sha256', `call-token:${secret}`).update(content).digest('base64url');
}

/** A proof, good for five minutes, that a page of this brand may ask for paid calls. */
export function createCallToken(brand: BrandCode, secret: string, nowMs: number): CallToken {
  const expiresAtMs = nowMs + LIFETIME_MS;
  const content = `${brand}.${expiresAtMs}`;
  return { token: `${content}.${sign(content, secret)}`, expiresAt: new Date(expiresAtMs).toISOString() };
}

/** Whether we signed the token, for this brand, and its time is not over. */
export function isCallToken(token: string, brand: BrandCode, secret: string, nowMs: number): boolean {
  const [, tokenBrand, expiresAtMs, signature] = TOKEN.exec(token) ?? [];
  if (tokenBrand !== brand || expiresAtMs === undefined || signature === undefined) return false;
  const expected = sign(`${tokenBrand}.${expiresAtMs}`, secret);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) && Number(expiresAtMs) > nowMs;
}
