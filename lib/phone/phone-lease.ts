import { isNumber, isRecord, isText } from '@/lib/json/guard';

export interface PhoneLease {
  /** E.164. */
  readonly number: string;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** For a placement that never calls out (specification 7). */
export const DEFAULT_NUMBER_LEASE_SECONDS = 24 * 60 * 60;

/** Undefined when malformed or expired. */
export function parseLease(input: unknown, nowMs: number): PhoneLease | undefined {
  const { number, expiresAt } = isRecord(input) ? input : {};
  const isLease = isText(number) && /^\+1\d{10}$/.test(number) && isNumber(expiresAt) && expiresAt > nowMs;
  return isLease ? { number, expiresAt } : undefined;
}

/** All zeros or missing: never calls out (specification 7). */
export function isPlaceholderPlacement(placementId: string): boolean {
  return /^[0-]*$/.test(placementId);
}
