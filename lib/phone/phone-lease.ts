import { isNumber, isRecord, isText } from '@/lib/json/guard';

export interface PhoneLease {
  /** E.164. */
  readonly number: string;
  /** Unix ms. */
  readonly expiresAt: number;
  /** How long it was given for. */
  readonly lastsMs: number;
}

/** For a placement that never calls out (specification 7). */
export const DEFAULT_NUMBER_LEASE_SECONDS = 24 * 60 * 60;

/** Specification 9. */
const LEASED_MS = 300_000;

/**
 * Undefined when malformed, expired, or further from its end than it ever was: then the clock was set back, and the number
 * may be somebody else's by now. One without a length, of an earlier build, lasts 300 s.
 */
export function parseLease(input: unknown, nowMs: number): PhoneLease | undefined {
  const { number, expiresAt, lastsMs = LEASED_MS } = isRecord(input) ? input : {};
  if (!isText(number) || !/^\+1\d{10}$/.test(number) || !isNumber(expiresAt) || !isNumber(lastsMs)) return undefined;
  return expiresAt > nowMs && expiresAt - nowMs <= lastsMs ? { number, expiresAt, lastsMs } : undefined;
}

/** All zeros or missing: never calls out (specification 7). */
export function isPlaceholderPlacement(placementId: string): boolean {
  return /^[0-]*$/.test(placementId);
}
