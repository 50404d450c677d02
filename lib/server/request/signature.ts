import { createHmac, timingSafeEqual } from 'node:crypto';

const MS_PER_SECOND = 1000;
/** A message may be so old, and a clock so far ahead. */
const TOLERANCE_MS = 300_000;
const MOST_SIGNATURES = 5;

/** What keeps a message from being taken: signed by somebody else, or too long ago. */
export type SignatureFault = 'forged' | 'expired';

function sign(seconds: string, body: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`, 'utf8').update(body).digest();
}

/** The header of a message, as Stripe writes it: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signMessage(body: Uint8Array, secret: string, nowMs: number): string {
  const seconds = String(Math.floor(nowMs / MS_PER_SECOND));
  return `t=${seconds},v1=${sign(seconds, body, secret).toString('hex')}`;
}

/** Undefined for a message of whoever knows the secret, of the last five minutes. Several `v1` are alternatives. */
export function findSignatureFault(
  header: string | null,
  body: Uint8Array,
  secret: string,
  nowMs: number,
): SignatureFault | undefined {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return 'forged';
  const expected = sign(seconds, body, secret);
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' && /^[\da-f]{64}$/i.test(value) ? [value] : []));
  const isTheirs = given
    .slice(0, MOST_SIGNATURES)
    .some((value) => timingSafeEqual(Buffer.from(value, 'hex'), expected));
  if (!isTheirs) return 'forged';
  return Math.abs(nowMs - Number(seconds) * MS_PER_SECOND) > TOLERANCE_MS ? 'expired' : undefined;
}
