import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Compares digests, so that timing reveals neither length nor prefix. */
export function isOperator(headers: Headers, token: string): boolean {
  const [, given] = /^Bearer (\S{1,512})$/i.exec(headers.get('authorization') ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
