import { isNumber, isText, shape } from '@/lib/json/guard';

export interface PhoneLease {
  /** E.164. */
  readonly number: string;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** For a placement that never calls out (specification 7). */
export const DEFAULT_NUMBER_LEASE_SECONDS = 24 * 60 * 60;

const isLease = shape<PhoneLease>({ number: isText, expiresAt: isNumber });

/** Undefined when malformed or expired. */
export function parseLease(input: unknown, nowMs: number): PhoneLease | undefined {
  if (!isLease(input) || !/^\+1\d{10}$/.test(input.number)) return undefined;
  const { number, expiresAt } = input;
  return expiresAt > nowMs ? { number, expiresAt } : undefined;
}

/** All zeros or missing: never calls out (specification 7). */
export function isPlaceholderPlacement(placementId: string): boolean {
  return /^[0-]*$/.test(placementId);
}
